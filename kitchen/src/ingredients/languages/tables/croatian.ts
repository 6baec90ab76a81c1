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
`;
