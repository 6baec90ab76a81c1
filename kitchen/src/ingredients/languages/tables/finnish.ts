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
`;
