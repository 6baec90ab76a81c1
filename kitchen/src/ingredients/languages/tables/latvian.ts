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
2 ķiploka daiviņas | 2 | | ķiploka daiviņas
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
`;
