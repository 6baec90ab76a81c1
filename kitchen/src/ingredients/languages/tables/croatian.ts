export const croatianLines = `
500 g glatkog brašna | 500 | g | glatkog brašna
250 g šećera | 250 | g | šećera
1 kg krumpira | 1 | kg | krumpira
20 dag maslaca | 20 | dag | maslaca
250 ml mlijeka | 250 | ml | mlijeka
2 dl vrhnja za kuhanje | 2 | dl | vrhnja za kuhanje
1 l vode | 1 | l | vode
2 žlice maslinova ulja | 2 | žlice | maslinova ulja
1 žlica meda | 1 | žlica | meda
5 žlica šećera | 5 | žlica | šećera
1 žličica soli | 1 | žličica | soli
½ žličice cimeta | 0.5 | žličice | cimeta
1 šalica riže | 1 | šalica | riže
2 šalice mlijeka | 2 | šalice | mlijeka
3 jaja | 3 | | jaja
2 žumanjka | 2 | | žumanjka
1 glavica luka, nasjeckana | 1 | glavica | luka
1 luk, sitno nasjeckan | 1 | | luk
2 češnja češnjaka | 2 | češnja | češnjaka
3 režnja češnjaka | 3 | režnja | češnjaka
1 vrećica praška za pecivo | 1 | vrećica | praška za pecivo
1 vrećica vanilin šećera | 1 | vrećica | vanilin šećera
prstohvat soli | | prstohvat | soli
1 vezica peršina | 1 | vezica | peršina
4 kriške kruha | 4 | kriške | kruha
1 konzerva rajčica | 1 | konzerva | rajčica
2-3 mrkve | 2–3 | | mrkve
sol i papar po ukusu | | | sol i papar
ulje za prženje | | | ulje
šaka oraha | | šaka | oraha
sok od 1 limuna | 1 | | limuna
100 g naribanog sira | 100 | g | sira
500 g glatkog brašna T-550 | 500 | g | glatkog brašna T-550
2 žlice maslinovog ulja | 2 | žlice | maslinovog ulja
1 1/2 žličica soli | 1.5 | žličica | soli
3 češnja češnjaka, sitno nasjeckana | 3 | češnja | češnjaka
2 vrećice vanilin šećera (Podravka) | 2 | vrećice | vanilin šećera
prstohvat muškatnog oraščića |  | prstohvat | muškatnog oraščića
1 kg blitve, očišćene | 1 | kg | blitve
4 veća krumpira | 4 |  | krumpira
1 glavica luka | 1 | glavica | luka
2 dl bijelog vina | 2 | dl | bijelog vina
pola šalice mlijeka | 0.5 | šalice | mlijeka
700 g hobotnice (zamrznute pa odmrznute) | 700 | g | hobotnice
2-3 lista lovora | 2–3 | lista | lovora
1 konzerva pelata (400 g) | 1 | konzerva | pelata
150 g dimljene pancete, narezane na kockice | 150 | g | dimljene pancete
4 bjelanjka | 4 |  | bjelanjka
1/2 kocke svježeg kvasca | 0.5 | kocke | svježeg kvasca
200ml vrhnja za kuhanje | 200 | ml | vrhnja za kuhanje
1 čaša kiselog vrhnja (180 g) | 1 | čaša | kiselog vrhnja
1 jušna žlica koncentrata rajčice | 1 | jušna žlica | koncentrata rajčice
oko 1,2 kg svinjske lopatice bez kosti | 1.2 | kg | svinjske lopatice bez kosti
naribana korica 1 limuna | 1 |  | limuna
3 žl. ruma (po želji) | 3 | žl | ruma
nekoliko grančica ružmarina |  | grančica | ružmarina
mljeveni orasi - 250 g | 250 | g | mljeveni orasi
1 kg zamrznute hobotnice | 1 | kg | zamrznute hobotnice
2 žlice svinjske masti | 2 | žlice | svinjske masti
3 režnja češnjaka, nasjeckana | 3 | režnja | češnjaka
1 vrećica suhog kvasca (7 g) | 1 | vrećica | suhog kvasca
200 g slavonskog kulena, narezanog na tanke ploške | 200 | g | slavonskog kulena
½ čajne žličice mljevenog kima | 0.5 | čajne žličice | mljevenog kima
2 šake divljih šparoga | 2 | šake | divljih šparoga
1 dl prošeka | 1 | dl | prošeka
1 konzerva kukuruza šećerca (340 g), ocijeđena | 1 | konzerva | kukuruza šećerca
300 g svježeg kravljeg sira | 300 | g | svježeg kravljeg sira
2–3 lista lovora | 2–3 | lista | lovora
1 žl. Vegete | 1 | žl | Vegete
25 dag pilećih jetrica, očišćenih | 25 | dag | pilećih jetrica
1 čaša kiselog vrhnja 20% | 1 | čaša | kiselog vrhnja 20%
pola šalice palente | 0.5 | šalice | palente
sipino crnilo, po želji |  |  | sipino crnilo
sol, papar |  |  | sol
6 slanih inćuna, ispranih i očišćenih | 6 |  | slanih inćuna
`;
