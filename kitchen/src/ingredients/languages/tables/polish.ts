export const polishLines = `
2 łyżki oliwy | 2 | łyżki | oliwy
1 łyżka miodu | 1 | łyżka | miodu
3 łyżki oleju rzepakowego | 3 | łyżki | oleju rzepakowego
1 łyżeczka soli | 1 | łyżeczka | soli
1/2 łyżeczki cynamonu | 0.5 | łyżeczki | cynamonu
½ łyżeczki pieprzu | 0.5 | łyżeczki | pieprzu
1,5 łyżeczki proszku do pieczenia | 1.5 | łyżeczki | proszku do pieczenia
pół łyżeczki kurkumy | 0.5 | łyżeczki | kurkumy
1 szklanka mąki | 1 | szklanka | mąki
2 szklanki mleka | 2 | szklanki | mleka
1/2 szklanki cukru | 0.5 | szklanki | cukru
pół szklanki wody | 0.5 | szklanki | wody
półtorej szklanki ryżu | 1.5 | szklanki | ryżu
500 g mąki pszennej | 500 | g | mąki pszennej
250 g twarogu | 250 | g | twarogu
20 dag szynki | 20 | dag | szynki
1 kg ziemniaków | 1 | kg | ziemniaków
1,5 kg kapusty | 1.5 | kg | kapusty
300 ml śmietanki | 300 | ml | śmietanki
1 litr bulionu | 1 | litr | bulionu
1 l wody | 1 | l | wody
1 ząbek czosnku | 1 | ząbek | czosnku
2 ząbki czosnku, przeciśnięte | 2 | ząbki | czosnku
3 gałązki tymianku | 3 | gałązki | tymianku
2 liście laurowe | 2 | | liście laurowe
1 pęczek koperku | 1 | pęczek | koperku
pęczek pietruszki | | pęczek | pietruszki
1 puszka pomidorów | 1 | puszka | pomidorów
1 puszka krojonych pomidorów | 1 | puszka | krojonych pomidorów
1 słoik ogórków | 1 | słoik | ogórków
1 opakowanie makaronu | 1 | opakowanie | makaronu
1 opakowanie cukru waniliowego (16 g) | 1 | opakowanie | cukru waniliowego
1 szczypta soli | 1 | szczypta | soli
szczypta gałki muszkatołowej | | szczypta | gałki muszkatołowej
4 plastry szynki | 4 | plastry | szynki
2 kromki chleba | 2 | kromki | chleba
1 kostka masła | 1 | kostka | masła
1 garść rukoli | 1 | garść | rukoli
5 ziaren ziela angielskiego | 5 | ziaren | ziela angielskiego
2 jajka | 2 | | jajka
3 żółtka | 3 | | żółtka
1 jajko, roztrzepane | 1 | | jajko
1 cebula | 1 | | cebula
1 duża cebula | 1 | | cebula
1 mała cukinia | 1 | | cukinia
1 cebula, drobno posiekana | 1 | | cebula
1 cebula pokrojona w kostkę | 1 | | cebula
2 marchewki starte | 2 | | marchewki
2 średnie marchewki | 2 | | marchewki
1 czerwona papryka | 1 | | czerwona papryka
3-4 pomidory | 3–4 | | pomidory
2–3 jabłka | 2–3 | | jabłka
2 do 3 bananów | 2–3 | | bananów
pół cytryny | 0.5 | | cytryny
dwa jajka | 2 | | jajka
sól | | | sól
sól i pieprz | | | sól i pieprz
sól i pieprz do smaku | | | sól i pieprz
sól, pieprz | | | sól
olej do smażenia | | | olej
masło do formy | | | masło
natka pietruszki do dekoracji | | | natka pietruszki
około 300 g szpinaku | 300 | g | szpinaku
ok. 200 g sera | 200 | g | sera
100 g startego sera | 100 | g | sera
50 g roztopionego masła | 50 | g | masła
2 łyżki posiekanej natki pietruszki | 2 | łyżki | natki pietruszki
1 łyżka soku z cytryny | 1 | łyżka | soku z cytryny
kilka listków bazylii | | listków | bazylii
sok z 1 limonki | 1 | | limonki
sok z połowy pomarańczy | 0.5 | | pomarańczy
skórka otarta z 1 cytryny | 1 | | cytryny
proszek do pieczenia | | | proszek do pieczenia
płaska łyżeczka sody do pieczenia | | łyżeczka | sody do pieczenia
400 g mięsa mielonego | 400 | g | mięsa mielonego
2 garście szpinaku | 2 | garście | szpinaku
100 g masła lub 80 ml oleju | 100 | g | masła
1 karton śmietanki | 1 | karton | śmietanki
2 szklanki mąki pszennej tortowej | 2 | szklanki | mąki pszennej tortowej
5 szklanek wody | 5 | szklanek | wody
po 1/2 szklanki cukru i mleka | 0.5 | szklanki | cukru i mleka
3/4 szklanki oleju | 0.75 | szklanki | oleju
1 i 1/2 szklanki mleka | 1.5 | szklanki | mleka
półtorej szklanki mąki | 1.5 | szklanki | mąki
2 łyżki masła | 2 | łyżki | masła
1 łyżka cukru waniliowego | 1 | łyżka | cukru waniliowego
5 łyżek śmietany 18% | 5 | łyżek | śmietany 18%
1 płaska łyżeczka proszku do pieczenia | 1 | łyżeczka | proszku do pieczenia
2 czubate łyżki kakao | 2 | łyżki | kakao
1 czubata łyżeczka soli | 1 | łyżeczka | soli
pół łyżeczki sody oczyszczonej | 0.5 | łyżeczki | sody oczyszczonej
1/3 łyżeczki gałki muszkatołowej | 0.3333333333333333 | łyżeczki | gałki muszkatołowej
250 g masła, miękkiego | 250 | g | masła
25 dag mąki | 25 | dag | mąki
20 dkg cukru pudru | 20 | dkg | cukru pudru
10 dag startego żółtego sera | 10 | dag | żółtego sera
ok. 600 g piersi z kurczaka | 600 | g | piersi z kurczaka
około 1,5 litra bulionu warzywnego | 1.5 | litra | bulionu warzywnego
500 ml bulionu | 500 | ml | bulionu
1 l mleka | 1 | l | mleka
4 jajka | 4 | | jajka
3 jaja (rozmiar M) | 3 | | jaja
5 żółtek | 5 | | żółtek
2 białka | 2 | | białka
2 średnie marchewki, starte na tarce | 2 | | marchewki
1 mała cukinia, pokrojona w kostkę | 1 | | cukinia
2 ząbki czosnku | 2 | ząbki | czosnku
3 ząbki czosnku, przeciśnięte przez praskę | 3 | ząbki | czosnku
5 ząbków czosnku | 5 | ząbków | czosnku
garść rodzynek | | garść | rodzynek
1 garść orzechów włoskich | 1 | garść | orzechów włoskich
szczypta soli | | szczypta | soli
2 szczypty cynamonu | 2 | szczypty | cynamonu
świeżo mielony pieprz | | | pieprz
pieprz wg uznania | | | pieprz
cukier według uznania | | | cukier
natka pietruszki do posypania | | | natka pietruszki
masło do wysmarowania formy | | | masło
sok z 1 cytryny | 1 | | cytryny
sok z połowy cytryny | 0.5 | | cytryny
skórka otarta z 1 pomarańczy | 1 | | pomarańczy
1 opakowanie drożdży suchych (7 g) | 1 | opakowanie | drożdży suchych
1 op. serka mascarpone | 1 | op | serka mascarpone
1 puszka pomidorów krojonych (400 g) | 1 | puszka | pomidorów krojonych
1 słoik suszonych pomidorów | 1 | słoik | suszonych pomidorów
1/2 pęczka natki pietruszki | 0.5 | pęczka | natki pietruszki
1 kostka rosołowa | 1 | | kostka rosołowa
2 listki laurowe | 2 | | listki laurowe
3 ziarna ziela angielskiego | 3 | ziarna | ziela angielskiego
kilka gałązek tymianku | | gałązek | tymianku
2 gałązki rozmarynu | 2 | gałązki | rozmarynu
6 plastrów boczku wędzonego | 6 | plastrów | boczku wędzonego
2-3 szt. papryki czerwonej | 2–3 | szt | papryki czerwonej
1 szt. cebuli czerwonej | 1 | szt | cebuli czerwonej
1 torebka cukru wanilinowego | 1 | torebka | cukru wanilinowego
4 liście kapusty pekińskiej | 4 | liście | kapusty pekińskiej
kawałek świeżego imbiru (2 cm) | | kawałek | świeżego imbiru
200 g sera feta | 200 | g | sera feta
1 mozzarella (125 g) | 1 | | mozzarella
Mąka pszenna - 500 g | 500 | g | Mąka pszenna
masło 82% – 100 g | 100 | g | masło 82%
kilka kropel aromatu waniliowego | | kropel | aromatu waniliowego
1 kieliszek wódki | 1 | kieliszek | wódki
3 łyżki oliwy z oliwek | 3 | łyżki | oliwy z oliwek
1 łyżeczka proszku do pieczenia | 1 | łyżeczka | proszku do pieczenia
1 puszka krojonych pomidorów (400 g) | 1 | puszka | krojonych pomidorów
2 ząbki czosnku, przeciśnięte przez praskę | 2 | ząbki | czosnku
pół pęczka natki pietruszki | 0.5 | pęczka | natki pietruszki
200 ml śmietanki kremówki 30% | 200 | ml | śmietanki kremówki 30%
1 opakowanie drożdży instant (7 g) | 1 | opakowanie | drożdży instant
ok. 500 g ziemniaków | 500 | g | ziemniaków
4 jajka (rozmiar M) | 4 | | jajka
1 kubek jogurtu naturalnego | 1 | kubek | jogurtu naturalnego
150 g startego sera żółtego | 150 | g | sera żółtego
2-3 marchewki | 2–3 | | marchewki
garść świeżego szpinaku | | garść | świeżego szpinaku
75 g miękkiego masła | 75 | g | masła
1 laska wanilii | 1 | laska | wanilii
6 plastrów boczku | 6 | plastrów | boczku
1/2 szklanki mleka lub wody | 0.5 | szklanki | mleka lub wody
1 kg karkówki wieprzowej | 1 | kg | karkówki wieprzowej
1 słoik ogórków kiszonych | 1 | słoik | ogórków kiszonych
2 l wody | 2 | l | wody
1 kostka masła (200 g) | 1 | kostka | masła
1,5 łyżki miodu | 1.5 | łyżki | miodu
1 płaska łyżeczka cynamonu | 1 | łyżeczka | cynamonu
100 g rozpuszczonej czekolady | 100 | g | czekolady
250 g sera mascarpone Piątnica | 250 | g | sera mascarpone Piątnica
1 korzeń pietruszki | 1 | | korzeń pietruszki
kilka kropli soku z cytryny | | kropli | soku z cytryny
cukier puder do posypania | | | cukier puder
1 pierś z kurczaka (ok. 300 g) | 1 | | pierś z kurczaka
2 łyżki posiekanego koperku | 2 | łyżki | koperku
1 szklanka (250 ml) mleka | 1 | szklanka | mleka
300 g filetu z kurczaka | 300 | g | filetu z kurczaka
1 łyżka mąki ziemniaczanej z górką | 1 | łyżka | mąki ziemniaczanej
1 główka czosnku | 1 | główka | czosnku
200 g twarogu półtłustego | 200 | g | twarogu półtłustego
2 czerwone cebule, pokrojone w piórka | 2 | | czerwone cebule
4-5 łyżek cukru | 4–5 | łyżek | cukru
kilka listków świeżej bazylii | | listków | świeżej bazylii
1 kg ziemniaków, obranych | 1 | kg | ziemniaków
2 łyżki śmietany 18% | 2 | łyżki | śmietany 18%
1/2 łyżeczki mielonego kminu | 0.5 | łyżeczki | mielonego kminu
100 g boczku wędzonego w plastrach | 100 | g | boczku wędzonego
pieprz czarny mielony | | | pieprz czarny mielony
`;
