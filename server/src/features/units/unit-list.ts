/**
 * Units: what one equals; shown with fractions or decimals; then en-US; de-DE; fr-FR; es-ES; it-IT; nl-NL; pt-BR; sv-SE; pl-PL, each
 * as name|plural|abbreviation. Cups and spoons are those of the United States in English, metric elsewhere: the second value
 * is theirs. A dash stands for nothing.
 */
export const units = `
4.929 milliliter, 5 milliliter; fraction; teaspoon|teaspoons|tsp; Teelöffel|Teelöffel|TL; cuillère à café|cuillères à café|c. à c.; cucharadita|cucharaditas|cdta.; cucchiaino|cucchiaini|cucch.no; theelepel|theelepels|tl; colher de chá|colheres de chá|cc; tesked|teskedar|tsk; łyżeczka|łyżeczki|łyżecz.
14.787 milliliter, 15 milliliter; fraction; tablespoon|tablespoons|tbsp; Esslöffel|Esslöffel|EL; cuillère à soupe|cuillères à soupe|c. à s.; cucharada|cucharadas|cda.; cucchiaio|cucchiai|cucch.; eetlepel|eetlepels|el; colher de sopa|colheres de sopa|cs; matsked|matskedar|msk; łyżka|łyżki|łyż.
1 cup, 240 milliliter; fraction; cup|cups|c; Tasse|Tassen|Ta.; tasse|tasses|-; taza|tazas|tz.; tazza|tazze|-; kop|koppen|-; xícara|xícaras|xíc.; kopp|koppar|-; szklanka|szklanki|szkl.
1 fluid_ounce; fraction; fluid ounce|fluid ounces|fl oz; Flüssigunze|Flüssigunzen|fl oz; once liquide|onces liquides|fl oz; onza líquida|onzas líquidas|fl oz; oncia liquida|once liquide|fl oz; vloeibare ounce|vloeibare ounces|fl oz; onça líquida|onças líquidas|fl oz; flytande uns|flytande uns|fl oz; uncja płynu|uncje płynu|fl oz
2 cup; fraction; pint|pints|pt; Pint|Pints|pt; pinte|pintes|pt; pinta|pintas|pt; pinta|pinte|pt; pint|pints|pt; pinta|pintas|pt; pint|pint|pt; pinta|pinty|pt
4 cup; fraction; quart|quarts|qt; Quart|Quarts|qt; quart|quarts|qt; cuarto de galón|cuartos de galón|qt; quarto di gallone|quarti di gallone|qt; quart|quarts|qt; quarto de galão|quartos de galão|qt; quart|quart|qt; kwarta|kwarty|qt
16 cup; fraction; gallon|gallons|gal; Gallone|Gallonen|gal; gallon|gallons|gal; galón|galones|gal; gallone|galloni|gal; gallon|gallons|gal; galão|galões|gal; gallon|gallon|gal; galon|galony|gal
1 milliliter; decimal; milliliter|milliliters|ml; Milliliter|Milliliter|ml; millilitre|millilitres|ml; mililitro|mililitros|ml; millilitro|millilitri|ml; milliliter|milliliter|ml; mililitro|mililitros|ml; milliliter|milliliter|ml; mililitr|mililitry|ml
10 milliliter; decimal; centiliter|centiliters|cl; Zentiliter|Zentiliter|cl; centilitre|centilitres|cl; centilitro|centilitros|cl; centilitro|centilitri|cl; centiliter|centiliter|cl; centilitro|centilitros|cl; centiliter|centiliter|cl; centylitr|centylitry|cl
100 milliliter; decimal; deciliter|deciliters|dl; Deziliter|Deziliter|dl; décilitre|décilitres|dl; decilitro|decilitros|dl; decilitro|decilitri|dl; deciliter|deciliter|dl; decilitro|decilitros|dl; deciliter|deciliter|dl; decylitr|decylitry|dl
1 liter; decimal; liter|liters|l; Liter|Liter|l; litre|litres|l; litro|litros|l; litro|litri|l; liter|liter|l; litro|litros|l; liter|liter|l; litr|litry|l
0.001 gram; decimal; milligram|milligrams|mg; Milligramm|Milligramm|mg; milligramme|milligrammes|mg; miligramo|miligramos|mg; milligrammo|milligrammi|mg; milligram|milligram|mg; miligrama|miligramas|mg; milligram|milligram|mg; miligram|miligramy|mg
1 gram; decimal; gram|grams|g; Gramm|Gramm|g; gramme|grammes|g; gramo|gramos|g; grammo|grammi|g; gram|gram|g; grama|gramas|g; gram|gram|g; gram|gramy|g
10 gram; decimal; decagram|decagrams|dag; Dekagramm|Dekagramm|dag; décagramme|décagrammes|dag; decagramo|decagramos|dag; decagrammo|decagrammi|dag; decagram|decagram|dag; decagrama|decagramas|dag; dekagram|dekagram|dag; dekagram|dekagramy|dag
100 gram; decimal; hectogram|hectograms|hg; Hektogramm|Hektogramm|hg; hectogramme|hectogrammes|hg; hectogramo|hectogramos|hg; etto|etti|hg; ons|ons|hg; hectograma|hectogramas|hg; hektogram|hekto|hg; hektogram|hektogramy|hg
1 kilogram; decimal; kilogram|kilograms|kg; Kilogramm|Kilogramm|kg; kilogramme|kilogrammes|kg; kilogramo|kilogramos|kg; chilogrammo|chilogrammi|kg; kilogram|kilogram|kg; quilograma|quilogramas|kg; kilogram|kilogram|kg; kilogram|kilogramy|kg
1 ounce; fraction; ounce|ounces|oz; Unze|Unzen|oz; once|onces|oz; onza|onzas|oz; oncia|once|oz; ounce|ounces|oz; onça|onças|oz; uns|uns|oz; uncja|uncje|oz
1 pound; fraction; pound|pounds|lb; amerikanisches Pfund|amerikanische Pfund|lb; livre anglaise|livres anglaises|lb; libra|libras|lb; libbra|libbre|lb; Amerikaans pond|Amerikaanse ponden|lb; libra|libras|lb; amerikanskt pund|amerikanska pund|lb; funt amerykański|funty amerykańskie|lb
-; fraction; pinch|pinches|-; Prise|Prisen|Pr.; pincée|pincées|pinc.; pizca|pizcas|-; pizzico|pizzichi|-; snufje|snufjes|snf; pitada|pitadas|-; nypa|nypor|-; szczypta|szczypty|szcz.
-; fraction; dash|dashes|-; Spritzer|Spritzer|-; trait|traits|-; chorrito|chorritos|-; spruzzata|spruzzate|-; scheutje|scheutjes|-; fio|fios|-; stänk|stänk|-; chlust|chlusty|-
-; fraction; splash|splashes|-; Schuss|Schuss|-; filet|filets|-; chorro|chorros|-; goccio|gocci|-; scheut|scheuten|-; gole|goles|-; skvätt|skvättar|-; odrobina|odrobiny|-
-; fraction; drop|drops|-; Tropfen|Tropfen|-; goutte|gouttes|-; gota|gotas|-; goccia|gocce|-; druppel|druppels|-; gota|gotas|-; droppe|droppar|-; kropla|krople|-
-; fraction; handful|handfuls|-; Handvoll|Handvoll|-; poignée|poignées|-; puñado|puñados|-; manciata|manciate|-; handvol|handen vol|-; punhado|punhados|-; näve|nävar|-; garść|garście|-
-; fraction; bunch|bunches|-; Bund|Bund|Bd.; botte|bottes|-; manojo|manojos|-; mazzo|mazzi|-; bosje|bosjes|-; maço|maços|-; knippe|knippen|-; pęczek|pęczki|pęcz.
-; fraction; sprig|sprigs|-; Zweig|Zweige|-; brin|brins|-; ramita|ramitas|-; rametto|rametti|-; takje|takjes|-; ramo|ramos|-; kvist|kvistar|-; gałązka|gałązki|-
-; fraction; clove|cloves|-; Zehe|Zehen|-; gousse|gousses|-; diente|dientes|-; spicchio|spicchi|-; teen|tenen|-; dente|dentes|-; klyfta|klyftor|-; ząbek|ząbki|-
-; fraction; head|heads|-; Kopf|Köpfe|-; tête|têtes|-; cabeza|cabezas|-; testa|teste|-; krop|kroppen|-; cabeça|cabeças|-; huvud|huvuden|-; główka|główki|-
-; fraction; stalk|stalks|-; Stange|Stangen|-; branche|branches|-; tallo|tallos|-; gambo|gambi|-; stengel|stengels|-; talo|talos|-; stjälk|stjälkar|-; łodyga|łodygi|-
-; fraction; leaf|leaves|-; Blatt|Blätter|Bl.; feuille|feuilles|-; hoja|hojas|-; foglia|foglie|-; blaadje|blaadjes|-; folha|folhas|-; blad|blad|-; liść|liście|-
-; fraction; slice|slices|-; Scheibe|Scheiben|Sch.; tranche|tranches|-; rebanada|rebanadas|-; fetta|fette|-; plak|plakken|-; fatia|fatias|-; skiva|skivor|-; plaster|plastry|-
-; fraction; piece|pieces|pc; Stück|Stück|Stk.; pièce|pièces|-; pieza|piezas|pza.; pezzo|pezzi|pz; stuk|stuks|st.; unidade|unidades|un.; styck|stycken|st; sztuka|sztuki|szt.
-; fraction; can|cans|-; Dose|Dosen|-; boîte|boîtes|-; lata|latas|-; lattina|lattine|-; blik|blikken|-; lata|latas|-; burk|burkar|-; puszka|puszki|-
-; fraction; jar|jars|-; Glas|Gläser|-; bocal|bocaux|-; bote|botes|-; vasetto|vasetti|-; pot|potten|-; pote|potes|-; glasburk|glasburkar|-; słoik|słoiki|-
-; fraction; package|packages|pkg; Packung|Packungen|Pck.; paquet|paquets|-; paquete|paquetes|paq.; confezione|confezioni|conf.; pak|pakken|-; pacote|pacotes|pct.; paket|paket|pkt; opakowanie|opakowania|op.
-; fraction; sachet|sachets|-; Päckchen|Päckchen|Pä.; sachet|sachets|-; sobre|sobres|-; bustina|bustine|bust.; zakje|zakjes|-; sachê|sachês|-; påse|påsar|-; torebka|torebki|-
-; fraction; serving|servings|-; Portion|Portionen|-; portion|portions|-; ración|raciones|-; porzione|porzioni|-; portie|porties|-; porção|porções|-; portion|portioner|port.; porcja|porcje|-
`;
