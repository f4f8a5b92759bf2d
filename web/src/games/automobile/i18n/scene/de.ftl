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
