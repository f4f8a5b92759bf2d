credits-about = Autobahn z 2022 roku z trybem solo, według instrukcji angielskiej i późniejszej niemieckiej. Zarysy na mapie pochodzą z Natural Earth i należą do domeny publicznej.
credits-doubt = Koszty późniejszych er, długości niektórych odcinków, stałe wartości miast handlowych, karty tras i ich nagrody, plansze dostaw od B do F oraz plansze solo.
