export const dutchLines = `
2 el olijfolie | 2 | el | olijfolie
1 eetlepel honing | 1 | eetlepel | honing
2 eetlepels citroensap (of limoensap) | 2 | eetlepels | citroensap
1 tl zout | 1 | tl | zout
1,5 tl vanille-extract | 1.5 | tl | vanille-extract
½ tl witte peper | 0.5 | tl | witte peper
1 theelepel kaneel | 1 | theelepel | kaneel
2 theelepels tijm | 2 | theelepels | tijm
200 gr bloem | 200 | gr | bloem
250 g bloem | 250 | g | bloem
150 gram suiker | 150 | gram | suiker
1 kilo aardappelen | 1 | kilo | aardappelen
500 ml melk | 500 | ml | melk
1 liter kippenbouillon | 1 | liter | kippenbouillon
2 dl room | 2 | dl | room
1 teen knoflook | 1 | teen | knoflook
2 teentjes knoflook, geperst | 2 | teentjes | knoflook
5 teentjes look | 5 | teentjes | look
4 takjes tijm | 4 | takjes | tijm
2 takjes rozemarijn | 2 | takjes | rozemarijn
4 blaadjes laurier | 4 | blaadjes | laurier
1 bosje peterselie | 1 | bosje | peterselie
1 blik tomatenblokjes | 1 | blik | tomatenblokjes
½ blikje tomaatstukjes | 0.5 | blikje | tomaatstukjes
1 pakje roomkaas | 1 | pakje | roomkaas
1 zakje vanillesuiker | 1 | zakje | vanillesuiker
2 plakjes ham | 2 | plakjes | ham
3 sneetjes brood | 3 | sneetjes | brood
1 snufje zout | 1 | snufje | zout
een snufje nootmuskaat | 1 | snufje | nootmuskaat
1 scheutje madeirawijn | 1 | scheutje | madeirawijn
1 handje rucola | 1 | handje | rucola
2 stengels bleekselderij | 2 | stengels | bleekselderij
1 krop sla | 1 | krop | sla
2 bolletjes mozzarella | 2 | bolletjes | mozzarella
3 eierdooiers | 3 | | eierdooiers
2 eieren | 2 | | eieren
2 eiwitten | 2 | | eiwitten
1 ei, losgeklopt | 1 | | ei
1 citroen | 1 | | citroen
1 kleine rode ui | 1 | | rode ui
2 grote wortels | 2 | | wortels
1 ui, gesnipperd | 1 | | ui
2 avocado's | 2 | | avocado's
20 kippenvleugels | 20 | | kippenvleugels
halve komkommer | 0.5 | | komkommer
een halve citroen | 0.5 | | citroen
2 à 3 tomaten | 2–3 | | tomaten
2 tot 3 lente-uitjes | 2–3 | | lente-uitjes
4-5 aardappels | 4–5 | | aardappels
zout | | | zout
peper en zout | | | peper en zout
peper | | | peper
olijfolie | | | olijfolie
nootmuskaat | | | nootmuskaat
boter, om in te vetten | | | boter
olie om in te bakken | | | olie
wat verse basilicum | | | verse basilicum
ca. 300 g spinazie | 300 | g | spinazie
75 gr roomboter | 75 | gr | roomboter
100 g geraspte kaas | 100 | g | kaas
50 g gesmolten boter | 50 | g | boter
200 g zuurkool, uitgelekt en fijngesneden | 200 | g | zuurkool
7 gr gedroogde gist | 7 | gr | gedroogde gist
17 g verse gist (of 7 g gedroogde gist) | 17 | g | verse gist
225 gr biscuits (Maria biscuits) | 225 | gr | biscuits
1 el fijngehakte peterselie | 1 | el | peterselie
125 gr zelfrijzend bakmeel | 125 | gr | zelfrijzend bakmeel
1 snuifje peper | 1 | snuifje | peper
1 dopje azijn | 1 | dopje | azijn
sap van 2 limoenen | 2 | | limoenen
rasp van een halve citroen | 0.5 | | citroen
30 +20 gr suiker | 30 | gr | suiker
60 g boter of 4 el olie | 60 | g | boter
1 blik hele gepelde tomaten | 1 | blik | hele gepelde tomaten
2 tomaten, gesnipperd | 2 | | tomaten
300 gr bloem | 300 | gr | bloem
250 g zelfrijzend bakmeel | 250 | g | zelfrijzend bakmeel
1 tl kaneel | 1 | tl | kaneel
1 theelepel gemberpoeder | 1 | theelepel | gemberpoeder
3 eetlepels ketjap manis | 3 | eetlepels | ketjap manis
1 volle eetlepel honing | 1 | eetlepel | honing
2 afgestreken tl bakpoeder | 2 | tl | bakpoeder
snufje zout | | snufje | zout
een snufje zout | 1 | snufje | zout
peper en zout naar smaak | | | peper en zout
zout en versgemalen peper | | | zout en versgemalen peper
1 zakje gedroogde gist (7 g) | 1 | zakje | gedroogde gist
2 tenen knoflook, fijngehakt | 2 | tenen | knoflook
2 teentjes knoflook | 2 | teentjes | knoflook
1 teen knoflook, geperst | 1 | teen | knoflook
1 grote ui, gesnipperd | 1 | | ui
2 rode uien in ringen | 2 | | rode uien
1 blik tomatenblokjes (400 g) | 1 | blik | tomatenblokjes
1 blikje tomatenpuree | 1 | blikje | tomatenpuree
1 pot kikkererwten, uitgelekt | 1 | pot | kikkererwten
500 g rundergehakt | 500 | g | rundergehakt
4 kipfilets van ca. 150 g | 4 | | kipfilets
1 dl slagroom | 1 | dl | slagroom
200 ml kookroom | 200 | ml | kookroom
½ liter groentebouillon | 0.5 | liter | groentebouillon
1 bouillonblokje | 1 | | bouillonblokje
½ bos koriander, grof gehakt | 0.5 | bos | koriander
enkele takjes tijm | | takjes | tijm
1 laurierblaadje | 1 | | laurierblaadje
sap van 1 citroen | 1 | | citroen
rasp van een halve limoen | 0.5 | | limoen
het sap van een halve citroen | 0.5 | | citroen
3 eieren (maat M) | 3 | | eieren
1 losgeklopt ei | 1 | | ei
50 g boter + extra om in te vetten | 50 | g | boter
100 g roomboter, op kamertemperatuur | 100 | g | roomboter
75 g geraspte oude kaas | 75 | g | oude kaas
1 bol mozzarella | 1 | bol | mozzarella
1 stronk broccoli | 1 | stronk | broccoli
1 struik bleekselderij | 1 | struik | bleekselderij
3 cm verse gember, geraspt | 3 | cm | verse gember
stukje gember van 2 cm | | stukje | gember
6 plakjes bladerdeeg | 6 | plakjes | bladerdeeg
4 sneetjes oud brood | 4 | sneetjes | oud brood
een handje rucola | 1 | handje | rucola
handvol pijnboompitten, geroosterd | | handvol | pijnboompitten
1 kg kruimige aardappelen | 1 | kg | kruimige aardappelen
2 à 3 wortels | 2–3 | | wortels
1-2 rode pepers, zonder zaadjes | 1–2 | | rode pepers
zonnebloemolie om te frituren | | | zonnebloemolie
poedersuiker voor de garnering | | | poedersuiker
scheutje witte wijn | | scheutje | witte wijn
een flinke scheut rode wijn | 1 | scheut | rode wijn
150 g spekblokjes | 150 | g | spekblokjes
ongeveer 1,5 kg mosselen | 1.5 | kg | mosselen
2 eetlepels Honig maizena | 2 | eetlepels | Honig maizena
1 blik tomatenblokjes (400 gram) | 1 | blik | tomatenblokjes
1 teen knoflook, fijngesneden | 1 | teen | knoflook
500 gram rundergehakt | 500 | gram | rundergehakt
1 snufje kaneel | 1 | snufje | kaneel
2 el (olijf)olie | 2 | el | olijfolie
1 pakje roomboter (250 g) | 1 | pakje | roomboter
sap van een halve citroen | 0.5 | | citroen
3 middelgrote uien | 3 | | uien
1 bosje verse koriander | 1 | bosje | verse koriander
ca. 1 kilo kruimige aardappelen | 1 | kilo | kruimige aardappelen
1 zakje bakpoeder | 1 | zakje | bakpoeder
2-3 takjes tijm | 2–3 | takjes | tijm
200 ml slagroom | 200 | ml | slagroom
1 rode paprika in blokjes | 1 | | rode paprika
een handvol rucola | 1 | handvol | rucola
4 plakjes ontbijtspek | 4 | plakjes | ontbijtspek
1/2 komkommer | 0.5 | | komkommer
150 g geraspte oude kaas | 150 | g | oude kaas
1 theelepel gemalen komijn | 1 | theelepel | gemalen komijn
1 groentebouillonblokje | 1 | | groentebouillonblokje
2 dl kokosmelk | 2 | dl | kokosmelk
1 flinke scheut witte wijn | 1 | scheut | witte wijn
rasp van 1 limoen | 1 | | limoen
125 gram suiker + extra om te bestrooien | 125 | gram | suiker
1 potje pesto | 1 | potje | pesto
1 stuk gember van 2 cm, geraspt | 1 | stuk | gember
6 eieren (maat M) | 6 | | eieren
250 gr champignons, in plakjes | 250 | gr | champignons
1,5 liter water | 1.5 | liter | water
1 el sojasaus of ketjap | 1 | el | sojasaus of ketjap
2 bosuitjes, in ringetjes | 2 | | bosuitjes
300 gram zelfrijzend bakmeel, gezeefd | 300 | gram | zelfrijzend bakmeel
1 laurierblad | 1 | | laurierblad
1 eetl. azijn | 1 | eetl | azijn
1 el citroensap, vers geperst | 1 | el | citroensap
2 tenen knoflook, geperst | 2 | tenen | knoflook
400 g kipfilet in reepjes | 400 | g | kipfilet
halve rode ui | 0.5 | | rode ui
1 rol bladerdeeg uit de koeling | 1 | rol | bladerdeeg
flinke snuf zout | | snuf | zout
250 g (ongekookte) rijst | 250 | g | rijst
6 à 8 aardappels | 6–8 | | aardappels
1 groot blik kikkererwten (800 g) | 1 | blik | kikkererwten
boter om in te vetten | | | boter
1 citroen (rasp en sap) | 1 | | citroen
2 kipfilets van ca. 150 gram | 2 | | kipfilets
1 el tomatenpuree | 1 | el | tomatenpuree
2 winterpenen, in plakken | 2 | | winterpenen
150 gram (rauwe) ham | 150 | gram | ham
1 dl droge witte wijn | 1 | dl | droge witte wijn
3 eetlepels olijfolie, plus extra | 3 | eetlepels | olijfolie
1/2 bosje bieslook, fijngeknipt | 0.5 | bosje | bieslook
4 sneetjes witbrood zonder korst | 4 | sneetjes | witbrood
2 theelepels ras el hanout | 2 | theelepels | ras el hanout
`;
