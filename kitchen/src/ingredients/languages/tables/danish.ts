export const danishLines = `
2 spsk. lys sirup | 2 | spsk | lys sirup
2 spsk sukker | 2 | spsk | sukker
1 spsk. koldt vand | 1 | spsk | vand
½ tsk salt | 0.5 | tsk | salt
1 tsk. vaniljeekstrakt | 1 | tsk | vaniljeekstrakt
2 tsk. maizena | 2 | tsk | maizena
1,5 tsk bagepulver | 1.5 | tsk | bagepulver
2-3 tsk karry | 2–3 | tsk | karry
1 spiseskefuld honning | 1 | spiseskefuld | honning
1 teske kanel | 1 | teske | kanel
50 g farin | 50 | g | farin
100 g smør | 100 | g | smør
25 gram smør (smeltet) | 25 | gram | smør
125 gram hvedemel | 125 | gram | hvedemel
170 g mørk chokolade | 170 | g | mørk chokolade
500 g hakket oksekød | 500 | g | oksekød
1 kg kartofler | 1 | kg | kartofler
1,5 kg flæskesteg | 1.5 | kg | flæskesteg
3 dl mælk (sødmælk) | 3 | dl | mælk
2½ dl piskefløde | 2.5 | dl | piskefløde
1 l vand | 1 | l | vand
1 liter kyllingebouillon | 1 | liter | kyllingebouillon
2 dl fløde eller mælk | 2 | dl | fløde eller mælk
3 æg | 3 | | æg
3 æg (mellemstore) | 3 | | æg
1 æggeblomme | 1 | | æggeblomme
2 æggehvider | 2 | | æggehvider
1 æg til pensling | 1 | | æg
1 løg | 1 | | løg
1 løg, finthakket | 1 | | løg
2 store løg | 2 | | løg
1 lille rødløg i ringe | 1 | | rødløg
2 fed hvidløg | 2 | fed | hvidløg
1 fed hvidløg, presset | 1 | fed | hvidløg
3 gulerødder | 3 | | gulerødder
2-3 tomater | 2–3 | | tomater
2 til 3 æbler | 2–3 | | æbler
1 rød peberfrugt | 1 | | rød peberfrugt
½ agurk | 0.5 | | agurk
en halv citron | 0.5 | | citron
1 dåse hakkede tomater | 1 | dåse | tomater
1 dåse kondenseret mælk | 1 | dåse | kondenseret mælk
1 pakke gær | 1 | pakke | gær
1 brev safran | 1 | brev | safran
1 bundt persille | 1 | bundt | persille
1 håndfuld basilikum | 1 | håndfuld | basilikum
2 kviste timian | 2 | kviste | timian
4 blade husblas | 4 | blade | husblas
4 skiver rugbrød | 4 | skiver | rugbrød
1 stang vanilje | 1 | stang | vanilje
½ stang vanilje (eller 1 spsk vaniljesukker) | 0.5 | stang | vanilje
1 stk. ingefær | 1 | stk | ingefær
Et nip salt | 1 | nip | salt
1 knsp. salt | 1 | knsp | salt
1 stor spsk. smør | 1 | spsk | smør
salt | | | salt
salt og peber | | | salt og peber
salt og friskkværnet peber | | | salt og friskkværnet peber
smør til stegning | | | smør
olie til stegning | | | olie
smør (til stegning) | | | smør
lidt sukker | | | sukker
ca. 400 g torsk | 400 | g | torsk
100 g revet ost | 100 | g | ost
75 g blødt smør | 75 | g | smør
2 spsk finthakket purløg | 2 | spsk | purløg
saften af 1 citron | 1 | | citron
evt. lidt chili | | | chili
saft af en halv lime | 0.5 | | lime
1 ds kikærter | 1 | ds | kikærter
1 karton piskefløde | 1 | karton | piskefløde
25 g smør eller 2 spsk olie | 25 | g | smør
1 dåse hele flåede tomater | 1 | dåse | hele flåede tomater
1 rå kartoffel | 1 | | kartoffel
`;
