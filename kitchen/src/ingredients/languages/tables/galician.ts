export const galicianLines = `
2 culleradas de aceite de oliva | 2 | culleradas | aceite de oliva
1 cullerada de azucre | 1 | cullerada | azucre
1 culleriña de sal | 1 | culleriña | sal
½ culleriña de canela | 0.5 | culleriña | canela
500 g de fariña | 500 | g | fariña
250 gr de azucre | 250 | gr | azucre
1 kg de patacas | 1 | kg | patacas
200 ml de nata | 200 | ml | nata
1 l de caldo | 1 | l | caldo
1 litro de leite | 1 | litro | leite
1 cebola picada | 1 | | cebola
2 cebolas | 2 | | cebolas
3 dentes de allo | 3 | dentes | allo
2 dentes de allo picados | 2 | dentes | allo
4 ovos | 4 | | ovos
3 xemas de ovo | 3 | | xemas de ovo
unha pizca de sal | 1 | pizca | sal
1 chisco de pementa | 1 | chisco | pementa
1 vaso de viño branco | 1 | vaso | viño branco
1 cunca de arroz | 1 | cunca | arroz
medio vaso de auga | 0.5 | vaso | auga
2 follas de loureiro | 2 | follas | loureiro
1 ramo de perexil | 1 | ramo | perexil
1 lata de tomate triturado | 1 | lata | tomate triturado
2-3 tomates maduros | 2–3 | | tomates maduros
1 sobre de lévedo | 1 | sobre | lévedo
4 talladas de xamón | 4 | talladas | xamón
sal e pementa ao gusto | | | sal e pementa
aceite para fritir | | | aceite
perexil picado | | | perexil
o zume de 1 limón | 1 | | limón
1 pemento vermello, cortado en tiras | 1 | | pemento vermello
`;
