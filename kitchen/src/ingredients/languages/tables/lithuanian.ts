export const lithuanianLines = `
500 g miltų | 500 | g | miltų
250 g cukraus | 250 | g | cukraus
1 kg bulvių | 1 | kg | bulvių
200 ml pieno | 200 | ml | pieno
1 l vandens | 1 | l | vandens
2 šaukštai aliejaus | 2 | šaukštai | aliejaus
1 šaukštas medaus | 1 | šaukštas | medaus
3 v. š. grietinės | 3 | v. š | grietinės
2 valgomieji šaukštai acto | 2 | valgomieji šaukštai | acto
1 a. š. druskos | 1 | a. š | druskos
1 arbatinis šaukštelis cinamono | 1 | arbatinis šaukštelis | cinamono
½ šaukštelio pipirų | 0.5 | šaukštelio | pipirų
1 stiklinė miltų | 1 | stiklinė | miltų
2 stiklinės ryžių | 2 | stiklinės | ryžių
3 kiaušiniai | 3 | | kiaušiniai
2 vnt. kiaušinių | 2 | vnt | kiaušinių
1 svogūnas, smulkiai pjaustytas | 1 | | svogūnas
2 skiltelės česnako | 2 | skiltelės | česnako
3 česnako skiltelės, susmulkintos | 3 | skiltelės | česnako
žiupsnelis druskos | | žiupsnelis | druskos
1 žiupsnelis cukraus | 1 | žiupsnelis | cukraus
1 ryšelis petražolių | 1 | ryšelis | petražolių
1 pakelis kepimo miltelių | 1 | pakelis | kepimo miltelių
1 skardinė pomidorų | 1 | skardinė | pomidorų
4 riekelės duonos | 4 | riekelės | duonos
2-3 morkos | 2–3 | | morkos
1 puodelis grietinės | 1 | puodelis | grietinės
druskos ir pipirų pagal skonį | | | druskos ir pipirų
aliejaus kepimui | | | aliejaus
sauja riešutų | | sauja | riešutų
100 g tarkuoto sūrio | 100 | g | sūrio
pusė citrinos | 0.5 | | citrinos
2 svogūnai, smulkiai supjaustyti | 2 |  | svogūnai
3 skiltelės česnako | 3 | skiltelės | česnako
2 v. š. aliejaus | 2 | v. š | aliejaus
žiupsnelis juodųjų pipirų |  | žiupsnelis | juodųjų pipirų
500 ml kefyro, šalto | 500 | ml | kefyro
400 g marinuotų burokėlių (1 stiklainis) | 400 | g | marinuotų burokėlių
1 didelis ryšelis krapų | 1 | ryšelis | krapų
4 kiaušiniai, kietai virti | 4 |  | kiaušiniai
pusė stiklinės cukraus | 0.5 | stiklinės | cukraus
1 stiklinė manų kruopų | 1 | stiklinė | manų kruopų
200 g grietinės (30 % riebumo) | 200 | g | grietinės
1 pakelis vanilinio cukraus | 1 | pakelis | vanilinio cukraus
1/2 arbatinio šaukštelio kepimo miltelių | 0.5 | arbatinio šaukštelio | kepimo miltelių
druskos pagal skonį |  |  | druskos
2–3 lauro lapai | 2–3 |  | lauro lapai
5 kvapiųjų pipirų žirneliai | 5 | žirneliai | kvapiųjų pipirų
300 g rūkytos šoninės, supjaustytos kubeliais | 300 | g | rūkytos šoninės
1 valgomasis šaukštas medaus | 1 | valgomasis šaukštas | medaus
Varškė - 500 g (9 %) | 500 | g | Varškė
1 skardinė baltųjų pupelių, nuvarvintų | 1 | skardinė | baltųjų pupelių
sauja lazdyno riešutų |  | sauja | lazdyno riešutų
1,5 l jautienos sultinio | 1.5 | l | jautienos sultinio
apie 250g kvietinių miltų | 250 | g | kvietinių miltų
2 vnt. silkės filė | 2 | vnt | silkės filė
150 g. sviesto, kambario temperatūros | 150 | g | sviesto
1 šaukštelis maltų kmynų (nebūtina) | 1 | šaukštelis | maltų kmynų
pusės citrinos sultys | 0.5 | | citrinos sultys
1 jautienos liežuvis (apie 1 kg), išvirtas | 1 |  | jautienos liežuvis
2 v. š. tarkuotų krienų | 2 | v. š | krienų
1 a. š. kmynų | 1 | a. š | kmynų
1 valgomasis šaukštas spanguolių uogienės | 1 | valgomasis šaukštas | spanguolių uogienės
3 skiltelės česnako, sutrintos | 3 | skiltelės | česnako
200 g rūkyto ungurio | 200 | g | rūkyto ungurio
1 1/2 stiklinės perlinių kruopų | 1.5 | stiklinės | perlinių kruopų
1 pakelis sausų mielių (7 g) | 1 | pakelis | sausų mielių
pusė stiklinės grikių | 0.5 | stiklinės | grikių
žiupsnelis maltų kvapiųjų pipirų |  | žiupsnelis | maltų kvapiųjų pipirų
250 g varškės 9 % | 250 | g | varškės 9 %
1,5 l kefyro | 1.5 | l | kefyro
2-3 burokėliai (virti) | 2–3 |  | burokėliai
1 ryšelis rūgštynių, susmulkintų | 1 | ryšelis | rūgštynių
Silkės filė – 4 vnt. | 4 | vnt | Silkės filė
druskos, pipirų pagal skonį |  |  | druskos
1 skardinė avinžirnių (400 g), nuplautų ir nusausintų | 1 | skardinė | avinžirnių
100g rūkytos šoninės, supjaustytos kubeliais | 100 | g | rūkytos šoninės
50 ml brendžio (nebūtina) | 50 | ml | brendžio
`;
