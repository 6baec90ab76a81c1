export const hungarianLines = `
50 dkg finomliszt | 50 | dkg | finomliszt
25 dkg cukor | 25 | dkg | cukor
1 kg burgonya | 1 | kg | burgonya
200 g vaj | 200 | g | vaj
2 dl tej | 2 | dl | tej
2,5 dl tejszín | 2.5 | dl | tejszín
1 l húsleves | 1 | l | húsleves
2 ek olívaolaj | 2 | ek | olívaolaj
3 ek. cukor | 3 | ek | cukor
1 evőkanál méz | 1 | evőkanál | méz
1 tk só | 1 | tk | só
½ tk őrölt bors | 0.5 | tk | őrölt bors
1 teáskanál fahéj | 1 | teáskanál | fahéj
1 kiskanál pirospaprika | 1 | kiskanál | pirospaprika
3 tojás | 3 | | tojás
3 db tojás | 3 | db | tojás
2 tojássárgája | 2 | | tojássárgája
1 fej vöröshagyma | 1 | fej | vöröshagyma
2 fej hagyma, apróra vágva | 2 | fej | hagyma
3 gerezd fokhagyma | 3 | gerezd | fokhagyma
2 gerezd fokhagyma, zúzott | 2 | gerezd | fokhagyma
1 csipet só | 1 | csipet | só
csipetnyi só | | csipetnyi | só
1 csomag sütőpor | 1 | csomag | sütőpor
1 csomag vaníliás cukor | 1 | csomag | vaníliás cukor
1 csokor petrezselyem | 1 | csokor | petrezselyem
4 szelet sonka | 4 | szelet | sonka
1 doboz tejföl | 1 | doboz | tejföl
2-3 szál sárgarépa | 2–3 | szál | sárgarépa
só, bors ízlés szerint | | | só, bors
olaj a sütéshez | | | olaj
fél citrom leve | 0.5 | | citrom leve
2 fej vöröshagyma, apróra vágva | 2 | fej | vöröshagyma
3 gerezd fokhagyma (zúzott) | 3 | gerezd | fokhagyma
1 ek fűszerpaprika | 1 | ek | fűszerpaprika
1 tk őrölt kömény | 1 | tk | őrölt kömény
fél teáskanál szódabikarbóna | 0.5 | teáskanál | szódabikarbóna
egy csipet só | 1 | csipet | só
1 kg marhalábszár, kockázva | 1 | kg | marhalábszár
2 db TV paprika | 2 | db | TV paprika
1 nagy paradicsom | 1 |  | paradicsom
2,5 dl langyos tej | 2.5 | dl | tej
2 dkg friss élesztő | 2 | dkg | friss élesztő
1 doboz tejföl (20%-os, 330 g) | 1 | doboz | tejföl
1/2 csokor petrezselyem | 0.5 | csokor | petrezselyem
2-3 evőkanál sertészsír | 2–3 | evőkanál | sertészsír
4 szelet csirkemellfilé | 4 | szelet | csirkemellfilé
1 citrom reszelt héja | 1 |  | citrom
másfél bögre búzadara | 1.5 | bögre | búzadara
15 dkg trappista sajt reszelve | 15 | dkg | trappista sajt
2 szál sárgarépa | 2 | szál | sárgarépa
1 konzerv kukorica, lecsöpögtetve | 1 | konzerv | kukorica
kb. 250g zsíros túró | 250 | g | zsíros túró
3 tojás (M-es) | 3 |  | tojás
1 púpozott evőkanál cukrozatlan kakaópor | 1 | evőkanál | cukrozatlan kakaópor
1 szál kolbász (csípős, elhagyható) | 1 | szál | kolbász
10 szem egész bors | 10 | szem | egész bors
vaj - 100 gr., szobahőmérsékletű | 100 | gr | vaj
80 dkg marhalábszár, kockázva | 80 | dkg | marhalábszár
1 púpozott evőkanál sertészsír | 1 | evőkanál | sertészsír
2 ek édesnemes pirospaprika | 2 | ek | édesnemes pirospaprika
1 csomag szárított élesztő (7 g) | 1 | csomag | szárított élesztő
2–3 gerezd fokhagyma, zúzva | 2–3 | gerezd | fokhagyma
1 kis doboz sűrített paradicsom (70 g) | 1 | doboz | sűrített paradicsom
egy csipet őrölt szerecsendió | 1 | csipet | őrölt szerecsendió
fél csokor kapor, finomra vágva | 0.5 | csokor | kapor
1 szál gyulai kolbász | 1 | szál | gyulai kolbász
30 dkg csirkemáj (lehet zúza is) | 30 | dkg | csirkemáj
2 dl 20%-os tejföl | 2 | dl | 20%-os tejföl
1 db ponty (kb. 1,5 kg), beirdalva | 1 | db | ponty
1 bögre vöröslencse | 1 | bögre | vöröslencse
10dkg tökmag, durvára darálva | 10 | dkg | tökmag
1 tk. zselatinpor | 1 | tk | zselatinpor
2 db szikkadt zsemle, tejbe áztatva | 2 | db | szikkadt zsemle
1,5 dl bodzaszörp | 1.5 | dl | bodzaszörp
Juhtúró: 25 dkg | 25 | dkg | Juhtúró
`;
