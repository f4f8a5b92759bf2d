credits-about = Autobahn von 2022 mit seinem Solospiel, nach der englischen und der späteren deutschen Spielregel. Die Umrisse der Karte sind von Natural Earth und gemeinfrei.
credits-doubt = Die Kosten der späteren Epochen, die Längen einiger Verbindungen, die festen Werte der Handelsstädte, die Routenkarten und was sie einbringen, die Liefertableaus B bis F und die Solotableaus.
