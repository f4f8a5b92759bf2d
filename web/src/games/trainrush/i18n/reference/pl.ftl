### Train Rush, reference, Polish.

tile-number = { $id }: { $tile }
hero-text = Miasto: { $city }. Po zagraniu: { $bonus }. Misja liczy: { $resource }.
ref-move = Ruch
ref-track = Zwykłe pole
ref-siding = Bocznica
ref-city = Miasto
ref-tunnel = Tunele i Zjazdy
ref-contractor = Kontrahenci
ref-trade = Wagony, Kontrakty, Czarny Rynek
ref-cards = Karty Akcji
ref-rail-infrastructure = Infrastruktura
ref-rail-contractor = Kontrahenci
rule-track = Na zwykłym polu nic się nie dzieje.
rule-siding = Kto tu kończy ruch, wykonuje kafel z tym numerem, może załadować Przesyłkę i wywołuje punktację Strefy dla wszystkich.
rule-tunnel = Tunele i Zjazdy prowadzą z jednej pętli na inną. Tunel nie jest polem i nie zużywa punktów Ruchu.
rule-zone = Magazyny i Stacja Przeładunkowa. Gdy pociąg staje na Bocznicy: A, każdy wynajęty Magazyn przesuwa właściciela o pole na Torze Kontrahentów tego koloru; B, właściciel Stacji idzie o pole na Torze Infrastruktury za każdy wynajęty Magazyn.
rule-contractor = W każdym Mieście czeka po jednym Kontrahencie każdego państwa. Wynajem przesuwa znacznik o rangę Miasta; Kontrahent nigdy nie wraca.
rule-cards = Możesz mieć najwyżej { $n } { $n ->
    [one] kartę
    [few] karty
   *[other] kart
}. Akcje od I do IV wykonuje się od góry; żadnej nie można pominąć, ale można przestać.
rule-heroes = Bohatera zagrywa się w regionie jego Miasta, dopóki ma ono Misję: bonus jest od razu, a na końcu Misja liczy jeden surowiec w twoich Wagonach.
