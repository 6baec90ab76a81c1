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
1 burk krossade tomater | 1 | burk | krossade tomater
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
1 ½ dl strösocker | 1.5 | dl | strösocker
2 tsk bakpulver | 2 | tsk | bakpulver
1 krm salt | 1 | krm | salt
2 msk färskpressad citronjuice | 2 | msk | färskpressad citronjuice
1 rågad tsk kardemumma | 1 | tsk | kardemumma
100 g smör, rumsvarmt | 100 | g | smör
150 gram smält smör | 150 | gram | smör
3 st ägg | 3 | st | ägg
1 gul lök, finhackad | 1 | | gul lök
1 stor purjolök | 1 | | purjolök
3 klyftor vitlök | 3 | klyftor | vitlök
1 burk krossade tomater (à 400 g) | 1 | burk | krossade tomater
1 förp bacon (ca 140 g) | 1 | förp | bacon
1 paket fryst spenat, tinad | 1 | paket | fryst spenat
2 förp mozzarella | 2 | förp | mozzarella
1 påse rucola | 1 | påse | rucola
½ kruka färsk koriander | 0.5 | kruka | färsk koriander
1 knippe dill | 1 | knippe | dill
salt & svartpeppar | | | salt & svartpeppar
Salt efter smak | | | Salt
nymalen svartpeppar | | | svartpeppar
flingsalt | | | flingsalt
smör till stekning | | | smör
olja att steka i | | | olja
smör och ströbröd till formen | | | smör och ströbröd
saften av 1 lime | 1 | | lime
rivet skal av 1 citron | 1 | | citron
finrivet skal och saft av ½ apelsin | 0.5 | | apelsin
ca 800 g fast potatis | 800 | g | fast potatis
600 g laxfilé utan skinn | 600 | g | laxfilé
4 bitar torskrygg à 150 g | 4 | bitar | torskrygg
4 kycklingfiléer | 4 | | kycklingfiléer
500 g blandfärs | 500 | g | blandfärs
2 morötter, skalade och rivna | 2 | | morötter
2–3 lagerblad | 2–3 | | lagerblad
6-8 potatisar | 6–8 | | potatisar
3 dl vispgrädde | 3 | dl | vispgrädde
2 dl crème fraiche | 2 | dl | crème fraiche
1 liter vatten | 1 | liter | vatten
2 hönsbuljongtärningar | 2 | | hönsbuljongtärningar
1 tärning grönsaksbuljong | 1 | tärning | grönsaksbuljong
1 msk kalvfond | 1 | msk | kalvfond
2 dl riven västerbottensost | 2 | dl | västerbottensost
1 cm färsk ingefära, riven | 1 | cm | färsk ingefära
1 bit ingefära (ca 3 cm) | 1 | bit | ingefära
50 g jäst för söta degar | 50 | g | jäst för söta degar
1 ägg till pensling | 1 | | ägg
pärlsocker till garnering | | | pärlsocker
några kvistar timjan | | kvistar | timjan
1 kvist rosmarin | 1 | kvist | rosmarin
en näve bladspenat | 1 | näve | bladspenat
en skvätt vitt vin | 1 | skvätt | vitt vin
4 skivor formbröd | 4 | skivor | formbröd
1 röd chili, urkärnad och strimlad | 1 | | röd chili
4 port kokt ris | 4 | port | ris
1/2 blomkålshuvud | 0.5 | | blomkålshuvud
3 dl vetemjöl (ca 180 g) | 3 | dl | vetemjöl
1 msk Kockens kanel | 1 | msk | Kockens kanel
1 burk krossade tomater (400 g) | 1 | burk | krossade tomater
2 klyftor vitlök, pressade | 2 | klyftor | vitlök
50 g smör eller margarin | 50 | g | smör eller margarin
1 knippe rädisor | 1 | knippe | rädisor
rivet skal av 1/2 apelsin | 0.5 | | apelsin
salt och peppar efter smak | | | salt och peppar
4 port potatis | 4 | port | potatis
1 påse torrjäst | 1 | påse | torrjäst
2-3 st morötter | 2–3 | st | morötter
ca 600 g laxfilé | 600 | g | laxfilé
1 1/2 dl socker | 1.5 | dl | socker
1 nypa saffran | 1 | nypa | saffran
5 dl vispgrädde | 5 | dl | vispgrädde
1 förp halloumi (200 g) | 1 | förp | halloumi
2 ägg, lätt vispade | 2 | | ägg
1 stor rödbeta | 1 | | rödbeta
1/2 tärning hönsbuljong | 0.5 | tärning | hönsbuljong
100 g riven västerbottensost | 100 | g | västerbottensost
1 dl hackad persilja | 1 | dl | persilja
2 msk kallpressad rapsolja | 2 | msk | kallpressad rapsolja
1 bit färsk ingefära (ca 3 cm) | 1 | bit | färsk ingefära
1 liter mellanmjölk | 1 | liter | mellanmjölk
8 skivor bacon | 8 | skivor | bacon
1 paket filodeg | 1 | paket | filodeg
en näve spenat | 1 | näve | spenat
strösocker till garnering | | | strösocker
0,5 dl rumsvarmt smör | 0.5 | dl | smör
2 äpplen, skalade och tärnade | 2 | | äpplen
1 skvätt vitt vin | 1 | skvätt | vitt vin
1 kg nötfärs, gärna ekologisk | 1 | kg | nötfärs
några droppar tabasco | | droppar | tabasco
2 vitlöksklyftor, rivna | 2 | | vitlöksklyftor
1 dl grovt hackade valnötter | 1 | dl | valnötter
400 g färdiglagade köttbullar | 400 | g | färdiglagade köttbullar
1 msk pressad citronjuice | 1 | msk | citronjuice
1 förpackning färsk pasta (à 250 g) | 1 | förpackning | färsk pasta
2 tsk dijonsenap (eller efter smak) | 2 | tsk | dijonsenap
1 halv gurka | 0.5 | | gurka
4 portioner kokt ris | 4 | portioner | ris
zest och saft av 1 lime | 1 | | lime
ca 1 dl vatten | 1 | dl | vatten
1 ask cocktailtomater | 1 | ask | cocktailtomater
rapsolja att steka i | | | rapsolja
1 kg mjölig potatis, skalad | 1 | kg | mjölig potatis
1/2 dl finhackad gräslök | 0.5 | dl | gräslök
1 msk flytande honung | 1 | msk | flytande honung
2 lagerblad | 2 | | lagerblad
4 kycklingfiléer (à ca 150 g) | 4 | | kycklingfiléer
1 tsk sambal oelek | 1 | tsk | sambal oelek
`;
