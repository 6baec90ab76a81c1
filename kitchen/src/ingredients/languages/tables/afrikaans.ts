export const afrikaansLines = `
2 koppies koekmeel | 2 | koppies | koekmeel
1 koppie strooisuiker | 1 | koppie | strooisuiker
½ k botter | 0.5 | k | botter
2 e olyfolie | 2 | e | olyfolie
1 t vanieljegeursel | 1 | t | vanieljegeursel
3 eetlepels suurlemoensap | 3 | eetlepels | suurlemoensap
1 eetlepel appelkooskonfyt | 1 | eetlepel | appelkooskonfyt
2 teelepels bakpoeier | 2 | teelepels | bakpoeier
¼ teelepel sout | 0.25 | teelepel | sout
'n knippie sout | 1 | knippie | sout
'n handvol vars basiliekruid | 1 | handvol | vars basiliekruid
3 eiers | 3 | | eiers
2 groot eiers, geklits | 2 | | eiers
1 ui, fyngekap | 1 | | ui
2 uie, in ringe gesny | 2 | | uie
3 knoffelhuisies, fyngedruk | 3 | | knoffelhuisies
500 g beesmaalvleis | 500 | g | beesmaalvleis
1 kg aartappels, geskil | 1 | kg | aartappels
250 ml melk | 250 | ml | melk
500 ml hoenderaftreksel | 500 | ml | hoenderaftreksel
1 blikkie (410 g) tamaties | 1 | blikkie | tamaties
1 blik kondensmelk | 1 | blik | kondensmelk
2-3 wortels, gerasper | 2–3 | | wortels
1 pakkie gelatien | 1 | pakkie | gelatien
sout en peper na smaak | | | sout en peper
olie om in te braai | | | olie
4 skywe witbrood | 4 | skywe | witbrood
1 takkie roosmaryn | 1 | takkie | roosmaryn
sap van 1 suurlemoen | 1 | | suurlemoen
1½ koppies bruismeel | 1.5 | koppies | bruismeel
125 g gerasperde cheddarkaas | 125 | g | cheddarkaas
vars pietersielie vir garnering | | | vars pietersielie
250 ml (1 k) koekmeel | 250 | ml | koekmeel
10 ml (2 t) bakpoeier | 10 | ml | bakpoeier
1 groot ui, fyngekap | 1 |  | ui
3 huisies knoffel, fyngedruk | 3 | huisies | knoffel
1,5 kg skaapnek, in skywe gesaag | 1.5 | kg | skaapnek
1 blik (410 g) tamatie-en-uiesmoor | 1 | blik | tamatie-en-uiesmoor
500g beesmaalvleis | 500 | g | beesmaalvleis
2 eetlepels appelkooskonfyt | 2 | eetlepels | appelkooskonfyt
1½ koppies kookwater | 1.5 | koppies | kookwater
'n halwe koppie pitlose rosyne | 0.5 | koppie | pitlose rosyne
4-5 lourierblare | 4–5 |  | lourierblare
125 ml Mrs Ball's-blatjang | 125 | ml | Mrs Ball's-blatjang
1 sny witbrood, in melk geweek | 1 | sny | witbrood
2 ekstragroot eiers, geklits | 2 |  | eiers
1/2 t borrie | 0.5 | t | borrie
1 e matige kerriepoeier | 1 | e | matige kerriepoeier
sonneblomolie vir diepbraai |  |  | sonneblomolie
6 suurlemoenblare (opsioneel) | 6 |  | suurlemoenblare
1 bossie vars koljander, grofgekap | 1 | bossie | vars koljander
100 g botter, by kamertemperatuur | 100 | g | botter
1 blikkie kondensmelk (385 g) | 1 | blikkie | kondensmelk
3 tot 4 medium aartappels, geskil en in blokkies gesny | 3–4 |  | aartappels
1 pakkie Tennis-beskuitjies, fyngedruk | 1 | pakkie | Tennis-beskuitjies
ong. 2 kg boerpampoen, geskil | 2 | kg | boerpampoen
- 2 stokkies kaneel | 2 | stokkies | kaneel
¼ teelepel gemaalde naeltjies | 0.25 | teelepel | gemaalde naeltjies
1 pakkie (10 g) kitsgis | 1 | pakkie | kitsgis
1 kg skaapnek, in stukke gesaag | 1 | kg | skaapnek
500 g boerewors | 500 | g | boerewors
2 e blatjang | 2 | e | blatjang
1 t gemaalde koljander | 1 | t | gemaalde koljander
1½ k bruismeel | 1.5 | k | bruismeel
1 blik (410 g) gebakte boontjies in tamatiesous | 1 | blik | gebakte boontjies in tamatiesous
'n knippie fyn neutmuskaat | 1 | knippie | neutmuskaat
'n halwe koppie stampmielies, oornag geweek | 0.5 | koppie | stampmielies
250ml karringmelk | 250 | ml | karringmelk
1 pakkie kitsgis (10 g) | 1 | pakkie | kitsgis
2–3 lourierblare | 2–3 |  | lourierblare
sout, vars gemaalde swartpeper |  |  | sout
olie vir diepbraai |  |  | olie
1 snoek, gevlek (omtrent 2 kg) | 1 |  | snoek
400 g waterblommetjies, goed gewas | 400 | g | waterblommetjies
2 eetlepels druiweasyn | 2 | eetlepels | druiweasyn
1 bossie koljander, grofgekap | 1 | bossie | koljander
6 snye witbrood, korsies afgesny | 6 | snye | witbrood
`;
