/** Foods that are poured: grams in a US cup, source, names. What the sources are, `densities.ts` says. */
export const liquids = `
237 U14429 water, tap water, boiling water, ice water, Wasser, eau, agua, acqua, agua, água, vatten, vand, vann, woda
244 U01077 milk, whole milk, full fat milk, Milch, Vollmilch, lait, lait entier, leche, leche entera, latte, latte intero, melk, volle melk, leite, leite integral, mjölk, mælk, helmelk, mleko
244 U01079 reduced fat milk, semi-skimmed milk, fettarme Milch, lait demi-écrémé, leche semidesnatada, halfvolle melk
244 U01082 low fat milk, lowfat milk
245 U01085 skim milk, skimmed milk, nonfat milk, fat-free milk, Magermilch, lait écrémé, leche desnatada, magere melk
245 U01088 buttermilk, cultured buttermilk, low-fat buttermilk, Buttermilch, babeurre, suero de leche, latticello, karnemelk, kärnmjölk, kærnemælk, maślanka
244 U01106 goat milk, goat's milk, Ziegenmilch, lait de chèvre
243 U16139 soy milk, soymilk, soya milk, Sojamilch, Sojadrink, lait de soja, leche de soja, latte di soia
252 U01096 evaporated milk, Kondensmilch, lait concentré non sucré, leche evaporada
242 U01049 half and half, half & half, half-and-half
240 U01050 light cream, coffee cream, single cream, table cream
239 U01052 light whipping cream
238 U01053 heavy cream, heavy whipping cream, whipping cream, double cream, cream, Sahne, Schlagsahne, Rahm, Schlagrahm, crème liquide, crème entière liquide, nata, nata para montar, panna, panna fresca, panna liquida, room, slagroom, creme de leite fresco, grädde, vispgrädde, fløde, piskefløde, fløte, śmietanka
241 K coconut milk, canned coconut milk, Kokosmilch, lait de coco, leche de coco, latte di cocco, kokosmelk, leite de coco, kokosmjölk
240 U12119 coconut water
216 U04053 olive oil, extra virgin olive oil, extra-virgin olive oil, virgin olive oil, Olivenöl, natives Olivenöl, huile d'olive, huile d'olive vierge extra, aceite de oliva, aceite de oliva virgen extra, olio d'oliva, olio di oliva, olio extravergine d'oliva, olio extravergine di oliva, olijfolie, azeite, azeite de oliva, olivolja, olivenolie, olivenolje, oliwa, oliwa z oliwek
218 U04669 vegetable oil, oil, cooking oil, neutral oil, Öl, Pflanzenöl, huile, huile végétale, aceite, aceite vegetal, olio, olio di semi, olie, plantaardige olie, óleo, óleo vegetal, olja, olie, olje, olej
218 U04582 canola oil, rapeseed oil, Rapsöl, huile de colza, aceite de colza, koolzaadolie, raapzaadolie, rapsolja, rapsolie, rapsolje, olej rzepakowy
218 U04506 sunflower oil, Sonnenblumenöl, huile de tournesol, aceite de girasol, olio di girasole, zonnebloemolie, óleo de girassol, solrosolja, solsikkeolie, solsikkeolje, olej słonecznikowy
218 U04518 corn oil, maize oil, Maiskeimöl
216 U04042 peanut oil, groundnut oil, Erdnussöl, huile d'arachide
218 U04044 soybean oil, soya oil
218 U04058 sesame oil, toasted sesame oil, Sesamöl, huile de sésame, aceite de sésamo, olio di sesamo, sesamolie, sesamolja
218 U04517 grapeseed oil, Traubenkernöl, huile de pépins de raisin
218 U04528 walnut oil, Walnussöl, huile de noix
218 U04581 avocado oil
218 U04511 safflower oil
239 U02048 cider vinegar, apple cider vinegar, Apfelessig, vinaigre de cidre, vinagre de manzana
238 U02053 vinegar, white vinegar, distilled vinegar, distilled white vinegar, Essig, vinaigre, vinaigre blanc, vinagre, aceto, azijn, ättika, eddike, ocet
239 U02068 red wine vinegar, Rotweinessig, vinaigre de vin rouge, vinagre de vino tinto, aceto di vino rosso
255 U02069 balsamic vinegar, Balsamico, Balsamessig, vinaigre balsamique, vinagre balsámico, aceto balsamico
255 U16123 soy sauce, soya sauce, shoyu, Sojasauce, Sojasoße, sauce soja, salsa de soja, salsa di soia, sojasaus, molho de soja
208 U02050 vanilla extract, vanilla, vanilla essence, Vanilleextrakt, extrait de vanille, extracto de vainilla
244 U09152 lemon juice, juice of lemon, Zitronensaft, jus de citron, zumo de limón, jugo de limón, succo di limone, citroensap, suco de limão, citronjuice, citronsaft, sok z cytryny
242 U09160 lime juice, Limettensaft, jus de citron vert, zumo de lima, succo di lime, limoensap
248 U09206 orange juice, freshly squeezed orange juice, Orangensaft, jus d'orange, zumo de naranja, jugo de naranja, succo d'arancia, sinaasappelsap, suco de laranja, apelsinjuice, appelsinjuice
248 U09016 apple juice, Apfelsaft, jus de pomme, zumo de manzana, succo di mela, appelsap
250 U09273 pineapple juice, Ananassaft
247 U09123 grapefruit juice
253 U09135 grape juice, Traubensaft, jus de raisin
249 U09442 pomegranate juice, Granatapfelsaft
256 U09294 prune juice
243 U11540 tomato juice, Tomatensaft, jus de tomate, zumo de tomate
236 U11655 carrot juice
247 U09232 passion fruit juice
235 U14096 red wine, dry red wine, Rotwein, trockener Rotwein, vin rouge, vino tinto, vino rosso, rode wijn, vinho tinto, rödvin, rødvin, czerwone wino
235 U14106 white wine, dry white wine, Weißwein, trockener Weißwein, vin blanc, vin blanc sec, vino blanco, vino bianco, witte wijn, vinho branco, vitt vin, hvidvin, hvitvin, białe wino
237 U14209 coffee, brewed coffee, strong coffee, strong brewed coffee, Kaffee, starker Kaffee, café, koffie, kaffe, kawa
237 U14355 tea, brewed tea, black tea, Tee, thé, té, tè, thee, chá, te, herbata
222 U14533 rum, vodka, gin, whisky, whiskey, bourbon, dark rum, white rum, Wodka
237 U14121 club soda, soda water, sparkling water, Mineralwasser, eau gazeuse, agua con gas
243 U01124 egg white, liquid egg white, Eiweiß, blanc d'oeuf, clara de huevo, albume, eiwit, clara, äggvita, æggehvide
243 U01123 beaten egg
`;
