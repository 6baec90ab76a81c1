export const swedishLines = `
2 msk olivolja | 2 | msk | olivolja
1 msk smör eller rapsolja | 1 | msk | smör eller rapsolja
1 tsk salt | 1 | tsk | salt
1 1/2 tsk tomatpuré | 1.5 | tsk | tomatpuré
½ tsk kanel | 0.5 | tsk | kanel
1 krm svartpeppar | 1 | krm | svartpeppar
2 dl vatten | 2 | dl | vatten
2 1/2 dl torrt vitt vin | 2.5 | dl | torrt vitt vin
2-3 dl mjölk | 2–3 | dl | mjölk
2 - 2 1/2 dl vispgrädde | 2–2.5 | dl | vispgrädde
1/2 dl persilja | 0.5 | dl | persilja
5 dl vetemjöl | 5 | dl | vetemjöl
6 cl apelsinjuice | 6 | cl | apelsinjuice
0,5-1 cl sockerlag | 0.5–1 | cl | sockerlag
1 liter grönsaksbuljong | 1 | liter | grönsaksbuljong
300 g räkor med skal | 300 | g | räkor
500 g köttfärs | 500 | g | köttfärs
800 g laxfilé(er), i bit | 800 | g | laxfilé
100 g västerbottensost, riven | 100 | g | västerbottensost
100 g riven ost | 100 | g | ost
1 kg potatis | 1 | kg | potatis
2 hg champinjoner | 2 | hg | champinjoner
1 st gul lök | 1 | st | gul lök
1 st granatäpple(n) | 1 | st | granatäpple
4 st tomat, i klyftor | 4 | st | tomat
1/2 st rödlök, finhackad | 0.5 | st | rödlök
1/2 gul lök | 0.5 | | gul lök
1 gul lök, hackad | 1 | | gul lök
2 morötter | 2 | | morötter
1 stor morot | 1 | | morot
2 små lökar | 2 | | lökar
1 vitlöksklyfta | 1 | | vitlöksklyfta
2 vitlöksklyftor, pressade | 2 | | vitlöksklyftor
2 klyftor vitlök | 2 | klyftor | vitlök
3 ägg | 3 | | ägg
2 äggulor | 2 | | äggulor
1 ägg, uppvispat | 1 | | ägg
1 knippe sparris | 1 | knippe | sparris
1 kruka basilika | 1 | kruka | basilika
1 burk krossade tomater | 1 | burk | tomater
1 burk musslor (à 150 g) | 1 | burk | musslor
1 pkt saffran (à 0,5 g) | 1 | pkt | saffran
1 paket fetaost | 1 | paket | fetaost
1 påse mozzarella | 1 | påse | mozzarella
1 förp libabröd, eller surdegsbröd | 1 | förp | libabröd
1 nypa salt | 1 | nypa | salt
en nypa socker | 1 | nypa | socker
3 kvistar timjan | 3 | kvistar | timjan
2 skivor bröd | 2 | skivor | bröd
2 tsk pressad citron | 2 | tsk | citron
1 tsk torkad timjan | 1 | tsk | torkad timjan
1 msk finhackad persilja | 1 | msk | persilja
1 purjolök | 1 | | purjolök
1/2 purjolök (motsvarar ca 150 g) | 0.5 | | purjolök
ca 400 g torsk | 400 | g | torsk
400 g torskfilé, sej eller hoki | 400 | g | torskfilé
salt | | | salt
salt och peppar | | | salt och peppar
salt och nymald svartpeppar | | | salt och nymald svartpeppar
sodavatten | | | sodavatten
lite olja till stekning | | | olja
smör till formen | | | smör
persilja till garnering | | | persilja
ev. bröd | | | bröd
50 g smält smör | 50 | g | smör
25 g rumsvarmt smör | 25 | g | smör
saften av 1 citron | 1 | | citron
skalet av 1/2 apelsin | 0.5 | | apelsin
1 burk hela skalade tomater | 1 | burk | hela skalade tomater
3 morötter rivna på grova sidan | 3 | | morötter
2 kartonger mjölk | 2 | kartonger | mjölk
50 g smör eller 3 msk olja | 50 | g | smör
2 msk rostade pinjenötter | 2 | msk | pinjenötter
`;
