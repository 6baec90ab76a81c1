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
`;
