/** Foods that are weighed or scooped into a cup: grams in a US cup, source, names. What the sources are, `densities.ts` says. */
export const loose = `
120 K all-purpose flour, flour, plain flour, white flour, AP flour, wheat flour, white wheat flour, plain white flour, unbleached flour, unbleached all-purpose flour, bleached all-purpose flour, Mehl, Weizenmehl, farine, farine de blé, farine blanche, harina, harina de trigo, harina común, farina, farina di grano tenero, bloem, tarwebloem, patentbloem, farinha, farinha de trigo, vetemjöl, mjöl, hvedemel, hvetemel, mąka, mąka pszenna
120 K bread flour, strong flour, strong white flour, strong white bread flour, high-gluten flour, farine de force, harina de fuerza, farina manitoba, farina forte
120 K cake flour
106 K pastry flour
125 U20082 self-rising flour, self-raising flour, self-raising white flour, harina leudante, farina autolievitante, zelfrijzend bakmeel
113 K whole wheat flour, wholewheat flour, wholemeal flour, whole meal flour, wholemeal bread flour, Vollkornmehl, Weizenvollkornmehl, farine complète, farine de blé complet, harina integral, farina integrale, volkorenmeel, volkoren tarwemeel, farinha integral, fullkornsmjöl
96 K whole wheat pastry flour, graham flour
113 K white whole wheat flour, sprouted wheat flour
106 K rye flour, medium rye flour, Roggenmehl, farine de seigle, harina de centeno, farina di segale, roggemeel, rågmjöl, rugmel, mąka żytnia
106 K pumpernickel flour
99 K spelt flour, Dinkelmehl, farine d'épeautre, harina de espelta, farina di farro, speltmeel, speltbloem, dinkelmjöl, mąka orkiszowa
120 K buckwheat flour, Buchweizenmehl, farine de sarrasin, harina de trigo sarraceno, farina di grano saraceno, boekweitmeel, bovetemjöl, mąka gryczana
85 K barley flour
92 K oat flour, Hafermehl, farine d'avoine, harina de avena
138 K sorghum flour
135 K teff flour
110 K quinoa flour
103 K amaranth flour
124 K durum flour
116 K pizza flour
120 K gluten-free flour, gluten free flour, gluten-free all-purpose flour
142 K rice flour, white rice flour, Reismehl, farine de riz, harina de arroz, farina di riso, rijstebloem, farinha de arroz, rismjöl
128 K brown rice flour
120 K glutinous rice flour, sweet rice flour, sticky rice flour, mochiko, Klebreismehl
96 K almond flour
84 K almond meal
95 U12061 ground almonds, gemahlene Mandeln, Mandeln gemahlen, poudre d'amande, poudre d'amandes, amandes en poudre, almendra molida, farina di mandorle, amandelmeel, mandelmjöl
89 K hazelnut flour, ground hazelnuts, hazelnut meal, gemahlene Haselnüsse, Haselnüsse gemahlen, poudre de noisette, poudre de noisettes
80 U12155 ground walnuts
80 K pecan meal
128 K coconut flour, Kokosmehl
85 K chickpea flour, gram flour, besan, Kichererbsenmehl, farine de pois chiche, farine de pois chiches, harina de garbanzo, farina di ceci
140 K soy flour
93 K masa harina, harina de maíz nixtamalizada
138 K cornmeal, yellow cornmeal, whole grain cornmeal, corn meal, Maismehl
163 K polenta, coarse cornmeal, coarse ground cornmeal, Maisgrieß, semoule de maïs
163 K semolina, semolina flour, Grieß, Hartweizengrieß, Weichweizengrieß, semoule, sémola, semola, semolino, griesmeel, mannagryn
112 K cornstarch, corn starch, cornflour, Speisestärke, Maisstärke, maïzena, Maizena, fécule de maïs, amidon de maïs, maicena, fécula de maíz, amido di mais, maïszetmeel, amido de milho, majsstärkelse, maizenna, majsstivelse, skrobia kukurydziana
152 K potato starch, Kartoffelstärke, Kartoffelmehl, fécule de pomme de terre, fécula de patata, fecola di patate, aardappelzetmeel, potatismjöl, kartoffelmel, potetmel, mąka ziemniaczana
184 K potato flour
113 K tapioca starch, tapioca flour, Tapiokastärke, amido di tapioca, polvilho doce
168 K quick-cooking tapioca, instant tapioca
152 U20068 pearl tapioca, tapioca pearls
128 U20003 arrowroot, arrowroot flour, arrowroot powder, arrowroot starch, Pfeilwurzelmehl
144 K vital wheat gluten, wheat gluten, gluten flour
198 K sugar, granulated sugar, cane sugar, pure cane sugar, organic sugar, natural cane sugar, white sugar, granulated white sugar, caster sugar, castor sugar, superfine sugar, baker's sugar, Zucker, Kristallzucker, feiner Zucker, weißer Zucker, sucre, sucre en poudre, sucre semoule, sucre blanc, azúcar, azúcar blanco, azúcar blanca, zucchero, zucchero semolato, zucchero bianco, suiker, kristalsuiker, witte suiker, fijne suiker, açúcar, açúcar refinado, açúcar cristal, socker, strösocker, sukker, cukier
213 K brown sugar, light brown sugar, dark brown sugar, packed brown sugar, soft brown sugar, light muscovado sugar, dark muscovado sugar, muscovado sugar, brauner Zucker, cassonade, sucre brun, vergeoise, sucre roux, azúcar moreno, azúcar morena, zucchero di canna, bruine suiker, basterdsuiker, açúcar mascavo, farinsocker, brun farin, brunt sukker, cukier brązowy
113 K powdered sugar, confectioners' sugar, confectioner's sugar, icing sugar, Puderzucker, Staubzucker, sucre glace, azúcar glas, azúcar glass, azúcar impalpable, zucchero a velo, poedersuiker, açúcar de confeiteiro, florsocker, flormelis, melis, cukier puder
220 K demerara sugar
180 K turbinado sugar, raw sugar, raw cane sugar, Rohrzucker, Rohrohrzucker, sucre de canne, azúcar de caña, rietsuiker
154 K coconut sugar, Kokosblütenzucker
156 K maple sugar
200 K cinnamon sugar, Zimtzucker
339 U19296 honey, liquid honey, runny honey, clear honey, Honig, flüssiger Honig, miel, miel liquide, miele, honing, honung, honning, miód
315 U19353 maple syrup, pure maple syrup, Ahornsirup, sirop d'érable, jarabe de arce, sirope de arce, sciroppo d'acero, ahornsiroop, xarope de bordo, lönnsirap, ahornsirup, lønnesirup, syrop klonowy
312 K corn syrup, light corn syrup, dark corn syrup, Maissirup
337 U19304 molasses, treacle, black treacle, blackstrap molasses, unsulphured molasses, Melasse, mélasse, melaza, melassa, melasse
336 K agave syrup, agave nectar, agave, Agavendicksaft, Agavensirup, sirop d'agave, jarabe de agave, sirope de agave, sciroppo d'agave, agavesiroop
336 K barley malt syrup
341 U19350 high-fructose corn syrup
320 U19303 marmalade, orange marmalade, Orangenmarmelade
340 K jam, apricot preserves, strawberry preserves, raspberry preserves, preserves, fruit preserves, strawberry jam, raspberry jam, apricot jam, Konfitüre, Marmelade, Aprikosenmarmelade, confiture, mermelada, marmellata, confettura, jam, geleia, sylt, syltetøy, syltetøj, dżem
226 K lemon curd
312 K sweetened condensed milk, condensed milk, gezuckerte Kondensmilch, lait concentré sucré, leche condensada, latte condensato, gecondenseerde melk, leite condensado, kondenserad mjölk
288 K sweetened condensed coconut milk
284 K coconut cream, Kokoscreme, crème de coco, crema de coco
284 K cream of coconut
227 K butter, unsalted butter, salted butter, cold butter, melted butter, sweet butter, Butter, weiche Butter, beurre, beurre doux, beurre demi-sel, beurre mou, beurre fondu, mantequilla, mantequilla sin sal, burro, boter, roomboter, ongezouten boter, manteiga, manteiga sem sal, smör, smør, masło
227 U04610 margarine, Margarine, margarina, margarin, margaryna
205 U04031 shortening, vegetable shortening, Pflanzenfett, graisse végétale
205 U04002 lard, Schmalz, Schweineschmalz, saindoux, manteca de cerdo, strutto, reuzel, banha, smalec
218 U04047 coconut oil, Kokosöl, Kokosfett, huile de coco, huile de noix de coco, aceite de coco, olio di cocco, kokosolie, óleo de coco, kokosolja, kokosolje, olej kokosowy
205 U01003 ghee, anhydrous butter oil, clarified butter, Butterschmalz, beurre clarifié, mantequilla clarificada, burro chiarificato
180 K palm shortening
270 K peanut butter, creamy peanut butter, smooth peanut butter, crunchy peanut butter, chunky peanut butter, Erdnussbutter, Erdnussmus, beurre de cacahuète, beurre de cacahuètes, mantequilla de cacahuete, mantequilla de maní, crema de cacahuete, burro di arachidi, pindakaas, manteiga de amendoim, pasta de amendoim, jordnötssmör, peanøttsmør, jordnøddesmør, masło orzechowe
250 U12195 almond butter, Mandelmus, purée d'amande, crema de almendras
256 K tahini, tahini paste, sesame paste, Tahin, Tahini, Sesampaste, purée de sésame
298 K Nutella, chocolate hazelnut spread, hazelnut spread, Nuss-Nougat-Creme
288 K cookie butter, speculoos spread
220 U04025 mayonnaise, mayo, Mayonnaise, mayonesa, maionese, mayonaise, majonnäs, majones, majonez
240 U11935 ketchup, catsup, tomato ketchup, kétchup
249 U02046 mustard, yellow mustard, prepared mustard, Dijon mustard, Senf, mittelscharfer Senf, Dijonsenf, Dijon-Senf, moutarde, moutarde de Dijon, mostaza, mostaza de Dijon, senape, mosterd, mostarda, senap, sennep, musztarda
262 U11546 tomato paste, tomato purée concentrate, Tomatenmark, concentré de tomate, concentré de tomates, concentrado de tomate, concentrato di pomodoro, tomatenpuree, extrato de tomate, tomatpuré, koncentrat pomidorowy
250 U11547 tomato purée, tomato puree, passata, tomato passata, passierte Tomaten, coulis de tomate, coulis de tomates, purée de tomate, tomate triturado, passata di pomodoro, gezeefde tomaten, polpa de tomate, passerade tomater
245 U11549 tomato sauce, canned tomato sauce, Tomatensauce, sauce tomate, salsa de tomate, salsa di pomodoro
228 K pizza sauce
224 K basil pesto, pesto, green pesto
246 U16158 hummus, houmous, Hummus
275 U16112 miso, miso paste, white miso, Misopaste, pâte de miso
245 U01116 plain yogurt, plain yoghurt, yogurt, yoghurt, natural yogurt, natural yoghurt, whole milk yogurt, Joghurt, Naturjoghurt, yaourt, yaourt nature, yogur, yogur natural, yogurt bianco, yogurt naturale, iogurte, iogurte natural, naturell yoghurt, jogurt, jogurt naturalny
227 K Greek yogurt, Greek yoghurt, plain Greek yogurt, griechischer Joghurt, yaourt grec, yaourt à la grecque, yogur griego, yogurt greco, Griekse yoghurt, iogurte grego
230 U01056 sour cream, cultured sour cream, saure Sahne, Sauerrahm, Schmand, crème aigre, nata agria, crema agria, panna acida, zure room, creme azedo, gräddfil, rømme, śmietana
248 K crème fraîche, creme fraiche, crème fraîche épaisse
232 U01017 cream cheese, Neufchâtel cheese, Philadelphia cream cheese, Frischkäse, Doppelrahmfrischkäse, fromage frais à tartiner, queso crema, formaggio spalmabile, roomkaas, færskost, färskost, kremost
227 K mascarpone, mascarpone cheese
246 U01036 ricotta, part-skim ricotta, part-skim ricotta cheese, whole milk ricotta cheese, ricotta cheese, whole milk ricotta
225 U01012 cottage cheese, Hüttenkäse, requesón, hüttenkäse
128 U01090 dry whole milk, whole milk powder, milk powder, Milchpulver, Vollmilchpulver, lait en poudre, leche en polvo, latte in polvere, melkpoeder, leite em pó, mjölkpulver
112 K nonfat dry milk, nonfat dry milk powder, powdered milk, dried nonfat milk, nonfat milk powder, skimmed milk powder, dry milk, Magermilchpulver
120 U01094 buttermilk powder, dried buttermilk
140 K malted milk powder, malt powder
114 K coconut milk powder
84 K cocoa, Dutch-processed cocoa powder, Dutch process cocoa powder, natural cocoa powder, cacao powder, cocoa powder, unsweetened cocoa, unsweetened cocoa powder, Dutch-process cocoa powder, dutch process cocoa, baking cocoa, Kakao, Kakaopulver, Backkakao, cacao, cacao en poudre, cacao amer, cacao en polvo, cacao amaro, cacao in polvere, cacaopoeder, cacau em pó, kakao, kakaopulver, kakaopulver, kakao w proszku
170 K chocolate chips, semisweet chocolate chips, semi-sweet chocolate chips, dark chocolate chips, milk chocolate chips, bittersweet chocolate chips, chocolate chunks, chopped chocolate, Schokotropfen, Schokoladentropfen, Schokostückchen, pépites de chocolat, chips de chocolate, pepitas de chocolate, gocce di cioccolato, chocoladedruppels, gotas de chocolate
177 K mini chocolate chips, miniature chocolate chips
170 K white chocolate chips
132 U19078 grated chocolate, grated unsweetened chocolate, geraspelte Schokolade
120 K cacao nibs, cocoa nibs, Kakaonibs
156 K toffee bits, toffee chunks, butterscotch bits
43 K mini marshmallows, miniature marshmallows
128 K marshmallow fluff, marshmallow creme
89 K rolled oats, old-fashioned oats, old fashioned rolled oats, quick oats, quick-cooking oats, porridge oats, oats, oatmeal, jumbo oats, Haferflocken, zarte Haferflocken, kernige Haferflocken, flocons d'avoine, avena, copos de avena, fiocchi d'avena, fiocchi di avena, havermout, havervlokken, aveia em flocos, flocos de aveia, aveia, havregryn, płatki owsiane
140 K steel cut oats, steel-cut oats, pinhead oats
94 U20033 oat bran, Haferkleie, son d'avoine
58 U20077 wheat bran, bran, Weizenkleie, son de blé, salvado de trigo, crusca
112 K wheat germ, Weizenkeime, germe de blé, germen de trigo
184 K wheat berries, red wheat berries, Weizenkörner
149 K cracked wheat
140 U20012 bulgur, bulgur wheat, Bulgur, boulgour, bulgur fino, bulghur, boulgour fin
173 U20028 couscous, Couscous, cuscús, cous cous
200 U20005 pearl barley, pearled barley, Perlgraupen, Graupen, orge perlé, cebada perlada, orzo perlato, parelgort, pärlgryn, kasza jęczmienna
184 U20004 hulled barley, barley
92 K barley flakes
170 U20008 buckwheat, whole buckwheat, Buchweizen, sarrasin, trigo sarraceno
164 U20009 buckwheat groats, kasha, kasza gryczana
200 U20031 millet, Hirse, Goldhirse, mijo, miglio
170 U20035 quinoa, white quinoa, Quinoa, quinua
193 U20001 amaranth, Amaranth
192 U20067 sorghum
169 U20062 rye berries, rye grain
174 U20140 spelt, spelt berries, Dinkel
185 U20044 rice, white rice, long-grain rice, long grain rice, long-grain white rice, long grain white rice, basmati rice, basmati, jasmine rice, Reis, Langkornreis, Basmatireis, Basmati, Jasminreis, riz, riz long, riz basmati, arroz, arroz blanco, arroz basmati, riso basmati, rijst, witte rijst, basmatirijst, arroz branco, ris, basmatiris, ryż, ryż basmati
195 U20050 medium-grain rice, medium grain rice
200 U20052 short-grain rice, short grain rice, sushi rice, arborio rice, arborio, risotto rice, Risottoreis, Rundkornreis, Milchreis, riz rond, riz arborio, arroz bomba, riso, riso arborio, riso carnaroli, risottorijst, grötris, risottoris, grødris
185 U20036 brown rice, long-grain brown rice, long grain brown rice, Naturreis, Vollkornreis, brauner Reis, riz complet, arroz integral, riso integrale, zilvervliesrijst
185 U20046 parboiled rice, converted rice
160 U20088 wild rice, Wildreis, riz sauvage
185 U20054 glutinous rice, sticky rice, sweet rice, Klebreis
105 U20499 elbow macaroni, macaroni, elbow pasta
93 U20099 small pasta shells
38 U20109 egg noodles
112 K dry breadcrumbs, dried bread crumbs, fine dry breadcrumbs, fine dry bread crumbs, fine bread crumbs, dry fine bread crumbs, dried breadcrumbs, dry bread crumbs, breadcrumbs, bread crumbs, fine breadcrumbs, Semmelbrösel, Paniermehl, chapelure, pan rallado, pangrattato, paneermeel, broodkruim, farinha de rosca, ströbröd, rasp, bułka tarta
84 K fresh breadcrumbs, fresh bread crumbs, soft breadcrumbs
50 K panko, panko breadcrumbs, panko bread crumbs, Japanese breadcrumbs, Panko
100 K graham cracker crumbs, digestive biscuit crumbs, crushed graham crackers
85 K cookie crumbs, chocolate cookie crumbs
113 K granola
28 K Rice Krispies, crisp rice cereal, puffed rice cereal, crispy rice cereal
60 K bran cereal
86 K instant potato flakes, potato flakes, dried potato flakes
192 K baking powder, Backpulver, levure chimique, polvo de hornear, levadura química, bakpoeder, fermento em pó, bakpulver, bagepulver, bakepulver, proszek do pieczenia
221 U18372 baking soda, bicarbonate of soda, sodium bicarbonate, bicarb, bicarb soda, Natron, Speisenatron, bicarbonate de soude, bicarbonate alimentaire, bicarbonato, bicarbonato de sodio, bicarbonato di sodio, bicarbonato de sódio, zuiveringszout, bikarbonat, natron, soda oczyszczona
144 U18373 cream of tartar, Weinstein
192 U18375 active dry yeast, dry yeast, dried yeast, Trockenhefe, levure sèche, levadura seca, lievito secco, gist, gedroogde gist, fermento biológico seco, torrjäst, tørgær, tørrgjær, suche drożdże
144 K instant yeast, instant dry yeast, rapid-rise yeast, fast-action dried yeast, easy-bake yeast
292 U02047 salt, table salt, fine salt, fine sea salt, iodized salt, Salz, Speisesalz, feines Meersalz, sel, sel fin, sal, sal fina, sale, sale fino, zout, salt, sól
112 K espresso powder, instant espresso powder, instant espresso
48 U14214 instant coffee, instant coffee powder, instant coffee granules
112 U19177 gelatin, gelatine, powdered gelatin, unflavored gelatin, gelatin powder, Gelatinepulver, gélatine en poudre, gelatina en polvo
107 U01136 egg white powder, dried egg whites, dried egg white
25 K Splenda
143 U12061 almonds, unblanched almonds, whole almonds, raw almonds, blanched almonds, Mandeln, ganze Mandeln, amandes, amandes entières, almendras, mandorle, amandelen, amêndoas, mandlar, mandel, mandler, migdały
86 K sliced almonds, flaked almonds, almond flakes, toasted sliced almonds, Mandelblättchen, gehobelte Mandeln, amandes effilées, almendras laminadas, almendra laminada, mandorle a lamelle, amandelschaafsel, mandelspån, płatki migdałowe
114 K slivered almonds, almond slivers, Mandelstifte, gestiftelte Mandeln
135 U12120 hazelnuts, whole hazelnuts, filberts, Haselnüsse, Haselnusskerne, noisettes, avellanas, nocciole, hazelnoten, avelãs, hasselnötter, hasselnødder, hasselnøtter, orzechy laskowe
115 U12120 chopped hazelnuts, gehackte Haselnüsse
113 K walnuts, chopped walnuts, walnut pieces, Walnüsse, Walnusskerne, gehackte Walnüsse, noix, cerneaux de noix, nueces, noci, gherigli di noci, walnoten, nozes, valnötter, valnødder, valnøtter, orzechy włoskie
100 U12155 walnut halves, whole walnuts
109 U12142 chopped pecans, pecan pieces
99 U12142 pecans, pecan halves, whole pecans, Pekannüsse, noix de pécan, noix de pecan, nueces pecanas, noci pecan, pecannoten, pekannötter, nozes-pecã, orzechy pekan
113 K cashews, cashew nuts, whole cashews, raw cashews, Cashewkerne, Cashewnüsse, Cashews, noix de cajou, anacardos, anacardi, cashewnoten, castanha de caju, cashewnötter, cashewnødder, orzechy nerkowca
146 U16087 peanuts, raw peanuts, Erdnüsse, cacahuètes, cacahuetes, maníes, arachidi, pinda's, amendoim, jordnötter, jordnødder, peanøtter, orzeszki ziemne
144 U16089 roasted peanuts, dry roasted peanuts, chopped peanuts, salted peanuts
134 U12131 macadamia nuts, macadamias, Macadamianüsse, noix de macadamia
123 U12151 pistachios, shelled pistachios, pistachio nuts, Pistazien, Pistazienkerne, pistaches, pistachos, pistacchi, pistachenoten, pistacjes, pistaschnötter
135 U12147 pine nuts, pignoli, Pinienkerne, pignons de pin, pignons, piñones, pinoli, pijnboompitten, pinjenötter, pinoles, pinjekerner, orzeszki piniowe
133 U12078 Brazil nuts, Paranüsse, noix du Brésil
142 K sesame seeds, white sesame seeds, toasted sesame seeds, Sesam, Sesamsamen, graines de sésame, sésame, semillas de sésamo, sésamo, ajonjolí, semi di sesamo, sesamzaad, gergelim, sesamfrön, sesamfrø, sezam
140 U12036 sunflower seeds, shelled sunflower seeds, sunflower seed kernels, Sonnenblumenkerne, graines de tournesol, pipas de girasol, semillas de girasol, semi di girasole, zonnebloempitten, solrosfrön, solroskärnor, solsikkekerner, solsikkekjerner, pestki słonecznika
129 U12014 pumpkin seeds, pepitas, hulled pumpkin seeds, Kürbiskerne, graines de courge, pipas de calabaza, semillas de calabaza, semi di zucca, pompoenpitten, pumpafrön, pumpakärnor, græskarkerner, gresskarkjerner, pestki dyni
168 U12220 flaxseed, flaxseeds, flax seeds, linseed, linseeds, whole flaxseed, Leinsamen, graines de lin, semillas de lino, linaza, semi di lino, lijnzaad, linhaça, linfrön, hørfrø, linfrø, siemię lniane
100 K flax meal, ground flaxseed, ground flax, ground flaxseeds, geschrotete Leinsamen
148 K chia seeds, chia, Chiasamen, graines de chia, semillas de chía, semi di chia, chiazaad, chiafrön, chiafrø, nasiona chia
144 K poppy seeds, Mohn, graines de pavot, semillas de amapola, semi di papavero, maanzaad, vallmofrön, valmuefrø, mak
144 K caraway seeds, Kümmel, graines de carvi, alcaravea
160 U12012 hemp seeds, hulled hemp seeds, shelled hemp seeds, hemp hearts, geschälte Hanfsamen, graines de chanvre
85 K sweetened shredded coconut, flaked coconut, sweetened flaked coconut, sweetened coconut, sweetened coconut flakes
53 K unsweetened shredded coconut, shredded coconut
85 K desiccated coconut, unsweetened desiccated coconut, Kokosraspel, Kokosflocken, noix de coco râpée, coco rallado, cocco rapé, cocco grattugiato, geraspte kokos, kokosrasp, coco ralado, kokosflingor, kokosmel, revet kokos, wiórki kokosowe
60 K unsweetened coconut flakes, large coconut flakes, coconut flakes, coconut chips, Kokoschips
80 U12104 fresh coconut, freshly grated coconut
145 U09298 raisins, golden raisins, sultanas, seedless raisins, Rosinen, Sultaninen, raisins secs, pasas, uvas pasas, uvetta, uva passa, rozijnen, uvas-passas, russin, rosiner, rodzynki
142 K currants, dried currants, Korinthen, raisins de Corinthe, krenten
114 K dried cranberries, craisins, getrocknete Cranberries, canneberges séchées, cranberries séchées, arándanos rojos secos, gedroogde cranberries
142 K dried cherries, dried tart cherries, dried sour cherries, getrocknete Kirschen
147 U09087 dates, Medjool dates, pitted Medjool dates, chopped dates, pitted dates, Datteln, entsteinte Datteln, dattes, dátiles, datteri, dadels, tâmaras, dadlar, dadler, daktyle
130 U09032 dried apricots, getrocknete Aprikosen, abricots secs, orejones, albicocche secche, gedroogde abrikozen
149 U09094 dried figs, getrocknete Feigen, figues sèches, higos secos, fichi secchi
174 U09291 prunes, pitted prunes, dried plums, Backpflaumen, Trockenpflaumen, pruneaux, ciruelas pasas, prugne secche, gedroogde pruimen
85 K dried apples, dried apple
160 U09246 dried peaches
150 U19059 trail mix
54 U11955 sun-dried tomatoes, sundried tomatoes, dry-packed sun-dried tomatoes, getrocknete Tomaten, tomates séchées, tomates secos, pomodori secchi, zongedroogde tomaten
110 U11956 sun-dried tomatoes in oil, oil-packed sun-dried tomatoes
200 K candied cherries, glacé cherries, Belegkirschen, cerises confites
184 K crystallized ginger, candied ginger
194 U16014 dried black beans, black beans dried, schwarze Bohnen getrocknet
184 U16032 dried kidney beans, dried red kidney beans, getrocknete Kidneybohnen
193 U16042 dried pinto beans, pinto beans dried
208 U16037 dried navy beans, navy beans dried, dried haricot beans
202 U16049 dried white beans, dried cannellini beans, getrocknete weiße Bohnen
183 U16024 dried great northern beans
178 U16071 dried lima beans, dried butter beans
150 U16052 dried fava beans, dried broad beans
197 U16001 adzuki beans, dried adzuki beans, azuki beans, Adzukibohnen
207 U16080 mung beans, dried mung beans, Mungbohnen, haricots mungo
200 U16056 dried chickpeas, dried garbanzo beans, getrocknete Kichererbsen, pois chiches secs, garbanzos secos, ceci secchi
192 U16069 lentils, dried lentils, brown lentils, green lentils, Linsen, grüne Linsen, braune Linsen, Tellerlinsen, lentilles, lentilles vertes, lentejas, lenticchie, linzen, lentilhas, linser, grønne linser, soczewica
192 U16144 red lentils, split red lentils, pink lentils, rote Linsen, lentilles corail, lentejas rojas, lenticchie rosse, rode linzen, röda linser, røde linser, soczewica czerwona
197 U16085 yellow split peas, green split peas, split peas, dried split peas, Schälerbsen, pois cassés, guisantes partidos, spliterwten
186 U16108 dried soybeans, soybeans, Sojabohnen
155 U02020 garlic powder, granulated garlic, Knoblauchpulver, ail en poudre, ajo en polvo, aglio in polvere, knoflookpoeder, alho em pó, vitlökspulver, hvidløgspulver, hvitløkspulver, czosnek granulowany
110 U02026 onion powder, granulated onion, Zwiebelpulver, oignon en poudre, cebolla en polvo
125 U02010 cinnamon, ground cinnamon, Zimt, gemahlener Zimt, cannelle, cannelle en poudre, canela, canela en polvo, cannella, kaneel, canela em pó, kanel, kanel malt, cynamon
83 U02021 ground ginger, ginger powder, powdered ginger, gemahlener Ingwer, Ingwerpulver, gingembre en poudre, jengibre en polvo
112 U02025 nutmeg, ground nutmeg, grated nutmeg, Muskat, Muskatnuss, muscade, noix de muscade, nuez moscada, noce moscata, nootmuskaat, noz-moscada, muskot, muskat
104 U02011 ground cloves, gemahlene Nelken, clous de girofle moulus
96 U02001 ground allspice, allspice
93 U02006 ground cardamom, cardamom, gemahlener Kardamom, cardamome en poudre, cardamomo en polvo
96 U02014 cumin seeds, cumin seed, whole cumin seeds, Kreuzkümmelsamen, graines de cumin
80 U02013 coriander seeds, coriander seed, Koriandersamen, graines de coriandre
93 U02018 fennel seeds, fennel seed, Fenchelsamen, graines de fenouil
107 U02002 anise seeds, anise seed, aniseed
178 U02019 fenugreek seeds, fenugreek seed
101 U02024 mustard powder, dry mustard, ground mustard, ground mustard seed, Senfpulver, moutarde en poudre
101 U02015 curry powder, Currypulver, curry en poudre, curry en polvo, curry in polvere, kerriepoeder, curry em pó
109 U02028 paprika, sweet paprika, smoked paprika, hot paprika, Paprikapulver, Paprika edelsüß, paprika en poudre, paprika doux, pimentón, pimentón dulce, paprica, paprikapoeder, papryka słodka, paprikapulver
128 U02009 chili powder, chilli powder, Chilipulver, poudre de chili, chile en polvo
85 U02031 cayenne, cayenne pepper, ground cayenne pepper, Cayennepfeffer, piment de Cayenne, pimienta de cayena
150 U02043 turmeric, ground turmeric, Kurkuma, gemahlene Kurkuma, curcuma, curcuma en poudre, cúrcuma, kurkuma, gurkmeja, gurkemeie
110 U02030 ground black pepper, black pepper, freshly ground black pepper, schwarzer Pfeffer, Pfeffer, poivre, poivre noir, pimienta, pimienta negra, pepe, pepe nero, peper, zwarte peper, pimenta-do-reino, svartpeppar, peber, pieprz
114 U02032 ground white pepper, white pepper, weißer Pfeffer
26 U02029 dried parsley, getrocknete Petersilie
34 U02003 dried basil, getrocknetes Basilikum, basilic séché
43 U02042 dried thyme, getrockneter Thymian, thym séché
53 U02036 dried rosemary, getrockneter Rosmarin, romarin séché
50 U02017 dried dill, dill weed
27 U02023 dried marjoram, getrockneter Majoran
32 U02038 ground sage, rubbed sage
132 U19095 vanilla ice cream, ice cream, Vanilleeis, glace à la vanille, helado de vainilla, gelato alla vaniglia
95 U20048 instant rice
`;
