export const finnishLines = `
5 dl vehnäjauhoja | 5 | dl | vehnäjauhoja
2 dl sokeria | 2 | dl | sokeria
1 tl suolaa | 1 | tl | suolaa
½ tl mustapippuria | 0.5 | tl | mustapippuria
2 rkl öljyä | 2 | rkl | öljyä
3 rkl sitruunamehua | 3 | rkl | sitruunamehua
2 ruokalusikallista hunajaa | 2 | ruokalusikallista | hunajaa
1 teelusikallinen kanelia | 1 | teelusikallinen | kanelia
1 rs kuohukermaa | 1 | rs | kuohukermaa
400 g jauhelihaa | 400 | g | jauhelihaa
1 kg perunoita | 1 | kg | perunoita
1 l vettä | 1 | l | vettä
1,5 l lihalientä | 1.5 | l | lihalientä
2 munaa | 2 | | munaa
3 kananmunaa | 3 | | kananmunaa
1 sipuli hienonnettuna | 1 | | sipuli
1 sipuli, hienonnettuna | 1 | | sipuli
2 valkosipulinkynttä | 2 | | valkosipulinkynttä
2 kynttä valkosipulia | 2 | kynttä | valkosipulia
1 ps herneitä | 1 | ps | herneitä
1 pkt kuivahiivaa | 1 | pkt | kuivahiivaa
1 tlk tomaattimurskaa | 1 | tlk | tomaattimurskaa
1 prk kermaviiliä (200 g) | 1 | prk | kermaviiliä
1 nippu persiljaa | 1 | nippu | persiljaa
ripaus suolaa | | ripaus | suolaa
1 ripaus sokeria | 1 | ripaus | sokeria
2–3 porkkanaa | 2–3 | | porkkanaa
4 viipaletta juustoa | 4 | viipaletta | juustoa
suolaa ja pippuria maun mukaan | | | suolaa ja pippuria
voita paistamiseen | | | voita
100 g raastettua juustoa | 100 | g | juustoa
1 sitruunan mehu | 1 | | sitruunan mehu
2 dl vehnäjauhoja | 2 | dl | vehnäjauhoja
1 rkl voita sulatettuna | 1 | rkl | voita
1½ tl leivinjauhetta | 1.5 | tl | leivinjauhetta
1 prk (2 dl) ruokakermaa | 1 | prk | ruokakermaa
400 g naudan jauhelihaa | 400 | g | naudan jauhelihaa
1 (n. 600 g) kirjolohifilee | 1 |  | kirjolohifilee
2 valkosipulinkynttä hienonnettuna | 2 |  | valkosipulinkynttä
1 iso sipuli | 1 |  | sipuli
0,5 l täysmaitoa | 0.5 | l | täysmaitoa
1 ruukku tilliä | 1 | ruukku | tilliä
1 ps pakasteherneitä (200 g) | 1 | ps | pakasteherneitä
3–4 perunaa kuorittuna ja kuutioituna | 3–4 |  | perunaa
suolaa ja mustapippuria maun mukaan |  |  | suolaa ja mustapippuria
puolikas sitruuna | 0.5 |  | sitruuna
1 tlk tomaattimurskaa (400g) | 1 | tlk | tomaattimurskaa
n. 1 dl ruisjauhoja | 1 | dl | ruisjauhoja
25 g tuorehiivaa | 25 | g | tuorehiivaa
2 rkl tummaa siirappia | 2 | rkl | tummaa siirappia
1 pkt (250 g) kylmäsavulohta | 1 | pkt | kylmäsavulohta
5 maustepippuria | 5 |  | maustepippuria
puoli kuppia kahvia, jäähdytettynä | 0.5 | kuppia | kahvia
2-3 rkl kylmää vettä | 2–3 | rkl | vettä
1/2 nippu ruohosipulia hienonnettuna | 0.5 | nippu | ruohosipulia
1 pieni lanttu | 1 |  | lanttu
- 3 kananmunaa | 3 |  | kananmunaa
150g Aura-juustoa murennettuna | 150 | g | Aura-juustoa
loraus kermaa |  | loraus | kermaa
(1 rkl konjakkia) | 1 | rkl | konjakkia
400 g poronkäristystä, sulatettuna | 400 | g | poronkäristystä
1 rkl Turun sinappia | 1 | rkl | Turun sinappia
10 kokonaista maustepippuria | 10 |  | maustepippuria
½ tl jauhettua kardemummaa | 0.5 | tl | jauhettua kardemummaa
2,5 dl ruisjauhoja | 2.5 | dl | ruisjauhoja
1 ps kuivahiivaa (11 g) | 1 | ps | kuivahiivaa
1 prk smetanaa (200 g) | 1 | prk | smetanaa
1 tlk kikherneitä (400 g), huuhdottuna | 1 | tlk | kikherneitä
2 kynttä valkosipulia, hienonnettuna | 2 | kynttä | valkosipulia
nippu tilliä |  | nippu | tilliä
ripaus sahramia |  | ripaus | sahramia
1 sitruuna (mehu ja raastettu kuori) | 1 |  | sitruuna
n. 600 g siikafileetä, ruodot poistettuna | 600 | g | siikafileetä
1 pkt (425 g) torttutaikinaa | 1 | pkt | torttutaikinaa
suolaa, valkopippuria |  |  | suolaa
öljyä paistamiseen |  |  | öljyä
puoli litraa piimää | 0.5 | litraa | piimää
1 1/2 dl ohrasuurimoita | 1.5 | dl | ohrasuurimoita
lakkoja koristeluun |  |  | lakkoja
2-3 rkl karpalohilloa | 2–3 | rkl | karpalohilloa
`;
