export const slovenianLines = `
500 g moke | 500 | g | moke
250 g sladkorja | 250 | g | sladkorja
1 kg krompirja | 1 | kg | krompirja
20 dag masla | 20 | dag | masla
250 ml mleka | 250 | ml | mleka
2 dl smetane za kuhanje | 2 | dl | smetane za kuhanje
1 l vode | 1 | l | vode
2 žlici olivnega olja | 2 | žlici | olivnega olja
1 žlica medu | 1 | žlica | medu
3 žlice kisa | 3 | žlice | kisa
1 žlička soli | 1 | žlička | soli
½ žličke cimeta | 0.5 | žličke | cimeta
2 žlički pecilnega praška | 2 | žlički | pecilnega praška
1 skodelica riža | 1 | skodelica | riža
3 jajca | 3 | | jajca
2 rumenjaka | 2 | | rumenjaka
1 čebula, drobno sesekljana | 1 | | čebula
2 stroka česna | 2 | stroka | česna
3 stroki česna, strti | 3 | stroki | česna
ščepec soli | | ščepec | soli
1 ščep popra | 1 | ščep | popra
1 šopek peteršilja | 1 | šopek | peteršilja
1 vrečka vaniljevega sladkorja | 1 | vrečka | vaniljevega sladkorja
1 pecilni prašek | 1 | | pecilni prašek
4 rezine kruha | 4 | rezine | kruha
1 pločevinka pelatov | 1 | pločevinka | pelatov
2-3 korenčki | 2–3 | | korenčki
sol in poper po okusu | | | sol in poper
olje za cvrtje | | | olje
pest orehov | | pest | orehov
sok 1 limone | 1 | | limone
100 g naribanega sira | 100 | g | sira
500 g gladke moke | 500 | g | gladke moke
3 jajca (velikost M) | 3 |  | jajca
1 1/2 žličke soli | 1.5 | žličke | soli
ščepec cimeta |  | ščepec | cimeta
2 stroka česna, sesekljana | 2 | stroka | česna
1 manjša čebula | 1 |  | čebula
25 dag ajdove moke | 25 | dag | ajdove moke
1 lonček kisle smetane (180 g) | 1 | lonček | kisle smetane
pol kocke svežega kvasa | 0.5 | kocke | svežega kvasa
2 dl mlačnega mleka | 2 | dl | mleka
1/2 pecilnega praška | 0.5 |  | pecilnega praška
1 šopek drobnjaka, narezanega na kolobarčke | 1 | šopek | drobnjaka
400 g kislega zelja, opranega | 400 | g | kislega zelja
ena kranjska klobasa | 1 |  | kranjska klobasa
2–3 jedilne žlice bučnega olja | 2–3 | jedilne žlice | bučnega olja
1 pločevinka rjavega fižola, odcejenega | 1 | pločevinka | rjavega fižola
300g mletih orehov | 300 | g | mletih orehov
1 kg krompirja, sorta Dita | 1 | kg | krompirja
1,5 dl belega vina | 1.5 | dl | belega vina
4 rezine pršuta | 4 | rezine | pršuta
pest rozin, namočenih v rumu |  | pest | rozin
pribl. 200 ml mineralne vode | 200 | ml | mineralne vode
lupina 1 limone (neškropljene) | 1 |  | limone
maslo - 50 g, stopljeno | 50 | g | maslo
1 vejica rožmarina (po želji) | 1 | vejica | rožmarina
2 kosa telečjih zrezkov | 2 | kosa | telečjih zrezkov
300 g ajdove kaše | 300 | g | ajdove kaše
1 kranjska klobasa, narezana na kolobarje | 1 |  | kranjska klobasa
2 žlici bučnega olja | 2 | žlici | bučnega olja
1 žlička mlete kumine | 1 | žlička | mlete kumine
2 stroka česna, strta | 2 | stroka | česna
pol šopka pehtrana, sesekljanega | 0.5 | šopka | pehtrana
250 g polnomastne skute | 250 | g | polnomastne skute
1 vrečka suhega kvasa (7 g) | 1 | vrečka | suhega kvasa
ščepec mletega cimeta |  | ščepec | mletega cimeta
1 pločevinka čičerike (400 g), odcejena | 1 | pločevinka | čičerike
2–3 lovorjevi listi | 2–3 |  | lovorjevi listi
1 jedilna žlica ocvirkov | 1 | jedilna žlica | ocvirkov
1,5 dl suhega belega vina | 1.5 | dl | suhega belega vina
40 dag telečjih jeter, narezanih na rezine | 40 | dag | telečjih jeter
sol, poper |  |  | sol
½ skodelice ješprenja, namočenega čez noč | 0.5 | skodelice | ješprenja
1 žl. cvetličnega medu | 1 | žl | cvetličnega medu
4 rezine kraškega pršuta | 4 | rezine | kraškega pršuta
1 lonček kisle smetane 20% (180g) | 1 | lonček | kisle smetane 20%
`;
