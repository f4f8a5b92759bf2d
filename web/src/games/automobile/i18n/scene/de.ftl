### Automobile, scene, German.

scene-book = Verkaufsbuch
scene-benz = { $name } nutzt Benz: noch ein Käufer
scene-none = Für ihn ist kein Wagen übrig
scene-unsold = { $name }: kein Käufer für den Wagen zu { $price }
scene-today = Heute
ask-body = Wer hat die beste Karosserie?
ask-engine = Wer hat den stärksten Motor?
ask-prestige = Wer hat die meisten Arbeiter?
ask-price = Wer hat den niedrigsten Preis?
compare-sold = verkauft
compare-cheaper = verkauft: billiger
compare-dearer = gleich gut, aber teurer
compare-less = zu wenig
compare-price = zu teuer
stand-title = So endete das Rennen
stand-place = Platz
stand-way = Stand
stand-for-place = für den Platz
stand-for-laps = für Runden
stand-sum = zusammen
stand-nobody = ein Wagen, den niemand fährt
stand-laps = { $laps ->
    [0] keine Runde
    [one] eine Runde
   *[other] { $laps } Runden
}
stand-at = { $laps ->
    [0] keine Runde
    [one] eine Runde
   *[other] { $laps } Runden
}, Feld { $space }
stand-rule = Die Plätze 1, 2 und 3 bringen { $places }; Runden bringen { $laps }, jede weitere { $more } mehr.
