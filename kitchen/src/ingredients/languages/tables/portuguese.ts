export const portugueseLines = `
3 colheres (sopa) de requeijão | 3 | colheres (sopa) | requeijão
1 colher (chá) de sal | 1 | colher (chá) | sal
2 colheres de sopa de mostarda | 2 | colheres de sopa | mostarda
1 colher de chá de páprica doce | 1 | colher de chá | páprica doce
1 colher de café de cebola em pó | 1 | colher de café | cebola em pó
2 colheres de açúcar | 2 | colheres | açúcar
meia colher (sopa) de azeite | 0.5 | colher (sopa) | azeite
1 xícara de farinha de arroz | 1 | xícara | farinha de arroz
½ xícara de leite | 0.5 | xícara | leite
1/2 xícara (chá) de óleo | 0.5 | xícara (chá) | óleo
2 xícaras (chá) de água | 2 | xícaras (chá) | água
meia xícara (chá) de leite (100 ml) | 0.5 | xícara (chá) | leite
1 xícara e meia de açúcar | 1.5 | xícara | açúcar
1 copo de iogurte natural | 1 | copo | iogurte natural
1 chávena de arroz | 1 | chávena | arroz
500g de costelinha de porco | 500 | g | costelinha de porco
300 g de bacalhau | 300 | g | bacalhau
1 kg de batatas | 1 | kg | batatas
1,5 kg de frango | 1.5 | kg | frango
400 ml de caldo de legumes | 400 | ml | caldo de legumes
1 litro de leite | 1 | litro | leite
Molho de tomate 200 gramas | 200 | gramas | Molho de tomate
Peito de frango 600 gramas | 600 | gramas | Peito de frango
Alho 2 dentes | 2 | dentes | Alho
Cebola 1 unidade | 1 | unidade | Cebola
Creme de leite 1 lata | 1 | lata | Creme de leite
Óleo de soja 2 colheres (sopa) | 2 | colheres (sopa) | Óleo de soja
2 dentes de alho | 2 | dentes | alho
3 dentes de alho picados | 3 | dentes | alho
1 dente de alho amassado | 1 | dente | alho
1 lata de leite condensado | 1 | lata | leite condensado
1 lata de creme de leite sem soro | 1 | lata | creme de leite
1 vidro de palmito | 1 | vidro | palmito
1 pacote de gelatina | 1 | pacote | gelatina
1 caixa de creme de leite | 1 | caixa | creme de leite
1 pitada de sal | 1 | pitada | sal
uma pitada de noz-moscada | 1 | pitada | noz-moscada
1 ramo de alecrim | 1 | ramo | alecrim
4 folhas de louro | 4 | folhas | louro
2 fatias de presunto | 2 | fatias | presunto
1 maço de espinafre | 1 | maço | espinafre
1 fio de azeite | 1 | fio | azeite
1 unidade de limão | 1 | unidade | limão
2 unidades de ovos | 2 | unidades | ovos
3 ovos | 3 | | ovos
2 ovos batidos | 2 | | ovos
1 limão grande | 1 | | limão
1 cebola roxa cortada em cubos | 1 | | cebola roxa
1 cebola média picada | 1 | | cebola
1 tomate pequeno, com pele e sem sementes, picado | 1 | | tomate
3 batatas grandes | 3 | | batatas
2 ou 3 cenouras | 2–3 | | cenouras
2-3 bananas maduras | 2–3 | | bananas maduras
meia cebola | 0.5 | | cebola
sal a gosto | | | sal
Sal e pimenta a gosto | | | Sal e pimenta
sal e pimenta do reino a gosto | | | sal e pimenta do reino
sal q.b. | | | sal
azeite q.b. | | | azeite
óleo suficiente para fritar | | | óleo
Arroz branco para acompanhar | | | Arroz branco
Batata palha | | | Batata palha
cachaça | | | cachaça
cerca de 200 g de queijo ralado | 200 | g | queijo
3 colheres (sopa) de salsinha picada | 3 | colheres (sopa) | salsinha
2 colheres (sopa) de suco de limão | 2 | colheres (sopa) | suco de limão
3 filés de peito de frango (300 g) | 3 | filés | peito de frango
100 g de manteiga derretida | 100 | g | manteiga
suco de 2 laranjas | 2 | | laranjas
raspas de meio limão | 0.5 | | limão
2 colheres (sopa) de maisena dissolvida em leite | 2 | colheres (sopa) | maisena
300 g de carne moída | 300 | g | carne moída
2 conchas de feijão | 2 | conchas | feijão
1 taça de vinho branco | 1 | taça | vinho branco
2 xícaras (chá) de farinha de trigo | 2 | xícaras (chá) | farinha de trigo
1 xícara de chá de açúcar | 1 | xícara de chá | açúcar
1 e 1/2 xícara de leite | 1.5 | xícara | leite
3/4 de xícara de óleo | 0.75 | xícara | óleo
1 colher (sopa) de fermento em pó | 1 | colher (sopa) | fermento em pó
2 colheres de sopa de manteiga | 2 | colheres de sopa | manteiga
1 colher de chá de canela em pó | 1 | colher de chá | canela em pó
2 c. sopa de azeite | 2 | c. sopa | azeite
1 c. chá de sal | 1 | c. chá | sal
1 caixinha de creme de leite (200 g) | 1 | caixinha | creme de leite
1 pacote de gelatina sem sabor | 1 | pacote | gelatina sem sabor
1 sachê de fermento biológico seco | 1 | sachê | fermento biológico seco
4 gemas | 4 | | gemas
3 claras em neve | 3 | | claras
2 dentes de alho picados | 2 | dentes | alho
4 dentes de alho, amassados | 4 | dentes | alho
1 cebola grande, cortada em rodelas | 1 | | cebola
1/2 pimentão vermelho | 0.5 | | pimentão vermelho
Sal e pimenta-do-reino a gosto | | | Sal e pimenta-do-reino
Azeite q.b. | | | Azeite
1 pitada de noz-moscada | 1 | pitada | noz-moscada
uma pitada de sal | 1 | pitada | sal
suco de 1 limão | 1 | | limão
sumo de meio limão | 0.5 | | limão
raspas de 2 laranjas | 2 | | laranjas
cheiro-verde a gosto | | | cheiro-verde
1 maço de coentro | 1 | maço | coentro
1 ramo de salsa | 1 | ramo | salsa
1 folha de louro | 1 | folha | louro
500 g de carne moída | 500 | g | carne moída
1 kg de batatas descascadas | 1 | kg | batatas
400 g de bacalhau demolhado | 400 | g | bacalhau
800 g de lombo de porco | 800 | g | lombo de porco
200 ml de natas | 200 | ml | natas
2 dl de vinho branco | 2 | dl | vinho branco
1 copo de requeijão | 1 | copo | requeijão
½ litro de água | 0.5 | litro | água
1 litro de caldo de galinha | 1 | litro | caldo de galinha
100 g de queijo parmesão ralado | 100 | g | queijo parmesão
6 fatias de presunto | 6 | fatias | presunto
200 g de mussarela fatiada | 200 | g | mussarela
1 tablete de caldo de legumes | 1 | tablete | caldo de legumes
2 tomates sem pele e sem sementes | 2 | | tomates
3 tomates maduros | 3 | | tomates maduros
2 a 3 cenouras | 2–3 | | cenouras
cerca de 300 g de camarão | 300 | g | camarão
um fio de azeite | 1 | fio | azeite
óleo para fritar | | | óleo
manteiga para untar | | | manteiga
farinha de rosca para empanar | | | farinha de rosca
açúcar para polvilhar | | | açúcar
1 punhado de rúcula | 1 | punhado | rúcula
1 pau de canela | 1 | pau | canela
4 bifes de vaca | 4 | | bifes de vaca
2 peitos de frango | 2 | | peitos de frango
meia xícara de uva-passa | 0.5 | xícara | uva-passa
1 colher (sopa) cheia de manteiga | 1 | colher (sopa) | manteiga
1 lata de leite condensado Moça | 1 | lata | leite condensado Moça
3 dentes de alho amassados | 3 | dentes | alho
sal e pimenta-do-reino a gosto | | | sal e pimenta-do-reino
1/2 maço de cheiro-verde picado | 0.5 | maço | cheiro-verde
1 colher de chá de fermento em pó | 1 | colher de chá | fermento em pó
400 g de carne moída | 400 | g | carne moída
2 cenouras médias raladas | 2 | | cenouras
1 cebola grande cortada em cubos | 1 | | cebola
4 ovos inteiros | 4 | | ovos inteiros
2 folhas de louro | 2 | folhas | louro
1 copo (americano) de leite | 1 | copo | leite
100 ml de óleo de soja | 100 | ml | óleo de soja
meia xícara de açúcar mascavo | 0.5 | xícara | açúcar mascavo
raspas de 1 laranja | 1 | | laranja
1 pacote de macarrão (500 g) | 1 | pacote | macarrão
1 xícara e meia de água morna | 1.5 | xícara | água
4 postas de bacalhau demolhado | 4 | postas | bacalhau
200 gramas de queijo mussarela ralado | 200 | gramas | queijo mussarela
2 a 3 tomates maduros | 2–3 | | tomates maduros
1 tablete de caldo de galinha | 1 | tablete | caldo de galinha
cerca de 500 g de camarão | 500 | g | camarão
1,5 litro de leite integral | 1.5 | litro | leite integral
1 vidro de leite de coco (200 ml) | 1 | vidro | leite de coco
1 punhado de nozes picadas | 1 | punhado | nozes
3 c. de sopa de vinho branco | 3 | c. de sopa | vinho branco
1 pimentão vermelho sem sementes | 1 | | pimentão vermelho
2 gemas peneiradas | 2 | | gemas
1 colher (café) de canela em pó | 1 | colher (café) | canela em pó
50 g de chocolate meio amargo derretido | 50 | g | chocolate meio amargo
1 talo de alho-poró | 1 | talo | alho-poró
coentro fresco a gosto (opcional) | | | coentro fresco
1 xícara (240 ml) de leite | 1 | xícara | leite
2 colheres de sopa rasas de cacau em pó | 2 | colheres de sopa | cacau em pó
1 peito de frango cozido e desfiado | 1 | | peito de frango
1/2 xícara de óleo (120 ml) | 0.5 | xícara | óleo
1 limão siciliano (raspas e suco) | 1 | | limão siciliano
300 g de bacalhau desfiado | 300 | g | bacalhau
1 ovo para pincelar | 1 | | ovo
2 cebolas roxas fatiadas finamente | 2 | | cebolas roxas
pimenta-do-reino moída na hora | | | pimenta-do-reino
1 colher (sobremesa) de amido de milho | 1 | colher (sobremesa) | amido de milho
1 lata de milho verde (escorrida) | 1 | lata | milho verde
3 colheres (sopa) de azeite de oliva | 3 | colheres (sopa) | azeite de oliva
1 cubo de caldo de legumes | 1 | cubo | caldo de legumes
1/2 pimentão verde em tiras | 0.5 | | pimentão verde
250 g de bolacha Maria triturada | 250 | g | bolacha Maria
1 chávena de arroz agulha | 1 | chávena | arroz agulha
salsinha picada a gosto | | | salsinha
`;
