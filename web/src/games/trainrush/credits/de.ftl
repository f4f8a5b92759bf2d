credits-about = Nach der polnischen Spielregel eines Prototyps, ohne deren Bilder. Das Spiel in der Schachtel kann davon abweichen, in den Regeln wie in den Zahlen.
credits-doubt = Der Plan, die Schritte und Kohlen der Aktionskarten, die Werte der Fortschrittsleisten, die Bonusfelder, die Punkte der Aufträge und Sonderwagen, die Staffel der Missionen und die meisten Namen von Städten und Helden.
