credits-about = Gra znana jako Kraftwagen; polskie wydanie z 2016 roku nosi tytuł Automobile. Początki motoryzacji. Jego instrukcja to jedyny tekst, jaki mieliśmy, razem z bonusowymi żetonami akcji.
credits-doubt = Liczba pól okrążenia, cztery z dziesięciu żetonów akcji, liczba kart badań każdego rodzaju, drugie symbole żetonów startowych i górne połowy bonusowych żetonów akcji.
