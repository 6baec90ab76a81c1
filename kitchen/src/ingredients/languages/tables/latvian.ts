export const latvianLines = `
500 g miltu | 500 | g | miltu
250 g cukura | 250 | g | cukura
1 kg kartupeļu | 1 | kg | kartupeļu
200 ml piena | 200 | ml | piena
1 l ūdens | 1 | l | ūdens
2 ēdamkarotes eļļas | 2 | ēdamkarotes | eļļas
1 ēdamkarote medus | 1 | ēdamkarote | medus
3 ēd. k. skābā krējuma | 3 | ēd. k | skābā krējuma
1 tējkarote sāls | 1 | tējkarote | sāls
½ tējkarotes kanēļa | 0.5 | tējkarotes | kanēļa
1 tējk. sodas | 1 | tējk | sodas
1 glāze miltu | 1 | glāze | miltu
2 glāzes rīsu | 2 | glāzes | rīsu
3 olas | 3 | | olas
2 gab. burkāni | 2 | gab | burkāni
1 sīpols, smalki sagriezts | 1 | | sīpols
2 ķiploka daiviņas | 2 | daiviņas | ķiploka
3 daiviņas ķiploka, sasmalcinātas | 3 | daiviņas | ķiploka
šķipsniņa sāls | | šķipsniņa | sāls
1 šķipsniņa cukura | 1 | šķipsniņa | cukura
1 saišķis pētersīļu | 1 | saišķis | pētersīļu
1 paciņa cepamā pulvera | 1 | paciņa | cepamā pulvera
1 bundža tomātu | 1 | bundža | tomātu
4 šķēles maizes | 4 | šķēles | maizes
2-3 burkāni | 2–3 | | burkāni
1 krūze piena | 1 | krūze | piena
sāls un pipari pēc garšas | | | sāls un pipari
eļļa cepšanai | | | eļļa
sauja riekstu | | sauja | riekstu
100 g rīvēta siera | 100 | g | siera
150 ml saldā krējuma | 150 | ml | saldā krējuma
puse citrona | 0.5 | | citrona
500 g kviešu miltu | 500 | g | kviešu miltu
2 ēd.k. saulespuķu eļļas | 2 | ēd.k | saulespuķu eļļas
1 tējk. sāls | 1 | tējk | sāls
1 tējkarote ķimeņu | 1 | tējkarote | ķimeņu
3 ķiploka daiviņas, sasmalcinātas | 3 | daiviņas | ķiploka
1 liels sīpols | 1 |  | sīpols
200 g pelēko zirņu (iemērc uz nakti) | 200 | g | pelēko zirņu
150 g kūpināta speķa, sagriezta kubiņos | 150 | g | kūpināta speķa
šķipsniņa cukura |  | šķipsniņa | cukura
pusglāze piena | 0.5 | glāze | piena
1 1/2 glāzes auzu pārslu | 1.5 | glāzes | auzu pārslu
1 paciņa vaniļas cukura | 1 | paciņa | vaniļas cukura
25 g svaiga rauga | 25 | g | svaiga rauga
4 olas | 4 |  | olas
1 saišķītis diļļu, sakapātu | 1 | saišķītis | diļļu
sāls, pipari pēc garšas |  | | sāls
2-3 lauru lapas | 2–3 | lapas | lauru
1 bundža konservētu pupiņu (400 g) | 1 | bundža | konservētu pupiņu
250g skābā krējuma (20%) | 250 | g | skābā krējuma
biezpiens – 400 g | 400 | g | biezpiens
½ tējkarotes dzeramās sodas | 0.5 | tējkarotes | dzeramās sodas
1,5 kg cūkgaļas karbonādes ar kaulu | 1.5 | kg | cūkgaļas karbonādes ar kaulu
2 gab. skābu ābolu, nomizotu | 2 | gab | skābu ābolu
ap 700 ml dārzeņu buljona | 700 | ml | dārzeņu buljona
sauja rozīņu (pēc izvēles) |  | sauja | rozīņu
100 g. sviesta istabas temperatūrā | 100 | g | sviesta
4 šķēles rupjmaizes | 4 | šķēles | rupjmaizes
sula no 1/2 citrona | 0.5 |  | citrona
300 g pelēko zirņu, iepriekš izmērcētu | 300 | g | pelēko zirņu
2 ēd.k. mārrutku | 2 | ēd.k | mārrutku
1 tējk. ķimeņu | 1 | tējk | ķimeņu
1 ēdamkarote upeņu ievārījuma | 1 | ēdamkarote | upeņu ievārījuma
puse glāzes grūbu | 0.5 | glāzes | grūbu
1 saišķis skābeņu, smalki sagrieztu | 1 | saišķis | skābeņu
2–3 daiviņas ķiploka, saspiestas | 2–3 | daiviņas | ķiploka
1 paciņa sausā rauga (11 g) | 1 | paciņa | sausā rauga
šķipsniņa malta muskatrieksta |  | šķipsniņa | malta muskatrieksta
200 g biezpiena 9% | 200 | g | biezpiena 9%
1 bundža šprotu eļļā (160 g) | 1 | bundža | šprotu eļļā
500 g vistu aknu, notīrītu | 500 | g | vistu aknu
rupjmaize – 4 šķēles | 4 | šķēles | rupjmaize
1 kūpināta skumbrija (apm. 400 g) | 1 |  | kūpināta skumbrija
30 ml Rīgas Melnā balzama | 30 | ml | Rīgas Melnā balzama
1 1/2 glāzes kefīra | 1.5 | glāzes | kefīra
12gab. paipalu olu | 12 | gab | paipalu olu
`;
