### Autobahn, reference, Polish.

office-capacity = Miejsca: { $two } w grze dwuosobowej, { $three } w trzyosobowej, { $four } w czteroosobowej.
ref-actions = Akcje
ref-bonuses = Akcje bonusowe
ref-cards = Karty akcji
ref-cities = Wartości miast
ref-row = Rząd { $n } technologii
ref-refresh = Weź zagrane karty na rękę
ref-tile = Użyj kafelka bonusu
ref-play = Zagraj kartę
ref-supply = Pracownicy
rule-claim = Na początku swojej tury możesz odebrać jeden bonus zdobyty wcześniejszą dostawą pożądanego towaru. Do tego czasu czeka na twojej planszy dostawy.
rule-play = Połóż kartę z ręki nad polem akcji i wykonaj tę akcję na autostradzie w kolorze karty. Zamiast tego możesz wziąć zagrane karty na rękę albo odebrać fundusze.
rule-refresh = Zamiast zagrać kartę: weź na rękę wszystkie zagrane karty i zyskaj { $refresh } DM za każdą. Jeśli na koniec tury nie masz kart na ręce, też je bierzesz, ale bez pieniędzy.
rule-funding = Raz na erę, zamiast zagrać kartę: postaw pracownika na panelu i weź { $money }. Pracownik zostaje tam do końca.
rule-tile = Raz na turę, w dowolnej chwili swojej akcji: wykonaj to, co pokazuje kafelek, i odrzuć go. Kafelka z dostawy możesz użyć od następnej tury.
rule-supply = Każdy ma ich { $n }. Kto musi posadzić pracownika, a nie ma żadnego w zasobach, zabiera z poczekalni { $back }, sadza jednego z nich i jednego awansuje.
rule-display = Leży tu pięć odkrytych kart: w erze 1 i 2 ulepszone, w erze 3 zaawansowane. W miejsce wziętej wchodzi karta z talii.
rule-track = Każdy krok rozwoju przesuwa twój znacznik o jedno pole. Każdy bonus, na który trafi lub który minie, jest twój od razu. Po ostatnim polu jedzie się dalej w pętli.
tile-count = { $n ->
    [one] W grze jest jeden taki kafelek.
    [few] W grze są { $n } takie kafelki.
   *[many] W grze jest { $n } takich kafelków.
}
ref-trucks = Jazda
rule-trucks = Po zagraniu karty ciężarówki stojące na jej kolorze mogą jechać każdą zbudowaną drogą, a liczba kroków to { $one } w erze 1, { $two } w erze 2, { $three } w erze 3, z drogi dwujezdniowej o jeden więcej. Mogą mijać inne ciężarówki, ale nie stawać na tej samej sekcji.
rule-eras = Każda era ma swój stos sekcji, koszty, fundusze i liczbę kroków ciężarówek. Kończy się turą, w której powstaje jej ostatnia sekcja; w erze 3 każdy ma potem jeszcze jedną turę.
rule-tokens = Każdy kolor prócz czarnego ma jeden: odblokowuje technologię, gdy zagrasz kartę tego koloru nad polem „Odblokuj technologię”. Dodatkowe wykorzystują tylko bonusy.
rule-service-employee = Twój pracownik zajmuje miejsce w biurze autostrady, przy której stoi ulepszona stacja.
rule-service-funding = Dostajesz fundusze tej ery, jeśli nie zostały jeszcze odebrane.
rule-service-pick_up = Bierzesz na rękę wszystkie zagrane karty, bez pieniędzy.
autobot-more = Każdy kolejny kafelek: { $bonus }
autobot-about = Karta koloru mówi, na której autostradzie, a karta zadania, co się tam dzieje. Najpierw rozpatruje się kolejkę zadań, od najwyższej wartości; zadania niewykonalne trafiają do kolejki. Potem jego ciężarówki jadą do swoich celów, bez względu na kolor. Autobot nie płaci i nie potrzebuje technologii: jego pracownicy docierają w erze 1 na 1. piętro, w erze 2 na 2., a w erze 3 na każde. Nigdy nie punktuje działu „Finanse”.
solo-side-easy = Łatwa strona planszy solo.
solo-side-hard = Trudna strona planszy solo.
level-name = Poziom { $n }
level-extra_step = Jego ciężarówki jadą o krok dalej.
level-develop_on_pass = Rozwój 1 za każdym razem, gdy twoje ciężarówki mijają jego stację.
level-develop_on_skip = Rozwój 1 za każdym razem, gdy pomija turę.
level-promotions = Awanse na koniec er 1, 2 i 3: { $n }.
