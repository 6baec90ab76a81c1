/**
 * Foods whose cup depends on how they are cut, so that nobody counts cups of them by choice: grams in a US cup, source, names.
 * What the sources are, `densities.ts` says.
 */
export const cut = `
113 U01009 cheddar, cheddar cheese, shredded cheddar cheese, grated cheddar cheese, sharp cheddar cheese, shredded cheddar, grated cheddar, shredded cheese, grated cheese, geriebener Käse, fromage râpé, queso rallado, formaggio grattugiato, geraspte kaas, queijo ralado, riven ost, revet ost, tarty ser
113 K mozzarella, part-skim mozzarella, part-skim mozzarella cheese, mozzarella cheese, shredded mozzarella, shredded mozzarella cheese, grated mozzarella, geriebener Mozzarella
113 U01025 Monterey Jack, Monterey Jack cheese, shredded Monterey Jack cheese, pepper jack cheese
108 U01040 Swiss cheese, shredded Swiss cheese, Emmental, Emmentaler, geriebener Emmentaler, emmental râpé
108 U01023 gruyère, gruyere, gruyère cheese, grated gruyère, gruyère râpé
113 U01011 colby, colby cheese
108 U01020 fontina, fontina cheese
113 U01029 muenster, muenster cheese
100 U01032 parmesan, Parmigiano-Reggiano cheese, freshly grated parmesan cheese, grated parmesan, parmesan cheese, grated parmesan cheese, freshly grated parmesan, Parmigiano-Reggiano, Parmigiano, geriebener Parmesan, parmesan râpé, parmesano rallado, parmesano, parmigiano grattugiato, Parmezaanse kaas, parmesão ralado, parmesanost
150 U01019 feta, feta cheese, crumbled feta, crumbled feta cheese, Fetakäse, Schafskäse, feta émiettée, queso feta, fetaost
135 U01004 blue cheese, gorgonzola cheese, crumbled gorgonzola, Stilton, Roquefort, crumbled blue cheese, gorgonzola, Blauschimmelkäse, bleu
122 U01228 queso fresco, crumbled queso fresco
136 U01129 chopped hard-boiled eggs
160 U11282 onions, sweet onions, Vidalia onions, Spanish onions, onion, yellow onion, white onion, red onion, brown onion, chopped onion, chopped onions, diced onion, Zwiebeln, rote Zwiebeln, oignons, oignon rouge, cebollas, cebolla roja, cipolle, cipolla rossa, uien, rode ui, cebolas, cebola roxa, gul lök, lök, løg, løk
115 U11282 sliced onions, sliced onion
156 K shallots, sliced shallots, Schalotten, échalotes, chalotas, scalogni, sjalotten
100 U11291 green onions, spring onions, scallions, chopped green onions, Frühlingszwiebeln, Lauchzwiebeln, oignons nouveaux, ciboules, cebolletas, cipollotti, lente-ui, vårlök, forårsløg, vårløk
89 U11246 leeks, Lauch, Porree, poireaux, puerros, porri, prei, purjolök
136 U11215 garlic, garlic cloves, minced garlic, chopped garlic, Knoblauch, ail, ajo, aglio, knoflook, alho, vitlök, hvidløg, hvitløk
96 U11216 fresh ginger, ginger, ginger root, sliced ginger, Ingwer, gingembre, jengibre, zenzero, gember, gengibre, ingefära
128 U11124 carrots, carrot, chopped carrots, diced carrots, Karotten, Möhren, carottes, zanahorias, carote, wortels, wortelen, cenouras, morötter, gulerødder, gulrøtter
110 U11124 grated carrots, grated carrot, shredded carrots, shredded carrot, geraspelte Karotten, geraspelte Möhren, carottes râpées, zanahoria rallada, carote grattugiate
122 U11124 sliced carrots
101 U11143 celery, celery stalks, chopped celery, diced celery, Staudensellerie, Stangensellerie, céleri branche, céleri en branches, apio, sedano, bleekselderij, salsão
156 U11141 celeriac, celery root, Knollensellerie, céleri-rave, apionabo, sedano rapa, knolselderij
149 U11333 green bell peppers, green peppers, green bell pepper, chopped green bell pepper
149 U11821 red bell peppers, red peppers, bell peppers, bell pepper, red bell pepper, sweet peppers, yellow bell pepper, orange bell pepper, rote Paprika, Paprikaschoten, poivrons, poivron rouge, pimiento rojo, pimientos, peperoni, pimentão, röd paprika
90 U11979 jalapeños, jalapeno peppers, jalapeño peppers, sliced jalapeños
150 U11352 potatoes, potato, diced potatoes, cubed potatoes, russet potatoes, Kartoffeln, pommes de terre, patatas, papas, patate, aardappelen, potatis, kartofler, poteter, ziemniaki
133 U11507 sweet potatoes, sweet potato, cubed sweet potatoes, Süßkartoffeln, patates douces, boniatos, patate dolci, zoete aardappelen, batata-doce, sötpotatis
213 K mashed potatoes, mashed potato
240 K mashed sweet potatoes
136 U11080 beets, beetroot, Rote Bete, betteraves, remolacha, barbabietole, bieten, rödbetor
133 U11298 parsnips, Pastinaken, panais
130 U11564 turnips, weiße Rüben, navets
140 U11435 rutabaga, swede, Steckrüben
116 U11429 radishes, Radieschen, radis, rábanos, ravanelli, radijsjes
91 U11090 broccoli, broccoli florets, chopped broccoli, Brokkoli, Brokkoliröschen, brocolis, brócoli, brócolis
107 U11135 cauliflower, cauliflower florets, chopped cauliflower, Blumenkohl, Blumenkohlröschen, chou-fleur, coliflor, cavolfiore, bloemkool, couve-flor, blomkål
88 U11098 Brussels sprouts, Rosenkohl, choux de Bruxelles, coles de Bruselas, cavoletti di Bruxelles, spruitjes
89 U11109 cabbage, chopped cabbage, green cabbage, white cabbage, Weißkohl, chou blanc, repollo, cavolo cappuccio, witte kool, vitkål
70 U11109 shredded cabbage, finely shredded cabbage
89 U11112 red cabbage, Rotkohl, chou rouge, rodekool
142 U11439 sauerkraut, Sauerkraut, choucroute
30 U11457 spinach, baby spinach, fresh spinach, spinach leaves, baby spinach leaves, Spinat, Babyspinat, épinards, pousses d'épinards, espinacas, spinaci, spinazie, espinafre, spenat
156 U11463 frozen spinach, frozen chopped spinach, TK-Spinat
16 U11233 kale, Grünkohl, chou kale
36 U11161 collard greens, collards
20 U11959 arugula, arugula leaves, baby arugula, rocket, Rucola, roquette, rúcula
34 U11591 watercress, Brunnenkresse, cresson
47 U11251 romaine lettuce, shredded romaine, cos lettuce
72 U11252 iceberg lettuce, shredded iceberg lettuce
70 U11260 mushrooms, sliced mushrooms, white mushrooms, button mushrooms, Champignons, Pilze, champignons de Paris, champiñones, funghi champignon, cogumelos, champinjoner
87 U11266 cremini mushrooms, brown mushrooms, whole cremini mushrooms
86 U11265 portobello mushrooms, diced portobello mushrooms
124 U11477 zucchini, courgettes, courgette, chopped zucchini, Zucchini, calabacín, calabacines, zucchine, abobrinha
125 K grated zucchini, shredded zucchini
113 U11641 summer squash, yellow squash
140 U11485 butternut squash, cubed butternut squash, Butternut-Kürbis, courge butternut
116 U11422 pumpkin, Kürbis, Hokkaido, potiron, calabaza, zucca, pompoen, abóbora, pumpa
227 K pumpkin purée, pumpkin puree, canned pumpkin, Kürbispüree, purée de potiron
82 U11209 eggplant, aubergine, aubergines, cubed eggplant, Auberginen, berenjenas, berenjena, melanzane, berinjela
133 U11206 peeled cucumber, chopped cucumber
104 U11205 cucumber, English cucumber, cucumbers, sliced cucumber, Gurke, Salatgurke, concombre, pepino, cetriolo, komkommer, gurka
180 U11529 tomatoes, plum tomatoes, Roma tomatoes, tomato, chopped tomatoes, diced tomatoes, fresh tomatoes, ripe tomatoes, Tomaten, tomates, pomodori, tomater
149 U11529 cherry tomatoes, grape tomatoes, Kirschtomaten, Cherrytomaten, tomates cerises, tomates cherry, pomodorini, kerstomaten, tomates-cereja, körsbärstomater
240 U11531 canned tomatoes, canned diced tomatoes, tinned tomatoes, canned whole tomatoes, tinned chopped tomatoes, canned crushed tomatoes, stückige Tomaten, gehackte Tomaten, tomates concassées, tomate en lata, polpa di pomodoro
145 U11304 green peas, peas, garden peas, shelled peas, Erbsen, petits pois, guisantes, piselli, doperwten, erwten, ervilhas, ärter, ärtor
134 U11312 frozen peas, frozen green peas, petite peas, TK-Erbsen, petits pois surgelés
98 U11300 snow peas, sugar snap peas, Zuckerschoten, pois mange-tout
100 U11052 green beans, string beans, grüne Bohnen, haricots verts, judías verdes, fagiolini, sperziebonen, vagem, gröna bönor
145 U11167 corn kernels, fresh corn kernels, sweet corn kernels, Maiskörner
136 U11178 frozen corn, frozen corn kernels
164 U11172 canned corn, canned sweetcorn, Mais, Dosenmais, maïs, maíz, mais in scatola, maïskorrels, milho verde
134 U11011 asparagus, Spargel, grüner Spargel, asperges, espárragos, asparagi, aspargos, sparris
100 U11278 okra, Okra, gombo
104 U11043 bean sprouts, mung bean sprouts, Mungbohnensprossen, germes de soja
87 U11957 fennel, fennel bulb, sliced fennel, Fenchel, fenouil, hinojo, finocchio, venkel
60 U11297 parsley, parsley leaves, chopped parsley leaves, fresh parsley, chopped parsley, chopped fresh parsley, flat-leaf parsley, Italian parsley, Petersilie, glatte Petersilie, persil, perejil, prezzemolo, peterselie, salsinha, persilja, persille
16 U11165 cilantro, fresh cilantro, cilantro leaves, coriander leaves, fresh coriander, Koriandergrün, coriandre fraîche, coriandre frais, cilantro fresco
24 U02044 basil leaves, fresh basil leaves, basil, fresh basil, Basilikum, Basilikumblätter, basilic, albahaca, basilico, basilicum, manjericão, basilika
9 U02045 fresh dill, dill sprigs, fresh dill sprigs
48 U11156 chives, chopped chives, fresh chives, Schnittlauch, ciboulette, cebollino, erba cipollina, bieslook, cebolinha, gräslök, purløg
138 U02054 capers, drained capers, Kapern, câpres, alcaparras, capperi, kappertjes, kapris
134 U09193 ripe olives, black olives, sliced black olives
143 U11937 dill pickles, chopped dill pickles, dill pickle
109 U09003 sliced apples, apple slices
125 U09003 apples, chopped apples, diced apples, Äpfel, pommes, manzanas, mele, appels, maçãs, äpplen
244 U09019 unsweetened applesauce, applesauce, Apfelmus, compote de pommes, compote de pomme, compota de manzana, appelmoes, äppelmos
246 U09020 sweetened applesauce
225 U09040 mashed bananas, mashed banana, mashed ripe bananas, zerdrückte Bananen, bananes écrasées
150 U09040 sliced bananas, bananas, Bananen, bananes, plátanos, banane, bananen
148 U09050 blueberries, fresh blueberries, Blaubeeren, Heidelbeeren, myrtilles, arándanos, mirtilli, blauwe bessen, mirtilos, blåbär, blåbær
155 U09054 frozen blueberries, TK-Heidelbeeren
144 U09042 blackberries, Brombeeren, mûres, moras, more, bramen, amoras, björnbär
123 U09302 raspberries, fresh raspberries, Himbeeren, framboises, frambuesas, lamponi, frambozen, framboesas, hallon, hindbær, bringebær
140 U09518 frozen raspberries, unsweetened frozen raspberries
152 U09316 strawberries, fresh strawberries, strawberry halves, Erdbeeren, fraises, fresas, fragole, aardbeien, morangos, jordgubbar, jordbær
166 U09316 sliced strawberries
149 U09318 frozen strawberries
142 K frozen berries, mixed frozen berries, mixed berries, TK-Beeren
100 U09078 cranberries, fresh cranberries, whole cranberries, frozen cranberries, Cranberrys, canneberges
110 U09078 chopped cranberries
277 U09081 cranberry sauce
138 U09070 cherries, sweet cherries, Kirschen, Süßkirschen, cerises, cerezas, ciliegie, kersen, cerejas, körsbär
155 U09063 pitted sour cherries, sour cherries, tart cherries, Sauerkirschen, griottes
154 U09236 peaches, sliced peaches, Pfirsiche, pêches, melocotones, pesche, perziken, pêssegos, persikor
143 U09191 nectarines, Nektarinen
165 U09021 apricots, fresh apricots, sliced apricots, Aprikosen, abricots, albaricoques, albicocche, abrikozen
140 U09252 pears, sliced pears, Birnen, poires, peras, pere, peren
165 U09279 plums, sliced plums, Pflaumen, Zwetschgen, prunes fraîches, ciruelas, prugne, pruimen, ameixas, plommon
165 U09266 pineapple, pineapple chunks, fresh pineapple, Ananas, ananas, piña, abacaxi
249 U09268 crushed pineapple, canned crushed pineapple, canned pineapple
165 U09176 mango, mangoes, diced mango, Mango, mangue, manga
145 U09226 papaya, cubed papaya, Papaya
180 U09148 kiwis, kiwifruit, sliced kiwi, Kiwi
150 U09037 avocado, avocados, cubed avocado, diced avocado, Avocado, avocat, aguacate, abacate
230 U09037 mashed avocado, pureed avocado
151 U09132 grapes, seedless grapes, red grapes, green grapes, Weintrauben, Trauben, raisins frais, uvas, uva, druiven, vindruvor
122 U09307 rhubarb, diced rhubarb, chopped rhubarb, Rhabarber, rhubarbe, ruibarbo, rabarbaro, rabarber
180 U09201 orange sections, orange segments
230 U09112 grapefruit sections
152 U09326 watermelon, diced watermelon, Wassermelone, pastèque, sandía, anguria, watermeloen, melancia
156 U09181 cantaloupe, diced cantaloupe, Cantaloupe-Melone
170 U09184 honeydew melon, diced honeydew melon, Honigmelone
174 U09286 pomegranate seeds, pomegranate arils, Granatapfelkerne, graines de grenade
112 U09083 black currants, blackcurrants, red currants, redcurrants, Johannisbeeren, groseilles, cassis, aalbessen, röda vinbär
150 U09107 gooseberries, Stachelbeeren
145 U09145 elderberries, Holunderbeeren
96 U09156 lemon zest, grated lemon zest, lemon peel, finely grated lemon zest, Zitronenschale, Zitronenabrieb, zeste de citron, ralladura de limón, scorza di limone, citroenrasp, raspas de limão, citronskal
96 U09216 orange zest, grated orange zest, orange peel, finely grated orange zest, Orangenschale, zeste d'orange, ralladura de naranja, scorza d'arancia
158 U20045 cooked rice, cooked white rice, cooked long-grain rice, gekochter Reis, riz cuit, arroz cocido, riso cotto
195 U20037 cooked brown rice
164 U20089 cooked wild rice
185 U20137 cooked quinoa, gekochte Quinoa
157 U20029 cooked couscous
182 U20013 cooked bulgur
157 U20006 cooked pearl barley, cooked barley
174 U20032 cooked millet
140 U20100 cooked macaroni, cooked elbow macaroni
160 U20110 cooked egg noodles
8 U19034 popcorn, popped popcorn, air-popped popcorn
172 U16015 cooked black beans, black beans, canned black beans, schwarze Bohnen
177 U16033 cooked kidney beans, kidney beans, red kidney beans, canned kidney beans, Kidneybohnen
171 U16043 cooked pinto beans, pinto beans, canned pinto beans
182 U16038 cooked navy beans, navy beans
179 U16050 cooked white beans, white beans, cannellini beans, canned cannellini beans, weiße Bohnen
177 U16025 great northern beans
188 U16072 lima beans, butter beans, cooked lima beans
164 U16057 cooked chickpeas, chickpeas, garbanzo beans, canned chickpeas, Kichererbsen, pois chiches, garbanzos, ceci, kikkererwten, grão-de-bico, kikärtor, kikærter, ciecierzyca
198 U16070 cooked lentils, cooked brown lentils
196 U16086 cooked split peas
249 U16010 baked beans, canned baked beans
252 U16126 tofu, firm tofu, cubed tofu
166 U16114 tempeh
26 U02064 mint, mint leaves, fresh mint, Minze, Minzblätter, menthe, menthe fraîche, menta, hierbabuena, munt, hortelã, mynta, mynte, mięta
142 K olives, sliced olives, green olives, kalamata olives, Oliven, grüne Oliven, aceitunas, azeitonas, olijven
130 U11603 jicama
76 U11119 napa cabbage, Chinese cabbage, Chinakohl, chou chinois
70 U11116 bok choy, pak choi
40 U11952 radicchio
140 U05013 cooked chicken, cooked chicken meat, cooked chicken breast, shredded cooked chicken, diced cooked chicken
120 U01053 whipped cream
154 U09070 pitted sweet cherries, pitted cherries
`;
