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
3 česnako skiltelės, susmulkintos | 3 | | česnako skiltelės
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
`;
