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
1 kg de grelos | 1 | kg | grelos
2 dentes de allo | 2 | dentes | allo
1 lacón salgado (uns 2 kg), desalgado | 1 |  | lacón salgado
2 ou 3 chourizos | 2–3 |  | chourizos
500 g de fariña de trigo do país | 500 | g | fariña de trigo do país
unha pitada de sal | 1 | pitada | sal
1 culleriña de pemento doce | 1 | culleriña | pemento doce
3 culleradas de aceite de oliva virxe extra | 3 | culleradas | aceite de oliva virxe extra
medio litro de leite enteiro | 0.5 | litro | leite enteiro
6 ovos de casa | 6 |  | ovos de casa
1 polbo de 2 kg, conxelado previamente | 1 |  | polbo
sal groso e pemento picante ao gusto |  |  | sal groso e pemento picante
1 cebola grande, picada miudiña | 1 |  | cebola
2-3 patacas medianas, en cachelos | 2–3 |  | patacas
1 folla de loureiro | 1 | folla | loureiro
1/2 vaso de viño branco (albariño ou ribeiro) | 0.5 | vaso | viño branco
250g de améndoa moída | 250 | g | améndoa moída
a raspa de 1 limón | 1 |  | limón
1 lata de bonito en aceite (115 g) | 1 | lata | bonito en aceite
un chorriño de augardente | 1 | chorriño | augardente
100 g. de touciño, en anacos | 100 | g | touciño
1 sobre de lévedo químico | 1 | sobre | lévedo químico
1,5 kg de mexillóns, ben limpos | 1.5 | kg | mexillóns
1 ramiño de perexil | 1 | ramiño | perexil
200 ml de nata para montar, ben fría | 200 | ml | nata para montar
Uns 300 g de raxo de porco | 300 | g | raxo de porco
- 1 cunca de fabas de Lourenzá, a remollo dende a véspera | 1 | cunca | fabas de Lourenzá
unha ducia de pementos de Padrón | 12 | | pementos de Padrón
3 follas de xelatina (opcional) | 3 | follas | xelatina
1 polbo conxelado (2 kg aprox.) | 1 |  | polbo conxelado
500 g de grelos, lavados | 500 | g | grelos
2 chourizos galegos | 2 |  | chourizos galegos
2 culleradas de pemento doce | 2 | culleradas | pemento doce
1 culleriña de pemento picante | 1 | culleriña | pemento picante
3 dentes de allo, picados | 3 | dentes | allo
media cunca de lentellas | 0.5 | cunca | lentellas
unha pitada de azafrán | 1 | pitada | azafrán
1 lata de berberechos ao natural (120 g) | 1 | lata | berberechos ao natural
200 g de queixo de tetilla, en dados | 200 | g | queixo de tetilla
100 ml de licor de herbas (opcional) | 100 | ml | licor de herbas
1 sobre de lévedo en po (16 g) | 1 | sobre | lévedo en po
½ vaso de albariño | 0.5 | vaso | albariño
2-3 follas de loureiro | 2–3 | follas | loureiro
Sal, pementa negra |  |  | Sal
aceite de xirasol para fritir |  |  | aceite de xirasol
1,5 kg de lacón salgado, desalgado | 1.5 | kg | lacón salgado
1 cda. de mel de castiñeiro | 1 | cda | mel de castiñeiro
12 vieiras, limpas | 12 |  | vieiras
Unto: 50g | 50 | g | Unto
`;
