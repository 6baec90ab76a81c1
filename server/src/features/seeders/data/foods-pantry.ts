/** What is kept for a while, written like the fresh foods. */
export const pantryFoods = `
#baking
all-purpose flour; Weizenmehl; farine de blé; harina de trigo; farina 00; tarwebloem; farinha de trigo; vetemjöl; mąka pszenna
whole wheat flour; Weizenvollkornmehl; farine complète; harina integral; farina integrale; volkorenmeel; farinha integral; grahamsmjöl; mąka pełnoziarnista
bread flour; Brotmehl; farine de boulanger; harina de fuerza; farina manitoba; broodmeel; farinha de força; vetemjöl special; mąka chlebowa
rye flour; Roggenmehl; farine de seigle; harina de centeno; farina di segale; roggemeel; farinha de centeio; rågmjöl; mąka żytnia
spelt flour; Dinkelmehl; farine d’épeautre; harina de espelta; farina di farro; speltmeel; farinha de espelta; dinkelmjöl; mąka orkiszowa
almond flour; gemahlene Mandeln; poudre d’amandes; almendra molida; farina di mandorle; amandelmeel; farinha de amêndoas; mandelmjöl; mąka migdałowa
rice flour; Reismehl; farine de riz; harina de arroz; farina di riso; rijstmeel; farinha de arroz; rismjöl; mąka ryżowa
cornstarch; Speisestärke; fécule de maïs; maicena; amido di mais; maizena; amido de milho; majsstärkelse; skrobia kukurydziana
potato starch; Kartoffelstärke; fécule de pomme de terre; fécula de patata; fecola di patate; aardappelzetmeel; fécula de batata; potatismjöl; mąka ziemniaczana
cornmeal; Maismehl; farine de maïs; harina de maíz; farina di mais; maïsmeel; fubá; majsmjöl; mąka kukurydziana
baking powder; Backpulver; levure chimique; levadura química; lievito in polvere per dolci; bakpoeder; fermento químico; bakpulver; proszek do pieczenia
baking soda; Natron; bicarbonate de soude; bicarbonato sódico; bicarbonato di sodio; baksoda; bicarbonato de sódio; bikarbonat; soda oczyszczona
yeast; frische Hefe; levure de boulanger; levadura fresca; lievito di birra; verse gist; fermento biológico fresco; jäst; drożdże
dry yeast; Trockenhefe; levure sèche; levadura seca; lievito di birra secco; gedroogde gist; fermento biológico seco; torrjäst; drożdże suche
sourdough starter; Sauerteig; levain; masa madre; lievito madre; zuurdesem; fermento natural; surdegsgrund; zakwas
sugar; Zucker; sucre; azúcar; zucchero; suiker; açúcar; strösocker; cukier
brown sugar; brauner Zucker; sucre roux; azúcar moreno; zucchero di canna; bruine suiker; açúcar mascavo; farinsocker; cukier brązowy
powdered sugar; Puderzucker; sucre glace; azúcar glas; zucchero a velo; poedersuiker; açúcar de confeiteiro; florsocker; cukier puder
vanilla sugar; Vanillezucker; sucre vanillé; azúcar vainillado; zucchero vanigliato; vanillesuiker; açúcar de baunilha; vaniljsocker; cukier wanilinowy
vanilla extract; Vanilleextrakt; extrait de vanille; extracto de vainilla; estratto di vaniglia; vanille-extract; extrato de baunilha; vaniljextrakt; ekstrakt waniliowy
vanilla bean|vanilla beans; Vanilleschote|Vanilleschoten; gousse de vanille|gousses de vanille; vaina de vainilla|vainas de vainilla; bacca di vaniglia|bacche di vaniglia; vanillestokje|vanillestokjes; fava de baunilha|favas de baunilha; vaniljstång|vaniljstänger; laska wanilii|laski wanilii
cocoa powder; Kakaopulver; cacao en poudre; cacao en polvo; cacao in polvere; cacaopoeder; cacau em pó; kakao; kakao
dark chocolate; Zartbitterschokolade; chocolat noir; chocolate negro; cioccolato fondente; pure chocolade; chocolate amargo; mörk choklad; gorzka czekolada
milk chocolate; Vollmilchschokolade; chocolat au lait; chocolate con leche; cioccolato al latte; melkchocolade; chocolate ao leite; mjölkchoklad; mleczna czekolada
white chocolate; weiße Schokolade; chocolat blanc; chocolate blanco; cioccolato bianco; witte chocolade; chocolate branco; vit choklad; biała czekolada
chocolate chip|chocolate chips; Schokotropfen; pépite de chocolat|pépites de chocolat; chip de chocolate|chips de chocolate; goccia di cioccolato|gocce di cioccolato; chocoladedruppel|chocoladedruppels; gota de chocolate|gotas de chocolate; chokladbit|chokladbitar; kropelka czekolady|kropelki czekolady
gelatin; Gelatine; gélatine; gelatina; gelatina; gelatine; gelatina; gelatin; żelatyna
puff pastry; Blätterteig; pâte feuilletée; hojaldre; pasta sfoglia; bladerdeeg; massa folhada; smördeg; ciasto francuskie
shortcrust pastry; Mürbeteig; pâte brisée; masa quebrada; pasta brisée; kruimeldeeg; massa podre; pajdeg; ciasto kruche
phyllo dough; Filoteig; pâte filo; masa filo; pasta fillo; filodeeg; massa filo; filodeg; ciasto filo
#spices
salt; Salz; sel; sal; sale; zout; sal; salt; sól
sea salt; Meersalz; sel de mer; sal marina; sale marino; zeezout; sal marinho; havssalt; sól morska
black pepper; schwarzer Pfeffer; poivre noir; pimienta negra; pepe nero; zwarte peper; pimenta-do-reino; svartpeppar; pieprz czarny
white pepper; weißer Pfeffer; poivre blanc; pimienta blanca; pepe bianco; witte peper; pimenta branca; vitpeppar; pieprz biały
allspice; Piment; piment de la Jamaïque; pimienta de Jamaica; pimento; piment; pimenta-da-jamaica; kryddpeppar; ziele angielskie
caraway; Kümmel; carvi; alcaravea; carvi; karwij; alcaravia; kummin; kminek
cardamom; Kardamom; cardamome; cardamomo; cardamomo; kardemom; cardamomo; kardemumma; kardamon
cayenne pepper; Cayennepfeffer; piment de Cayenne; pimienta de cayena; pepe di Caienna; cayennepeper; pimenta-caiena; kajennpeppar; pieprz cayenne
chili flakes; Chiliflocken; piment en flocons; copos de chile; peperoncino in fiocchi; chilivlokken; pimenta calabresa; chiliflakes; płatki chili
chili powder; Chilipulver; chili en poudre; chile en polvo; peperoncino in polvere; chilipoeder; pimenta em pó; chilipulver; chili w proszku
cinnamon; Zimt; cannelle; canela; cannella; kaneel; canela; kanel; cynamon
cinnamon stick|cinnamon sticks; Zimtstange|Zimtstangen; bâton de cannelle|bâtons de cannelle; rama de canela|ramas de canela; stecca di cannella|stecche di cannella; kaneelstokje|kaneelstokjes; pau de canela|paus de canela; kanelstång|kanelstänger; laska cynamonu|laski cynamonu
clove|cloves; Gewürznelke|Gewürznelken; clou de girofle|clous de girofle; clavo de olor|clavos de olor; chiodo di garofano|chiodi di garofano; kruidnagel|kruidnagels; cravo-da-índia|cravos-da-índia; kryddnejlika|kryddnejlikor; goździk|goździki
coriander seed|coriander seeds; Koriandersamen; graine de coriandre|graines de coriandre; semilla de cilantro|semillas de cilantro; seme di coriandolo|semi di coriandolo; korianderzaad; semente de coentro|sementes de coentro; korianderfrö|korianderfrön; ziarno kolendry|ziarna kolendry
cumin; Kreuzkümmel; cumin; comino; cumino; komijn; cominho; spiskummin; kmin rzymski
curry powder; Currypulver; curry en poudre; curry en polvo; curry in polvere; kerriepoeder; curry em pó; currypulver; curry
garam masala; Garam Masala; garam masala; garam masala; garam masala; garam masala; garam masala; garam masala; garam masala
garlic powder; Knoblauchpulver; ail en poudre; ajo en polvo; aglio in polvere; knoflookpoeder; alho em pó; vitlökspulver; czosnek granulowany
ground ginger; Ingwerpulver; gingembre moulu; jengibre molido; zenzero in polvere; gemberpoeder; gengibre em pó; malen ingefära; imbir mielony
mustard seed|mustard seeds; Senfkörner; graine de moutarde|graines de moutarde; semilla de mostaza|semillas de mostaza; seme di senape|semi di senape; mosterdzaad; semente de mostarda|sementes de mostarda; senapsfrö|senapsfrön; gorczyca
nutmeg; Muskatnuss; noix de muscade; nuez moscada; noce moscata; nootmuskaat; noz-moscada; muskot; gałka muszkatołowa
onion powder; Zwiebelpulver; oignon en poudre; cebolla en polvo; cipolla in polvere; uienpoeder; cebola em pó; lökpulver; cebula granulowana
paprika powder; Paprikapulver; paprika; pimentón dulce; paprica dolce; paprikapoeder; páprica doce; paprikapulver; papryka w proszku
smoked paprika; geräuchertes Paprikapulver; paprika fumé; pimentón ahumado; paprica affumicata; gerookt paprikapoeder; páprica defumada; rökt paprikapulver; papryka wędzona
saffron; Safran; safran; azafrán; zafferano; saffraan; açafrão; saffran; szafran
star anise; Sternanis; badiane; anís estrellado; anice stellato; steranijs; anis-estrelado; stjärnanis; anyż gwiazdkowy
turmeric; Kurkuma; curcuma; cúrcuma; curcuma; kurkuma; cúrcuma; gurkmeja; kurkuma
vegetable broth; Gemüsebrühe; bouillon de légumes; caldo de verduras; brodo vegetale; groentebouillon; caldo de legumes; grönsaksbuljong; bulion warzywny
chicken broth; Hühnerbrühe; bouillon de poulet; caldo de pollo; brodo di pollo; kippenbouillon; caldo de galinha; kycklingbuljong; bulion drobiowy
beef broth; Rinderbrühe; bouillon de bœuf; caldo de carne; brodo di carne; runderbouillon; caldo de carne; köttbuljong; bulion wołowy
#grains
barley; Gerste; orge; cebada; orzo perlato; gerst; cevada; korn; kasza jęczmienna
bread; Brot|Brote; pain|pains; pan|panes; pane; brood|broden; pão|pães; bröd; chleb|chleby
breadcrumbs; Paniermehl; chapelure; pan rallado; pangrattato; paneermeel; farinha de rosca; ströbröd; bułka tarta
buckwheat; Buchweizen; sarrasin; trigo sarraceno; grano saraceno; boekweit; trigo-sarraceno; bovete; kasza gryczana
bulgur; Bulgur; boulgour; bulgur; bulgur; bulgur; triguilho; bulgur; bulgur
couscous; Couscous; couscous; cuscús; couscous; couscous; cuscuz marroquino; couscous; kuskus
lasagna sheet|lasagna sheets; Lasagneplatte|Lasagneplatten; feuille de lasagne|feuilles de lasagne; placa de lasaña|placas de lasaña; sfoglia per lasagne|sfoglie per lasagne; lasagneblad|lasagnebladen; folha de lasanha|folhas de lasanha; lasagneplatta|lasagneplattor; płat lasagne|płaty lasagne
millet; Hirse; millet; mijo; miglio; gierst; painço; hirs; kasza jaglana
pasta; Nudeln; pâtes; pasta; pasta; pasta; macarrão; pasta; makaron
spaghetti; Spaghetti; spaghettis; espaguetis; spaghetti; spaghetti; espaguete; spaghetti; spaghetti
egg noodles; Eiernudeln; nouilles aux œufs; fideos al huevo; tagliatelle all’uovo; eiermie; macarrão com ovos; äggnudlar; makaron jajeczny
rice noodles; Reisnudeln; nouilles de riz; fideos de arroz; noodles di riso; rijstnoedels; macarrão de arroz; risnudlar; makaron ryżowy
polenta; Polenta; polenta; polenta; polenta; polenta; polenta; polenta; polenta
quinoa; Quinoa; quinoa; quinoa; quinoa; quinoa; quinoa; quinoa; komosa ryżowa
rice; Reis; riz; arroz; riso; rijst; arroz; ris; ryż
basmati rice; Basmatireis; riz basmati; arroz basmati; riso basmati; basmatirijst; arroz basmati; basmatiris; ryż basmati
brown rice; Vollkornreis; riz complet; arroz integral; riso integrale; zilvervliesrijst; arroz integral; fullkornsris; ryż brązowy
risotto rice; Risottoreis; riz à risotto; arroz para risotto; riso per risotti; risottorijst; arroz arbóreo; risottoris; ryż do risotto
rolled oats; Haferflocken; flocons d’avoine; copos de avena; fiocchi d’avena; havermout; aveia em flocos; havregryn; płatki owsiane
semolina; Hartweizengrieß; semoule de blé dur; sémola de trigo; semola di grano duro; griesmeel; semolina; mannagryn; kasza manna
tortilla|tortillas; Tortilla|Tortillas; tortilla|tortillas; tortilla de trigo|tortillas de trigo; tortilla|tortillas; tortilla|tortilla's; tortilha|tortilhas; tortilla|tortillor; tortilla|tortille
#legumes
black bean|black beans; schwarze Bohne|schwarze Bohnen; haricot noir|haricots noirs; frijol negro|frijoles negros; fagiolo nero|fagioli neri; zwarte boon|zwarte bonen; feijão-preto; svart böna|svarta bönor; czarna fasola
chickpea|chickpeas; Kichererbse|Kichererbsen; pois chiche|pois chiches; garbanzo|garbanzos; cece|ceci; kikkererwt|kikkererwten; grão-de-bico; kikärta|kikärtor; ciecierzyca
kidney bean|kidney beans; Kidneybohne|Kidneybohnen; haricot rouge|haricots rouges; alubia roja|alubias rojas; fagiolo rosso|fagioli rossi; kidneyboon|kidneybonen; feijão-vermelho; kidneyböna|kidneybönor; czerwona fasola
white bean|white beans; weiße Bohne|weiße Bohnen; haricot blanc|haricots blancs; alubia blanca|alubias blancas; fagiolo cannellino|fagioli cannellini; witte boon|witte bonen; feijão-branco; vit böna|vita bönor; biała fasola
green lentil|green lentils; grüne Linse|grüne Linsen; lentille verte|lentilles vertes; lenteja verde|lentejas verdes; lenticchia verde|lenticchie verdi; groene linze|groene linzen; lentilha verde|lentilhas verdes; grön lins|gröna linser; zielona soczewica
red lentil|red lentils; rote Linse|rote Linsen; lentille corail|lentilles corail; lenteja roja|lentejas rojas; lenticchia rossa|lenticchie rosse; rode linze|rode linzen; lentilha vermelha|lentilhas vermelhas; röd lins|röda linser; czerwona soczewica
edamame; Edamame; edamame; edamame; edamame; edamame; edamame; edamame; edamame
#nuts
almond|almonds; Mandel|Mandeln; amande|amandes; almendra|almendras; mandorla|mandorle; amandel|amandelen; amêndoa|amêndoas; mandel|mandlar; migdał|migdały
cashew|cashews; Cashewkern|Cashewkerne; noix de cajou; anacardo|anacardos; anacardo|anacardi; cashewnoot|cashewnoten; castanha de caju|castanhas de caju; cashewnöt|cashewnötter; orzech nerkowca|orzechy nerkowca
hazelnut|hazelnuts; Haselnuss|Haselnüsse; noisette|noisettes; avellana|avellanas; nocciola|nocciole; hazelnoot|hazelnoten; avelã|avelãs; hasselnöt|hasselnötter; orzech laskowy|orzechy laskowe
peanut|peanuts; Erdnuss|Erdnüsse; cacahuète|cacahuètes; cacahuete|cacahuetes; arachide|arachidi; pinda|pinda’s; amendoim|amendoins; jordnöt|jordnötter; orzeszek ziemny|orzeszki ziemne
pecan|pecans; Pekannuss|Pekannüsse; noix de pécan; nuez pecana|nueces pecanas; noce pecan|noci pecan; pecannoot|pecannoten; noz-pecã|nozes-pecãs; pekannöt|pekannötter; orzech pekan|orzechy pekan
pine nut|pine nuts; Pinienkern|Pinienkerne; pignon de pin|pignons de pin; piñón|piñones; pinolo|pinoli; pijnboompit|pijnboompitten; pinhole|pinholes; pinjenöt|pinjenötter; orzeszek piniowy|orzeszki piniowe
pistachio|pistachios; Pistazie|Pistazien; pistache|pistaches; pistacho|pistachos; pistacchio|pistacchi; pistachenoot|pistachenoten; pistache|pistaches; pistagenöt|pistagenötter; pistacja|pistacje
walnut|walnuts; Walnuss|Walnüsse; noix; nuez|nueces; noce|noci; walnoot|walnoten; noz|nozes; valnöt|valnötter; orzech włoski|orzechy włoskie
shredded coconut; Kokosraspel; noix de coco râpée; coco rallado; cocco grattugiato; geraspte kokos; coco ralado; kokosflingor; wiórki kokosowe
chia seed|chia seeds; Chiasamen; graine de chia|graines de chia; semilla de chía|semillas de chía; seme di chia|semi di chia; chiazaad; semente de chia|sementes de chia; chiafrö|chiafrön; nasiona chia
flaxseed|flaxseeds; Leinsamen; graine de lin|graines de lin; semilla de lino|semillas de lino; seme di lino|semi di lino; lijnzaad; linhaça; linfrö|linfrön; siemię lniane
poppy seed|poppy seeds; Mohn; graine de pavot|graines de pavot; semilla de amapola|semillas de amapola; seme di papavero|semi di papavero; maanzaad; semente de papoula|sementes de papoula; vallmofrö|vallmofrön; mak
pumpkin seed|pumpkin seeds; Kürbiskern|Kürbiskerne; graine de courge|graines de courge; pipa de calabaza|pipas de calabaza; seme di zucca|semi di zucca; pompoenpit|pompoenpitten; semente de abóbora|sementes de abóbora; pumpafrö|pumpafrön; pestka dyni|pestki dyni
sesame seed|sesame seeds; Sesam; graine de sésame|graines de sésame; semilla de sésamo|semillas de sésamo; seme di sesamo|semi di sesamo; sesamzaad; gergelim; sesamfrö|sesamfrön; sezam
sunflower seed|sunflower seeds; Sonnenblumenkern|Sonnenblumenkerne; graine de tournesol|graines de tournesol; pipa de girasol|pipas de girasol; seme di girasole|semi di girasole; zonnebloempit|zonnebloempitten; semente de girassol|sementes de girassol; solrosfrö|solrosfrön; ziarno słonecznika|ziarna słonecznika
#canned
crushed tomatoes; stückige Tomaten; tomates concassées; tomate triturado; polpa di pomodoro; tomatenblokjes; tomate pelado; krossade tomater; pomidory krojone z puszki
tomato paste; Tomatenmark; concentré de tomates; concentrado de tomate; concentrato di pomodoro; tomatenpuree; extrato de tomate; tomatpuré; koncentrat pomidorowy
tomato puree; passierte Tomaten; purée de tomates; puré de tomate; passata di pomodoro; gezeefde tomaten; molho de tomate; passerade tomater; passata pomidorowa
sun-dried tomato|sun-dried tomatoes; getrocknete Tomate|getrocknete Tomaten; tomate séchée|tomates séchées; tomate seco|tomates secos; pomodoro secco|pomodori secchi; zongedroogde tomaat|zongedroogde tomaten; tomate seco|tomates secos; soltorkad tomat|soltorkade tomater; suszony pomidor|suszone pomidory
coconut milk; Kokosmilch; lait de coco; leche de coco; latte di cocco; kokosmelk; leite de coco; kokosmjölk; mleko kokosowe
sauerkraut; Sauerkraut; choucroute; chucrut; crauti; zuurkool; chucrute; surkål; kapusta kiszona
caper|capers; Kaper|Kapern; câpre|câpres; alcaparra|alcaparras; cappero|capperi; kappertje|kappertjes; alcaparra|alcaparras; kapris; kapar|kapary
pickle|pickles; Gewürzgurke|Gewürzgurken; cornichon|cornichons; pepinillo|pepinillos; cetriolino sottaceto|cetriolini sottaceto; augurk|augurken; picles de pepino; inlagd gurka|inlagda gurkor; ogórek konserwowy|ogórki konserwowe
#oils
olive oil; Olivenöl; huile d’olive; aceite de oliva; olio d’oliva; olijfolie; azeite de oliva; olivolja; oliwa z oliwek
extra virgin olive oil; natives Olivenöl extra; huile d’olive vierge extra; aceite de oliva virgen extra; olio extravergine d’oliva; extra vierge olijfolie; azeite extravirgem; extra jungfruolivolja; oliwa z oliwek extra virgin
vegetable oil; Pflanzenöl; huile végétale; aceite vegetal; olio vegetale; plantaardige olie; óleo vegetal; vegetabilisk olja; olej roślinny
sunflower oil; Sonnenblumenöl; huile de tournesol; aceite de girasol; olio di semi di girasole; zonnebloemolie; óleo de girassol; solrosolja; olej słonecznikowy
canola oil; Rapsöl; huile de colza; aceite de colza; olio di colza; koolzaadolie; óleo de canola; rapsolja; olej rzepakowy
sesame oil; Sesamöl; huile de sésame; aceite de sésamo; olio di sesamo; sesamolie; óleo de gergelim; sesamolja; olej sezamowy
coconut oil; Kokosöl; huile de coco; aceite de coco; olio di cocco; kokosolie; óleo de coco; kokosolja; olej kokosowy
vinegar; Essig; vinaigre; vinagre; aceto; azijn; vinagre; ättika; ocet
apple cider vinegar; Apfelessig; vinaigre de cidre; vinagre de manzana; aceto di mele; appelazijn; vinagre de maçã; äppelcidervinäger; ocet jabłkowy
balsamic vinegar; Balsamicoessig; vinaigre balsamique; vinagre balsámico; aceto balsamico; balsamicoazijn; vinagre balsâmico; balsamvinäger; ocet balsamiczny
rice vinegar; Reisessig; vinaigre de riz; vinagre de arroz; aceto di riso; rijstazijn; vinagre de arroz; risvinäger; ocet ryżowy
white wine vinegar; Weißweinessig; vinaigre de vin blanc; vinagre de vino blanco; aceto di vino bianco; witte wijnazijn; vinagre de vinho branco; vitvinsvinäger; ocet winny biały
#condiments
fish sauce; Fischsauce; sauce nuoc-mâm; salsa de pescado; salsa di pesce; vissaus; molho de peixe; fisksås; sos rybny
harissa; Harissa; harissa; harissa; harissa; harissa; harissa; harissa; harissa
hoisin sauce; Hoisinsauce; sauce hoisin; salsa hoisin; salsa hoisin; hoisinsaus; molho hoisin; hoisinsås; sos hoisin
horseradish; Meerrettich; raifort; rábano picante; rafano; mierikswortel; raiz-forte; pepparrot; chrzan
hot sauce; scharfe Sauce; sauce piquante; salsa picante; salsa piccante; hete saus; molho de pimenta; stark sås; ostry sos
ketchup; Ketchup; ketchup; kétchup; ketchup; ketchup; ketchup; ketchup; keczup
mayonnaise; Mayonnaise; mayonnaise; mayonesa; maionese; mayonaise; maionese; majonnäs; majonez
miso; Miso; miso; miso; miso; miso; missô; miso; miso
mustard; Senf; moutarde; mostaza; senape; mosterd; mostarda; senap; musztarda
Dijon mustard; Dijonsenf; moutarde de Dijon; mostaza de Dijon; senape di Digione; dijonmosterd; mostarda Dijon; dijonsenap; musztarda dijon
oyster sauce; Austernsauce; sauce aux huîtres; salsa de ostras; salsa di ostriche; oestersaus; molho de ostra; ostronsås; sos ostrygowy
pesto; Pesto; pesto; pesto; pesto; pesto; pesto; pesto; pesto
soy sauce; Sojasauce; sauce soja; salsa de soja; salsa di soia; sojasaus; molho de soja; sojasås; sos sojowy
tahini; Tahin; tahini; tahini; tahina; tahin; tahine; tahini; tahini
peanut butter; Erdnussbutter; beurre de cacahuète; mantequilla de cacahuete; burro di arachidi; pindakaas; pasta de amendoim; jordnötssmör; masło orzechowe
Worcestershire sauce; Worcestersauce; sauce Worcestershire; salsa Worcestershire; salsa Worcestershire; worcestersaus; molho inglês; worcestershiresås; sos Worcestershire
red curry paste; rote Currypaste; pâte de curry rouge; pasta de curry rojo; pasta di curry rosso; rode currypasta; pasta de curry vermelho; röd currypasta; czerwona pasta curry
#sweets
honey; Honig; miel; miel; miele; honing; mel; honung; miód
maple syrup; Ahornsirup; sirop d’érable; sirope de arce; sciroppo d’acero; ahornsiroop; xarope de bordo; lönnsirap; syrop klonowy
molasses; Melasse; mélasse; melaza; melassa; melasse; melado; melass; melasa
jam; Konfitüre; confiture|confitures; mermelada|mermeladas; marmellata|marmellate; jam; geleia|geleias; sylt; dżem|dżemy
marshmallow|marshmallows; Marshmallow|Marshmallows; guimauve|guimauves; malvavisco|malvaviscos; marshmallow; marshmallow|marshmallows; marshmallow|marshmallows; marshmallow; pianka cukrowa|pianki cukrowe
ladyfinger|ladyfingers; Löffelbiskuit|Löffelbiskuits; biscuit à la cuillère|biscuits à la cuillère; bizcocho de soletilla|bizcochos de soletilla; savoiardo|savoiardi; lange vinger|lange vingers; biscoito champanhe|biscoitos champanhe; savoiardikex; biszkopt|biszkopty
butter cookie|butter cookies; Butterkeks|Butterkekse; petit-beurre|petits-beurre; galleta María|galletas María; biscotto secco|biscotti secchi; theebiscuit|theebiscuits; biscoito maisena|biscoitos maisena; digestivekex; herbatnik|herbatniki
#beverages
water; Wasser; eau; agua; acqua; water; água; vatten; woda
sparkling water; Mineralwasser; eau gazeuse; agua con gas; acqua frizzante; bruiswater; água com gás; kolsyrat vatten; woda gazowana
coffee; Kaffee; café; café; caffè; koffie; café; kaffe; kawa
espresso; Espresso; expresso; café expreso; espresso; espresso; café expresso; espresso; espresso
tea; Tee; thé; té; tè; thee; chá; te; herbata
orange juice; Orangensaft; jus d’orange; zumo de naranja; succo d’arancia; sinaasappelsap; suco de laranja; apelsinjuice; sok pomarańczowy
apple juice; Apfelsaft; jus de pomme; zumo de manzana; succo di mela; appelsap; suco de maçã; äppeljuice; sok jabłkowy
#alcohol
beer; Bier; bière; cerveza; birra; bier; cerveja; öl; piwo
red wine; Rotwein; vin rouge; vino tinto; vino rosso; rode wijn; vinho tinto; rött vin; czerwone wino
white wine; Weißwein; vin blanc; vino blanco; vino bianco; witte wijn; vinho branco; vitt vin; białe wino
brandy; Weinbrand; cognac; brandy; brandy; brandewijn; conhaque; konjak; brandy
port wine; Portwein; porto; vino de Oporto; vino Porto; port; vinho do Porto; portvin; porto
rum; Rum; rhum; ron; rum; rum; rum; rom; rum
sake; Sake; saké; sake; sakè; sake; saquê; sake; sake
vodka; Wodka; vodka; vodka; vodka; wodka; vodka; vodka; wódka
`;
