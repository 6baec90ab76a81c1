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
500 g hakket oksekød | 500 | g | hakket oksekød
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
1 dåse hakkede tomater | 1 | dåse | hakkede tomater
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
500 g hvedemel | 500 | g | hvedemel
250 gram sukker | 250 | gram | sukker
2 tsk. bagepulver | 2 | tsk | bagepulver
1 spsk. olivenolie | 1 | spsk | olivenolie
2 spsk mørk sirup | 2 | spsk | mørk sirup
1 tsk groft salt | 1 | tsk | groft salt
1 knsp salt | 1 | knsp | salt
en knivspids kanel | 1 | knivspids | kanel
1 nip salt | 1 | nip | salt
25 g gær | 25 | g | gær
½ pakke gær (25 g) | 0.5 | pakke | gær
2 dl lunken mælk | 2 | dl | mælk
3 dl piskefløde | 3 | dl | piskefløde
2½ dl vand | 2.5 | dl | vand
1 l grøntsagsbouillon | 1 | l | grøntsagsbouillon
2 æggeblommer | 2 | | æggeblommer
1 sammenpisket æg til pensling | 1 | | æg
1 stort løg | 1 | | løg
2 fed hvidløg, presset | 2 | fed | hvidløg
3 fed hvidløg | 3 | fed | hvidløg
1 ds. flåede tomater (400 g) | 1 | ds | flåede tomater
1 glas oliven | 1 | glas | oliven
½ bdt. frisk dild | 0.5 | bdt | frisk dild
et par kviste timian | | kviste | timian
2 stilke bladselleri | 2 | stilke | bladselleri
korn af 1 vaniljestang | 1 | | vaniljestang
saft af ½ citron | 0.5 | | citron
revet skal af 1 økologisk citron | 1 | | økologisk citron
saft og skal af 1 lime | 1 | | lime
Salt efter smag | | | Salt
flormelis til pynt | | | flormelis
100 g smør, blødt | 100 | g | smør
75 g koldt smør i tern | 75 | g | smør
ca. 600 g kyllingebryst | 600 | g | kyllingebryst
4 laksefileter à ca. 125 g | 4 | | laksefileter
1 kg kartofler, skrællede | 1 | kg | kartofler
2-3 gulerødder | 2–3 | | gulerødder
3 store kartofler | 3 | | kartofler
1 rød peberfrugt i tern | 1 | | rød peberfrugt
1 lille squash | 1 | | squash
2 skiver bacon | 2 | skiver | bacon
50 g revet parmesan | 50 | g | parmesan
1 stykke frisk ingefær (ca. 2 cm) | 1 | stykke | frisk ingefær
1 stk. citron | 1 | stk | citron
2 stk rødløg | 2 | stk | rødløg
1 pose babyspinat | 1 | pose | babyspinat
1 bakke cherrytomater | 1 | bakke | cherrytomater
2 laurbærblade | 2 | | laurbærblade
500 g hakket oksekød (8-12 %) | 500 | g | hakket oksekød
1 dåse flåede tomater | 1 | dåse | flåede tomater
1 stort løg, finthakket | 1 | | løg
3 spsk. olivenolie | 3 | spsk | olivenolie
1 tsk. stødt kommen | 1 | tsk | stødt kommen
½ bundt persille | 0.5 | bundt | persille
saft af 1 citron | 1 | | citron
2,5 dl piskefløde | 2.5 | dl | piskefløde
1 pakke gær (50 g) | 1 | pakke | gær
ca. 250 g hvedemel | 250 | g | hvedemel
1 knivspids kardemomme | 1 | knivspids | kardemomme
4 æg (str. M) | 4 | | æg
1 bæger creme fraiche 18 % | 1 | bæger | creme fraiche 18 %
150 g revet mozzarella | 150 | g | mozzarella
1 håndfuld frisk spinat | 1 | håndfuld | frisk spinat
1 lille squash i tern | 1 | | squash
75 g smør, blødt | 75 | g | smør
6 skiver rugbrød | 6 | skiver | rugbrød
1 dl mælk eller vand | 1 | dl | mælk eller vand
fintrevet skal af 1 økologisk appelsin | 1 | | økologisk appelsin
8 kartofler, skrællede | 8 | | kartofler
1 glas syltede rødbeder | 1 | glas | syltede rødbeder
2 l vand | 2 | l | vand
125 g Lurpak smør | 125 | g | Lurpak smør
1 kg svinemørbrad | 1 | kg | svinemørbrad
1 laurbærblad | 1 | | laurbærblad
1 spsk. hvidvinseddike (evt. mere) | 1 | spsk | hvidvinseddike
et drys kanel | 1 | drys | kanel
100 g smeltet mørk chokolade | 100 | g | mørk chokolade
2 store spsk. honning | 2 | spsk | honning
sukker efter smag | | | sukker
1 tsk. groft salt | 1 | tsk | groft salt
2 håndfulde rucola | 2 | håndfulde | rucola
skal og saft af 1 lime | 1 | | lime
300 g kyllingebrystfilet i strimler | 300 | g | kyllingebrystfilet
1 glas solsikkeolie til stegning | 1 | glas | solsikkeolie
1 brik hakkede tomater (ca. 400 g) | 1 | brik | hakkede tomater
3 æggeblommer | 3 | | æggeblommer
½ citron, saften heraf | 0.5 | | citron
2 tsk. sukker (efter smag) | 2 | tsk | sukker
1 dl grofthakkede valnødder | 1 | dl | valnødder
4-5 dl vand | 4–5 | dl | vand
frisk dild til pynt | | | frisk dild
1 kg kartofler, skrællet og skåret i tern | 1 | kg | kartofler
2 dl fløde 13 % | 2 | dl | fløde 13 %
4 kyllingebryster à ca. 150 g | 4 | | kyllingebryster
1 tsk. sennep (gerne dijon) | 1 | tsk | sennep
1 spsk. flydende honning | 1 | spsk | flydende honning
nogle kviste timian | | kviste | timian
½ dl finthakket purløg | 0.5 | dl | purløg
1 økologisk citron | 1 | | økologisk citron
`;
