export const norwegianLines = `
2 ss smør | 2 | ss | smør
3 ss flytende honning | 3 | ss | flytende honning
3 ss tomatpuré | 3 | ss | tomatpuré
2 ss finhakket persille | 2 | ss | persille
1 ss fersk persille, hakket (til pynt) | 1 | ss | fersk persille
1 ts salt | 1 | ts | salt
½ ts kanel | 0.5 | ts | kanel
1,5 ts bakepulver | 1.5 | ts | bakepulver
2-3 ts karri | 2–3 | ts | karri
1 spiseskje sukker | 1 | spiseskje | sukker
2 teskjeer sennep | 2 | teskjeer | sennep
3.5 dl hvetemel | 3.5 | dl | hvetemel
2,5 dl fint sammalt hvetemel | 2.5 | dl | fint sammalt hvetemel
1 dl havregryn | 1 | dl | havregryn
5 dl kyllingbuljong | 5 | dl | kyllingbuljong
1 l lettmelk | 1 | l | lettmelk
1 liter vann | 1 | liter | vann
50 ml olivenolje | 50 | ml | olivenolje
75 ml olivenolje, extra virgin | 75 | ml | olivenolje
500 g nypoteter | 500 | g | nypoteter
400 g karbonadedeig | 400 | g | karbonadedeig
1,3 kg hel kylling | 1.3 | kg | hel kylling
1 kg poteter | 1 | kg | poteter
600 g laksefilet uten skinn | 600 | g | laksefilet
150 g revet ost | 150 | g | ost
100 g smeltet smør | 100 | g | smør
4 stk egg | 4 | stk | egg
1 stk. løk | 1 | stk | løk
2 egg | 2 | | egg
1 eggeplomme | 1 | | eggeplomme
1 stor gul løk | 1 | | gul løk
1 løk, finhakket | 1 | | løk
2 små gulrøtter | 2 | | gulrøtter
1 rød paprika i terninger | 1 | | rød paprika
1 grønt eple | 1 | | grønt eple
1/2 sitron, juicen | 0.5 | | sitron
en halv agurk | 0.5 | | agurk
2 hvitløkfedd | 2 | | hvitløkfedd
4 hvitløkfedd, presset | 4 | | hvitløkfedd
2 fedd hvitløk | 2 | fedd | hvitløk
2 båter hvitløk | 2 | båter | hvitløk
2-3 tomater | 2–3 | | tomater
2 til 3 epler | 2–3 | | epler
3 kvister rosmarin | 3 | kvister | rosmarin
1 bunt asparges | 1 | bunt | asparges
1 neve basilikum | 1 | neve | basilikum
4 blader gelatin | 4 | blader | gelatin
2 skiver brød | 2 | skiver | brød
1 boks hakkede tomater | 1 | boks | hakkede tomater
1,5 boks kikerter | 1.5 | boks | kikerter
1 pakke bacon | 1 | pakke | bacon
1 pose revet ost | 1 | pose | ost
1 beger rømme | 1 | beger | rømme
1 klype salt | 1 | klype | salt
en klype sukker | 1 | klype | sukker
1 stang vanilje | 1 | stang | vanilje
1 glass pesto | 1 | glass | pesto
salt | | | salt
salt og pepper | | | salt og pepper
salt og nykvernet pepper | | | salt og nykvernet pepper
pepper | | | pepper
limejuice | | | limejuice
smør til steking | | | smør
olje til steking | | | olje
litt olivenolje | | | olivenolje
ca. 300 g torsk | 300 | g | torsk
persille til pynt | | | persille
saften av en halv lime | 0.5 | | lime
skallet av 1 appelsin | 1 | | appelsin
2 esker champignon | 2 | esker | champignon
50 g smør eller 3 ss olje | 50 | g | smør
1 boks hele hermetiske tomater | 1 | boks | hele hermetiske tomater
2 ss ristede mandler | 2 | ss | mandler
500 g hvetemel | 500 | g | hvetemel
3 dl sukker | 3 | dl | sukker
2 ts bakepulver | 2 | ts | bakepulver
1 ss olivenolje | 1 | ss | olivenolje
2 ss soyasaus | 2 | ss | soyasaus
en klype salt | 1 | klype | salt
½ ts malt kanel | 0.5 | ts | malt kanel
1 pk tørrgjær | 1 | pk | tørrgjær
1 pakke fersk gjær (50 g) | 1 | pakke | fersk gjær
25 g gjær | 25 | g | gjær
2 dl lunkent vann | 2 | dl | vann
3 dl kremfløte | 3 | dl | kremfløte
1 boks crème fraîche | 1 | boks | crème fraîche
1 boks hermetiske tomater | 1 | boks | hermetiske tomater
1 boks hakkede tomater (400 g) | 1 | boks | hakkede tomater
2 eggeplommer | 2 | | eggeplommer
1 stor løk | 1 | | løk
1 stk. gul løk | 1 | stk | gul løk
2 båter hvitløk, finhakket | 2 | båter | hvitløk
3 stk hvitløksfedd | 3 | stk | hvitløksfedd
400 g kjøttdeig | 400 | g | kjøttdeig
600 g torskefilet uten skinn og bein | 600 | g | torskefilet
4 kyllingfileter | 4 | | kyllingfileter
ca. 800 g poteter | 800 | g | poteter
ca 1 kg svinestek | 1 | kg | svinestek
2 gulrøtter, i terninger | 2 | | gulrøtter
2-3 gulrøtter | 2–3 | | gulrøtter
½ kålrot | 0.5 | | kålrot
1 rød paprika, i strimler | 1 | | rød paprika
1 potte basilikum | 1 | potte | basilikum
1 bunt vårløk | 1 | bunt | vårløk
1 neve persille | 1 | neve | persille
2 kvister timian | 2 | kvister | timian
1 stilk sitrongress | 1 | stilk | sitrongress
saft av 1 sitron | 1 | | sitron
saften av ½ lime | 0.5 | | lime
revet skall av 1 appelsin | 1 | | appelsin
salt og pepper etter smak | | | salt og pepper
nykvernet pepper | | | pepper
melis til pynt | | | melis
100 g smør, romtemperert | 100 | g | smør
150 g smeltet smør | 150 | g | smør
100 g revet norvegia | 100 | g | norvegia
2 dl revet ost | 2 | dl | ost
6 skiver bacon | 6 | skiver | bacon
4 skiver loff | 4 | skiver | loff
1 terning buljong | 1 | terning | buljong
1 liter kyllingkraft | 1 | liter | kyllingkraft
1 dl hakket gressløk | 1 | dl | gressløk
1 bit fersk ingefær, ca. 3 cm | 1 | bit | fersk ingefær
litt sitronsaft | | | sitronsaft
evt. litt chili | | | chili
1 pose ruccola | 1 | pose | ruccola
2 fedd hvitløk, finhakket | 2 | fedd | hvitløk
1 stk løk | 1 | stk | løk
3 ss olivenolje | 3 | ss | olivenolje
1 ts malt spisskummen | 1 | ts | malt spisskummen
1 potte frisk basilikum | 1 | potte | frisk basilikum
saften av 1/2 sitron | 0.5 | | sitron
1 pose tørrgjær | 1 | pose | tørrgjær
ca. 500 g hvetemel | 500 | g | hvetemel
4 egg | 4 | | egg
1 beger lettrømme | 1 | beger | lettrømme
150 g revet Jarlsberg | 150 | g | Jarlsberg
2-3 gulrøtter i skiver | 2–3 | | gulrøtter
1 neve spinat | 1 | neve | spinat
1 liten brokkoli | 1 | | brokkoli
75 g mykt smør | 75 | g | smør
1 vaniljestang | 1 | | vaniljestang
1 dl melk eller vann | 1 | dl | melk eller vann
8 poteter, skrelt og delt i biter | 8 | | poteter
600 g laksefilet uten skinn og bein | 600 | g | laksefilet
2 l vann | 2 | l | vann
1 rød paprika | 1 | | rød paprika
250 g Tine meierismør | 250 | g | Tine meierismør
1 pakke pasta (500 g) | 1 | pakke | pasta
2 laurbærblader | 2 | | laurbærblader
½ purre | 0.5 | | purre
100 g smeltet sjokolade | 100 | g | sjokolade
1 terning kyllingbuljong | 1 | terning | kyllingbuljong
litt sukker | | | sukker
melis til pynt (kan sløyfes) | | | melis
2 never ruccola | 2 | never | ruccola
skall og saft av 1 lime | 1 | | lime
300 g kyllingfilet i strimler | 300 | g | kyllingfilet
1 dl grovhakkede valnøtter | 1 | dl | valnøtter
½ sitron, saften | 0.5 | | sitron
1 pk bacon (150 g) | 1 | pk | bacon
4-5 dl vann | 4–5 | dl | vann
frisk dill til pynt | | | frisk dill
1 glass syltetøy | 1 | glass | syltetøy
3 eggeplommer | 3 | | eggeplommer
1 stor neve frisk persille, hakket | 1 | neve | frisk persille
1 kg poteter, skrelt og i terninger | 1 | kg | poteter
4 kyllingfileter (ca. 600 g) | 4 | | kyllingfileter
1 ss flytende honning | 1 | ss | flytende honning
½ dl finhakket gressløk | 0.5 | dl | gressløk
2 ts sambal oelek | 2 | ts | sambal oelek
1 rødløk, i tynne skiver | 1 | | rødløk
noen dråper tabasco | | dråper | tabasco
`;
