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
`;
