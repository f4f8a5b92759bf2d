### Train Rush, reference, Polish.

tile-number = { $id }: { $tile }
hero-text = Miasto: { $city }. Po zagraniu: { $bonus }. Misja liczy: { $resource }.
ref-move = Ruch
ref-track = Zwykłe pole
ref-siding = Bocznica
ref-city = Miasto
ref-tunnel = Tunele i zjazdy
ref-contractor = Kontrahenci
ref-trade = Wagony, kontrakty, czarny rynek
ref-cards = Karty akcji
ref-rail-infrastructure = Infrastruktura
ref-rail-contractor = Kontrahenci
rule-track = Na zwykłym polu nic się nie dzieje.
rule-siding = Kto tu kończy ruch, wykonuje kafel z tym numerem, może załadować przesyłkę i wywołuje punktację strefy dla wszystkich.
rule-tunnel = Tunele i zjazdy prowadzą z jednej pętli na inną. Tunel nie jest polem i nie zużywa punktów ruchu.
rule-zone = Magazyny i stacja przeładunkowa. Gdy pociąg staje na bocznicy: A, każdy wynajęty magazyn przesuwa właściciela o pole na torze kontrahentów tego koloru; B, właściciel stacji idzie o pole na torze infrastruktury za każdy wynajęty magazyn.
rule-contractor = W każdym mieście czeka po jednym kontrahencie każdego państwa. Wynajem przesuwa znacznik o rangę miasta; kontrahent nigdy nie wraca.
rule-cards = Możesz mieć najwyżej { $n } { $n ->
    [one] kartę
    [few] karty
   *[other] kart
}. Akcje od I do IV wykonuje się od góry; żadnej nie można pominąć, ale można przestać.
rule-heroes = Bohatera zagrywa się w regionie jego miasta, dopóki ma ono misję: bonus jest od razu, a na końcu misja liczy jeden surowiec w twoich wagonach.
