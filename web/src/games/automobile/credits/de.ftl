credits-about = Bekannt als Kraftwagen; Automobile heißt die polnische Ausgabe von 2016, nach deren Spielregel, dem einzigen Text, den wir hatten, mit den Bonus-Aktionsplättchen.
credits-doubt = Die Felder einer Runde, vier der zehn Aktionsplättchen, wie viele Forschungskarten es von jeder Art gibt, die zweiten Symbole der Startplättchen und die oberen Hälften der Bonusplättchen.
