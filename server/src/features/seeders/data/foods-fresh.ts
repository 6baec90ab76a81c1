/**
 * What is bought fresh, under the label that follows the #: en-US; de-DE; fr-FR; es-ES; it-IT; nl-NL; pt-BR; sv-SE; pl-PL,
 * each with its plural behind a bar where it is counted.
 */
export const freshFoods = `
#vegetables
artichoke|artichokes; Artischocke|Artischocken; artichaut|artichauts; alcachofa|alcachofas; carciofo|carciofi; artisjok|artisjokken; alcachofra|alcachofras; kronärtskocka|kronärtskockor; karczoch|karczochy
arugula; Rucola; roquette; rúcula; rucola; rucola; rúcula; ruccola; rukola
asparagus; Spargel; asperge|asperges; espárrago|espárragos; asparago|asparagi; asperge|asperges; aspargo|aspargos; sparris; szparag|szparagi
avocado|avocados; Avocado|Avocados; avocat|avocats; aguacate|aguacates; avocado; avocado|avocado's; abacate|abacates; avokado|avokador; awokado
beet|beets; Rote Bete; betterave|betteraves; remolacha|remolachas; barbabietola|barbabietole; rode biet|rode bieten; beterraba|beterrabas; rödbeta|rödbetor; burak|buraki
bell pepper|bell peppers; Paprika|Paprikas; poivron|poivrons; pimiento|pimientos; peperone|peperoni; paprika|paprika's; pimentão|pimentões; paprika|paprikor; papryka|papryki
red bell pepper|red bell peppers; rote Paprika|rote Paprikas; poivron rouge|poivrons rouges; pimiento rojo|pimientos rojos; peperone rosso|peperoni rossi; rode paprika|rode paprika's; pimentão vermelho|pimentões vermelhos; röd paprika|röda paprikor; czerwona papryka|czerwone papryki
green bell pepper|green bell peppers; grüne Paprika|grüne Paprikas; poivron vert|poivrons verts; pimiento verde|pimientos verdes; peperone verde|peperoni verdi; groene paprika|groene paprika's; pimentão verde|pimentões verdes; grön paprika|gröna paprikor; zielona papryka|zielone papryki
bok choy; Pak Choi; pak-choï; bok choy; pak choi; paksoi; acelga chinesa; pak choi; pak choi
broccoli; Brokkoli; brocoli|brocolis; brócoli; broccolo|broccoli; broccoli; brócolis; broccoli; brokuł|brokuły
brussels sprout|brussels sprouts; Rosenkohl; chou de Bruxelles|choux de Bruxelles; col de Bruselas|coles de Bruselas; cavolino di Bruxelles|cavolini di Bruxelles; spruitje|spruitjes; couve-de-bruxelas|couves-de-bruxelas; brysselkål; brukselka|brukselki
cabbage|cabbages; Weißkohl; chou|choux; repollo|repollos; cavolo cappuccio|cavoli cappucci; witte kool|witte kolen; repolho|repolhos; vitkål; kapusta
carrot|carrots; Karotte|Karotten; carotte|carottes; zanahoria|zanahorias; carota|carote; wortel|wortels; cenoura|cenouras; morot|morötter; marchewka|marchewki
cauliflower|cauliflowers; Blumenkohl; chou-fleur|choux-fleurs; coliflor|coliflores; cavolfiore|cavolfiori; bloemkool|bloemkolen; couve-flor|couves-flores; blomkål; kalafior|kalafiory
celery; Stangensellerie; céleri branche; apio; sedano; bleekselderij; salsão; stjälkselleri; seler naciowy
celeriac; Knollensellerie; céleri-rave|céleris-raves; apionabo; sedano rapa; knolselderij; aipo-rábano; rotselleri; seler korzeniowy
chard; Mangold; blette|blettes; acelga|acelgas; bietola|bietole; snijbiet; acelga|acelgas; mangold; boćwina
chicory; Chicorée; endive|endives; endibia|endibias; cicoria belga; witlof; endívia|endívias; endiv|endiver; cykoria
chili pepper|chili peppers; Chilischote|Chilischoten; piment|piments; chile|chiles; peperoncino|peperoncini; chilipeper|chilipepers; pimenta malagueta|pimentas malagueta; chili; papryczka chili|papryczki chili
jalapeño|jalapeños; Jalapeño|Jalapeños; piment jalapeño|piments jalapeños; jalapeño|jalapeños; jalapeño; jalapeñopeper|jalapeñopepers; pimenta jalapeño|pimentas jalapeño; jalapeño; papryczka jalapeño|papryczki jalapeño
corn; Mais; maïs; maíz; mais; maïs; milho; majs; kukurydza
corn on the cob|corn on the cobs; Maiskolben; épi de maïs|épis de maïs; mazorca de maíz|mazorcas de maíz; pannocchia|pannocchie; maïskolf|maïskolven; espiga de milho|espigas de milho; majskolv|majskolvar; kolba kukurydzy|kolby kukurydzy
cucumber|cucumbers; Gurke|Gurken; concombre|concombres; pepino|pepinos; cetriolo|cetrioli; komkommer|komkommers; pepino|pepinos; gurka|gurkor; ogórek|ogórki
eggplant|eggplants; Aubergine|Auberginen; aubergine|aubergines; berenjena|berenjenas; melanzana|melanzane; aubergine|aubergines; berinjela|berinjelas; aubergine|auberginer; bakłażan|bakłażany
fennel; Fenchel; fenouil|fenouils; hinojo; finocchio|finocchi; venkel; erva-doce; fänkål; koper włoski
garlic; Knoblauch; ail; ajo|ajos; aglio; knoflook; alho; vitlök; czosnek
garlic clove|garlic cloves; Knoblauchzehe|Knoblauchzehen; gousse d’ail|gousses d’ail; diente de ajo|dientes de ajo; spicchio d’aglio|spicchi d’aglio; knoflookteen|knoflooktenen; dente de alho|dentes de alho; vitlöksklyfta|vitlöksklyftor; ząbek czosnku|ząbki czosnku
ginger; Ingwer; gingembre; jengibre; zenzero; gember; gengibre; ingefära; imbir
green bean|green beans; grüne Bohne|grüne Bohnen; haricot vert|haricots verts; judía verde|judías verdes; fagiolino|fagiolini; sperzieboon|sperziebonen; vagem|vagens; haricot vert|haricots verts; fasolka szparagowa|fasolki szparagowe
kale; Grünkohl; chou kale; col rizada; cavolo riccio; boerenkool; couve kale; grönkål; jarmuż
kohlrabi; Kohlrabi; chou-rave|choux-raves; colinabo|colinabos; cavolo rapa; koolrabi; couve-rábano; kålrabbi; kalarepa|kalarepy
leek|leeks; Lauch; poireau|poireaux; puerro|puerros; porro|porri; prei; alho-poró; purjolök|purjolökar; por|pory
lettuce; Kopfsalat; laitue|laitues; lechuga|lechugas; lattuga; kropsla; alface; huvudsallat; sałata
mushroom|mushrooms; Champignon|Champignons; champignon|champignons; champiñón|champiñones; champignon; champignon|champignons; cogumelo|cogumelos; champinjon|champinjoner; pieczarka|pieczarki
shiitake mushroom|shiitake mushrooms; Shiitakepilz|Shiitakepilze; shiitaké|shiitakés; seta shiitake|setas shiitake; fungo shiitake|funghi shiitake; shiitake; shiitake; shiitakesvamp|shiitakesvampar; grzyb shiitake|grzyby shiitake
okra; Okra; gombo|gombos; okra; okra; okra; quiabo|quiabos; okra; okra
olive|olives; Olive|Oliven; olive|olives; aceituna|aceitunas; oliva|olive; olijf|olijven; azeitona|azeitonas; oliv|oliver; oliwka|oliwki
onion|onions; Zwiebel|Zwiebeln; oignon|oignons; cebolla|cebollas; cipolla|cipolle; ui|uien; cebola|cebolas; gul lök|gula lökar; cebula|cebule
red onion|red onions; rote Zwiebel|rote Zwiebeln; oignon rouge|oignons rouges; cebolla roja|cebollas rojas; cipolla rossa|cipolle rosse; rode ui|rode uien; cebola roxa|cebolas roxas; rödlök|rödlökar; czerwona cebula|czerwone cebule
green onion|green onions; Frühlingszwiebel|Frühlingszwiebeln; oignon nouveau|oignons nouveaux; cebolleta|cebolletas; cipollotto|cipollotti; bosui|bosuien; cebolinha verde; salladslök|salladslökar; dymka|dymki
shallot|shallots; Schalotte|Schalotten; échalote|échalotes; chalota|chalotas; scalogno|scalogni; sjalot|sjalotten; echalota|echalotas; schalottenlök|schalottenlökar; szalotka|szalotki
parsnip|parsnips; Pastinake|Pastinaken; panais; chirivía|chirivías; pastinaca|pastinache; pastinaak|pastinaken; pastinaca|pastinacas; palsternacka|palsternackor; pasternak|pasternaki
pea|peas; Erbse|Erbsen; petit pois|petits pois; guisante|guisantes; pisello|piselli; doperwt|doperwten; ervilha|ervilhas; ärta|ärtor; groszek
snow pea|snow peas; Zuckerschote|Zuckerschoten; pois gourmand|pois gourmands; tirabeque|tirabeques; taccola|taccole; peultje|peultjes; ervilha-torta|ervilhas-tortas; sockerärta|sockerärtor; groszek cukrowy
potato|potatoes; Kartoffel|Kartoffeln; pomme de terre|pommes de terre; patata|patatas; patata|patate; aardappel|aardappelen; batata|batatas; potatis|potatisar; ziemniak|ziemniaki
sweet potato|sweet potatoes; Süßkartoffel|Süßkartoffeln; patate douce|patates douces; boniato|boniatos; patata dolce|patate dolci; zoete aardappel|zoete aardappelen; batata-doce|batatas-doces; sötpotatis|sötpotatisar; batat|bataty
pumpkin|pumpkins; Kürbis|Kürbisse; citrouille|citrouilles; calabaza|calabazas; zucca|zucche; pompoen|pompoenen; abóbora|abóboras; pumpa|pumpor; dynia|dynie
butternut squash|butternut squashes; Butternusskürbis|Butternusskürbisse; courge butternut|courges butternut; calabaza cacahuete|calabazas cacahuete; zucca butternut|zucche butternut; flespompoen|flespompoenen; abóbora-manteiga|abóboras-manteiga; butternutpumpa|butternutpumpor; dynia piżmowa|dynie piżmowe
radish|radishes; Radieschen; radis; rábano|rábanos; ravanello|ravanelli; radijs|radijzen; rabanete|rabanetes; rädisa|rädisor; rzodkiewka|rzodkiewki
red cabbage|red cabbages; Rotkohl; chou rouge|choux rouges; lombarda|lombardas; cavolo rosso|cavoli rossi; rode kool|rode kolen; repolho roxo|repolhos roxos; rödkål; czerwona kapusta
rutabaga|rutabagas; Steckrübe|Steckrüben; rutabaga|rutabagas; colinabo sueco; rutabaga; koolraap|koolrapen; rutabaga; kålrot|kålrötter; brukiew
savoy cabbage|savoy cabbages; Wirsing; chou frisé|choux frisés; col de Milán|coles de Milán; verza|verze; savooiekool|savooiekolen; couve-lombarda; savojkål; kapusta włoska
spinach; Spinat; épinard|épinards; espinaca|espinacas; spinacio|spinaci; spinazie; espinafre; spenat; szpinak
tomato|tomatoes; Tomate|Tomaten; tomate|tomates; tomate|tomates; pomodoro|pomodori; tomaat|tomaten; tomate|tomates; tomat|tomater; pomidor|pomidory
cherry tomato|cherry tomatoes; Kirschtomate|Kirschtomaten; tomate cerise|tomates cerises; tomate cherry|tomates cherry; pomodorino|pomodorini; kerstomaat|kerstomaten; tomate-cereja|tomates-cereja; körsbärstomat|körsbärstomater; pomidor koktajlowy|pomidory koktajlowe
turnip|turnips; Mairübe|Mairüben; navet|navets; nabo|nabos; rapa|rape; meiraap|meirapen; nabo|nabos; majrova|majrovor; rzepa|rzepy
zucchini; Zucchini; courgette|courgettes; calabacín|calabacines; zucchina|zucchine; courgette|courgettes; abobrinha|abobrinhas; zucchini; cukinia|cukinie
#fruit
apple|apples; Apfel|Äpfel; pomme|pommes; manzana|manzanas; mela|mele; appel|appels; maçã|maçãs; äpple|äpplen; jabłko|jabłka
apricot|apricots; Aprikose|Aprikosen; abricot|abricots; albaricoque|albaricoques; albicocca|albicocche; abrikoos|abrikozen; damasco|damascos; aprikos|aprikoser; morela|morele
banana|bananas; Banane|Bananen; banane|bananes; plátano|plátanos; banana|banane; banaan|bananen; banana|bananas; banan|bananer; banan|banany
blackberry|blackberries; Brombeere|Brombeeren; mûre|mûres; mora|moras; mora|more; braam|bramen; amora|amoras; björnbär; jeżyna|jeżyny
black currant|black currants; schwarze Johannisbeere|schwarze Johannisbeeren; cassis; grosella negra|grosellas negras; ribes nero; zwarte bes|zwarte bessen; groselha preta|groselhas pretas; svart vinbär|svarta vinbär; czarna porzeczka|czarne porzeczki
red currant|red currants; rote Johannisbeere|rote Johannisbeeren; groseille|groseilles; grosella roja|grosellas rojas; ribes rosso; rode bes|rode bessen; groselha|groselhas; rött vinbär|röda vinbär; czerwona porzeczka|czerwone porzeczki
blueberry|blueberries; Heidelbeere|Heidelbeeren; myrtille|myrtilles; arándano|arándanos; mirtillo|mirtilli; blauwe bes|blauwe bessen; mirtilo|mirtilos; blåbär; borówka|borówki
cherry|cherries; Kirsche|Kirschen; cerise|cerises; cereza|cerezas; ciliegia|ciliegie; kers|kersen; cereja|cerejas; körsbär; czereśnia|czereśnie
sour cherry|sour cherries; Sauerkirsche|Sauerkirschen; griotte|griottes; guinda|guindas; amarena|amarene; zure kers|zure kersen; ginja|ginjas; surkörsbär; wiśnia|wiśnie
cranberry|cranberries; Cranberry|Cranberrys; canneberge|canneberges; arándano rojo|arándanos rojos; mirtillo rosso|mirtilli rossi; cranberry|cranberry's; oxicoco|oxicocos; tranbär; żurawina
date|dates; Dattel|Datteln; datte|dattes; dátil|dátiles; dattero|datteri; dadel|dadels; tâmara|tâmaras; dadel|dadlar; daktyl|daktyle
fig|figs; Feige|Feigen; figue|figues; higo|higos; fico|fichi; vijg|vijgen; figo|figos; fikon; figa|figi
grape|grapes; Weintraube|Weintrauben; grain de raisin|grains de raisin; uva|uvas; acino d’uva|uva; druif|druiven; uva|uvas; vindruva|vindruvor; winogrono|winogrona
grapefruit|grapefruits; Grapefruit|Grapefruits; pamplemousse|pamplemousses; pomelo|pomelos; pompelmo|pompelmi; grapefruit|grapefruits; toranja|toranjas; grapefrukt|grapefrukter; grejpfrut|grejpfruty
kiwi|kiwis; Kiwi|Kiwis; kiwi|kiwis; kiwi|kiwis; kiwi; kiwi|kiwi's; kiwi|kiwis; kiwi|kiwier; kiwi
lemon|lemons; Zitrone|Zitronen; citron|citrons; limón|limones; limone|limoni; citroen|citroenen; limão-siciliano|limões-sicilianos; citron|citroner; cytryna|cytryny
lemon juice; Zitronensaft; jus de citron; zumo de limón; succo di limone; citroensap; suco de limão-siciliano; citronsaft; sok z cytryny
lemon zest; Zitronenschale; zeste de citron; ralladura de limón; scorza di limone; citroenrasp; raspas de limão-siciliano; citronskal; skórka z cytryny
lime|limes; Limette|Limetten; citron vert|citrons verts; lima|limas; lime; limoen|limoenen; limão|limões; lime|limefrukter; limonka|limonki
lime juice; Limettensaft; jus de citron vert; zumo de lima; succo di lime; limoensap; suco de limão; limejuice; sok z limonki
mandarin|mandarins; Mandarine|Mandarinen; mandarine|mandarines; mandarina|mandarinas; mandarino|mandarini; mandarijn|mandarijnen; tangerina|tangerinas; mandarin|mandariner; mandarynka|mandarynki
mango|mangoes; Mango|Mangos; mangue|mangues; mango|mangos; mango|manghi; mango|mango's; manga|mangas; mango|mangor; mango
melon|melons; Melone|Melonen; melon|melons; melón|melones; melone|meloni; meloen|meloenen; melão|melões; melon|meloner; melon|melony
nectarine|nectarines; Nektarine|Nektarinen; nectarine|nectarines; nectarina|nectarinas; nettarina|nettarine; nectarine|nectarines; nectarina|nectarinas; nektarin|nektariner; nektarynka|nektarynki
orange|oranges; Orange|Orangen; orange|oranges; naranja|naranjas; arancia|arance; sinaasappel|sinaasappels; laranja|laranjas; apelsin|apelsiner; pomarańcza|pomarańcze
papaya|papayas; Papaya|Papayas; papaye|papayes; papaya|papayas; papaya; papaja|papaja's; mamão|mamões; papaya|papayor; papaja|papaje
passion fruit|passion fruits; Passionsfrucht|Passionsfrüchte; fruit de la passion|fruits de la passion; fruta de la pasión|frutas de la pasión; frutto della passione|frutti della passione; passievrucht|passievruchten; maracujá|maracujás; passionsfrukt|passionsfrukter; marakuja|marakuje
peach|peaches; Pfirsich|Pfirsiche; pêche|pêches; melocotón|melocotones; pesca|pesche; perzik|perziken; pêssego|pêssegos; persika|persikor; brzoskwinia|brzoskwinie
pear|pears; Birne|Birnen; poire|poires; pera|peras; pera|pere; peer|peren; pera|peras; päron; gruszka|gruszki
pineapple|pineapples; Ananas; ananas; piña|piñas; ananas; ananas|ananassen; abacaxi|abacaxis; ananas; ananas|ananasy
plum|plums; Pflaume|Pflaumen; prune|prunes; ciruela|ciruelas; prugna|prugne; pruim|pruimen; ameixa|ameixas; plommon; śliwka|śliwki
pomegranate|pomegranates; Granatapfel|Granatäpfel; grenade|grenades; granada|granadas; melagrana|melagrane; granaatappel|granaatappels; romã|romãs; granatäpple|granatäpplen; granat|granaty
raspberry|raspberries; Himbeere|Himbeeren; framboise|framboises; frambuesa|frambuesas; lampone|lamponi; framboos|frambozen; framboesa|framboesas; hallon; malina|maliny
rhubarb; Rhabarber; rhubarbe; ruibarbo; rabarbaro; rabarber; ruibarbo; rabarber; rabarbar
strawberry|strawberries; Erdbeere|Erdbeeren; fraise|fraises; fresa|fresas; fragola|fragole; aardbei|aardbeien; morango|morangos; jordgubbe|jordgubbar; truskawka|truskawki
watermelon|watermelons; Wassermelone|Wassermelonen; pastèque|pastèques; sandía|sandías; anguria|angurie; watermeloen|watermeloenen; melancia|melancias; vattenmelon|vattenmeloner; arbuz|arbuzy
raisin|raisins; Rosine|Rosinen; raisin sec|raisins secs; uva pasa|uvas pasas; uvetta; rozijn|rozijnen; uva-passa|uvas-passas; russin; rodzynka|rodzynki
prune|prunes; Backpflaume|Backpflaumen; pruneau|pruneaux; ciruela pasa|ciruelas pasas; prugna secca|prugne secche; gedroogde pruim|gedroogde pruimen; ameixa seca|ameixas secas; katrinplommon; suszona śliwka|suszone śliwki
#herbs
basil; Basilikum; basilic; albahaca; basilico; basilicum; manjericão; basilika; bazylia
bay leaf|bay leaves; Lorbeerblatt|Lorbeerblätter; feuille de laurier|feuilles de laurier; hoja de laurel|hojas de laurel; foglia di alloro|foglie di alloro; laurierblad|laurierbladeren; folha de louro|folhas de louro; lagerblad; liść laurowy|liście laurowe
chives; Schnittlauch; ciboulette; cebollino; erba cipollina; bieslook; cebolinha; gräslök; szczypiorek
cilantro; Koriandergrün; coriandre fraîche; cilantro; coriandolo fresco; verse koriander; coentro; färsk koriander; kolendra
dill; Dill; aneth; eneldo; aneto; dille; endro; dill; koperek
lemongrass; Zitronengras; citronnelle; hierba limón; citronella; citroengras; capim-limão; citrongräs; trawa cytrynowa
marjoram; Majoran; marjolaine; mejorana; maggiorana; marjolein; manjerona; mejram; majeranek
mint; Minze; menthe; menta; menta; munt; hortelã; mynta; mięta
oregano; Oregano; origan; orégano; origano; oregano; orégano; oregano; oregano
parsley; Petersilie; persil; perejil; prezzemolo; peterselie; salsinha; persilja; natka pietruszki
rosemary; Rosmarin; romarin; romero; rosmarino; rozemarijn; alecrim; rosmarin; rozmaryn
sage; Salbei; sauge; salvia; salvia; salie; sálvia; salvia; szałwia
tarragon; Estragon; estragon; estragón; dragoncello; dragon; estragão; dragon; estragon
thyme; Thymian; thym; tomillo; timo; tijm; tomilho; timjan; tymianek
#meat
bacon; Speck; bacon; beicon; pancetta; spek; bacon; bacon; boczek
beef; Rindfleisch; bœuf; ternera; manzo; rundvlees; carne bovina; nötkött; wołowina
ground beef; Rinderhackfleisch; bœuf haché; carne picada de ternera; carne macinata di manzo; rundergehakt; carne moída; nötfärs; mielona wołowina
beef steak|beef steaks; Rindersteak|Rindersteaks; bifteck|biftecks; bistec|bistecs; bistecca|bistecche; biefstuk|biefstukken; bife|bifes; biff|biffar; befsztyk|befsztyki
stewing beef; Rindergulasch; bœuf à braiser; carne para guisar; spezzatino di manzo; runderstoofvlees; carne para ensopado; grytbitar av nöt; wołowina na gulasz
ham; Schinken; jambon|jambons; jamón; prosciutto cotto; ham; presunto; skinka; szynka
prosciutto; Rohschinken; jambon cru; jamón serrano; prosciutto crudo; rauwe ham; presunto cru; lufttorkad skinka; szynka parmeńska
lamb; Lammfleisch; agneau; cordero; agnello; lamsvlees; cordeiro; lammkött; jagnięcina
pork; Schweinefleisch; porc; carne de cerdo; carne di maiale; varkensvlees; carne de porco; fläskkött; wieprzowina
pork chop|pork chops; Schweinekotelett|Schweinekoteletts; côte de porc|côtes de porc; chuleta de cerdo|chuletas de cerdo; braciola di maiale|braciole di maiale; varkenskotelet|varkenskoteletten; bisteca suína|bistecas suínas; fläskkotlett|fläskkotletter; kotlet schabowy|kotlety schabowe
pork tenderloin|pork tenderloins; Schweinefilet|Schweinefilets; filet mignon de porc|filets mignons de porc; solomillo de cerdo|solomillos de cerdo; filetto di maiale|filetti di maiale; varkenshaas|varkenshaasjes; filé-mignon suíno; fläskfilé|fläskfiléer; polędwiczka wieprzowa|polędwiczki wieprzowe
ground pork; Schweinehackfleisch; porc haché; carne picada de cerdo; carne macinata di maiale; varkensgehakt; carne suína moída; fläskfärs; mielona wieprzowina
ground meat; gemischtes Hackfleisch; viande hachée; carne picada mixta; carne macinata mista; half-om-halfgehakt; carne moída mista; blandfärs; mięso mielone
sausage|sausages; Bratwurst|Bratwürste; saucisse|saucisses; salchicha|salchichas; salsiccia|salsicce; braadworst|braadworsten; linguiça|linguiças; korv|korvar; kiełbasa|kiełbasy
chorizo; Chorizo; chorizo; chorizo|chorizos; chorizo; chorizo; chouriço; chorizo; chorizo
salami; Salami; salami; salami; salame|salami; salami; salame; salami; salami
veal; Kalbfleisch; veau; carne de vacuno joven; vitello; kalfsvlees; vitela; kalvkött; cielęcina
rabbit; Kaninchen; lapin|lapins; conejo|conejos; coniglio|conigli; konijn|konijnen; coelho|coelhos; kanin; królik
#poultry
chicken; Hähnchen; poulet|poulets; pollo|pollos; pollo|polli; kip|kippen; frango|frangos; kyckling|kycklingar; kurczak|kurczaki
chicken breast|chicken breasts; Hähnchenbrust|Hähnchenbrüste; blanc de poulet|blancs de poulet; pechuga de pollo|pechugas de pollo; petto di pollo|petti di pollo; kipfilet|kipfilets; peito de frango|peitos de frango; kycklingfilé|kycklingfiléer; pierś z kurczaka|piersi z kurczaka
chicken thigh|chicken thighs; Hähnchenschenkel; cuisse de poulet|cuisses de poulet; muslo de pollo|muslos de pollo; coscia di pollo|cosce di pollo; kippendij|kippendijen; coxa de frango|coxas de frango; kycklinglår; udko z kurczaka|udka z kurczaka
chicken wing|chicken wings; Hähnchenflügel; aile de poulet|ailes de poulet; alita de pollo|alitas de pollo; ala di pollo|ali di pollo; kippenvleugel|kippenvleugels; asa de frango|asas de frango; kycklingvinge|kycklingvingar; skrzydełko z kurczaka|skrzydełka z kurczaka
duck; Ente|Enten; canard|canards; pato|patos; anatra|anatre; eend|eenden; pato|patos; anka|ankor; kaczka|kaczki
goose; Gans|Gänse; oie|oies; ganso|gansos; oca|oche; gans|ganzen; ganso|gansos; gås|gäss; gęś|gęsi
turkey; Pute|Puten; dinde|dindes; pavo|pavos; tacchino|tacchini; kalkoen|kalkoenen; peru|perus; kalkon|kalkoner; indyk|indyki
ground turkey; Putenhackfleisch; dinde hachée; carne picada de pavo; macinato di tacchino; kalkoengehakt; carne moída de peru; kalkonfärs; mielony indyk
#fish
anchovy|anchovies; Sardelle|Sardellen; anchois; anchoa|anchoas; acciuga|acciughe; ansjovis|ansjovissen; anchova|anchovas; sardell|sardeller; anchois
clam|clams; Venusmuschel|Venusmuscheln; palourde|palourdes; almeja|almejas; vongola|vongole; venusschelp|venusschelpen; vôngole|vôngoles; vongolemussla|vongolemusslor; małż|małże
cod; Kabeljau; cabillaud; bacalao fresco; merluzzo; kabeljauw; bacalhau fresco; torsk; dorsz
crab; Krabbe|Krabben; crabe|crabes; cangrejo|cangrejos; granchio|granchi; krab|krabben; caranguejo|caranguejos; krabba|krabbor; krab|kraby
herring; Hering|Heringe; hareng|harengs; arenque|arenques; aringa|aringhe; haring|haringen; arenque|arenques; sill; śledź|śledzie
mackerel; Makrele|Makrelen; maquereau|maquereaux; caballa|caballas; sgombro|sgombri; makreel|makrelen; cavala|cavalas; makrill|makrillar; makrela|makrele
mussel|mussels; Miesmuschel|Miesmuscheln; moule|moules; mejillón|mejillones; cozza|cozze; mossel|mosselen; mexilhão|mexilhões; blåmussla|blåmusslor; omułek|omułki
octopus; Krake|Kraken; poulpe|poulpes; pulpo|pulpos; polpo|polpi; octopus|octopussen; polvo|polvos; bläckfisk|bläckfiskar; ośmiornica|ośmiornice
salmon; Lachs; saumon; salmón; salmone; zalm; salmão; lax; łosoś
smoked salmon; Räucherlachs; saumon fumé; salmón ahumado; salmone affumicato; gerookte zalm; salmão defumado; rökt lax; łosoś wędzony
sardine|sardines; Sardine|Sardinen; sardine|sardines; sardina|sardinas; sardina|sardine; sardine|sardines; sardinha|sardinhas; sardin|sardiner; sardynka|sardynki
scallop|scallops; Jakobsmuschel|Jakobsmuscheln; noix de Saint-Jacques; vieira|vieiras; capasanta|capesante; sint-jakobsschelp|sint-jakobsschelpen; vieira|vieiras; pilgrimsmussla|pilgrimsmusslor; przegrzebek|przegrzebki
shrimp; Garnele|Garnelen; crevette|crevettes; gamba|gambas; gambero|gamberi; garnaal|garnalen; camarão|camarões; räka|räkor; krewetka|krewetki
squid; Tintenfisch|Tintenfische; calmar|calmars; calamar|calamares; calamaro|calamari; pijlinktvis|pijlinktvissen; lula|lulas; kalmar|kalmarer; kalmar|kalmary
trout; Forelle|Forellen; truite|truites; trucha|truchas; trota|trote; forel|forellen; truta|trutas; forell|foreller; pstrąg|pstrągi
tuna; Thunfisch; thon; atún; tonno; tonijn; atum; tonfisk; tuńczyk
white fish; Weißfisch; poisson blanc; pescado blanco; pesce bianco; witvis; peixe branco; vit fisk; biała ryba
#dairy
butter; Butter; beurre; mantequilla; burro; boter; manteiga; smör; masło
unsalted butter; ungesalzene Butter; beurre doux; mantequilla sin sal; burro non salato; ongezouten boter; manteiga sem sal; osaltat smör; masło niesolone
ghee; Ghee; ghee; ghee; ghee; ghee; manteiga ghee; ghee; masło klarowane
margarine; Margarine; margarine; margarina; margarina; margarine; margarina; margarin; margaryna
buttermilk; Buttermilch; babeurre; suero de mantequilla; latticello; karnemelk; leitelho; kärnmjölk; maślanka
milk; Milch; lait; leche; latte; melk; leite; mjölk; mleko
whole milk; Vollmilch; lait entier; leche entera; latte intero; volle melk; leite integral; standardmjölk; mleko pełne
condensed milk; gezuckerte Kondensmilch; lait concentré sucré; leche condensada; latte condensato; gecondenseerde melk; leite condensado; kondenserad mjölk; mleko skondensowane słodzone
evaporated milk; Kondensmilch; lait concentré non sucré; leche evaporada; latte evaporato; koffiemelk; leite evaporado; evaporerad mjölk; mleko skondensowane niesłodzone
milk powder; Milchpulver; lait en poudre; leche en polvo; latte in polvere; melkpoeder; leite em pó; mjölkpulver; mleko w proszku
heavy cream; Schlagsahne; crème entière liquide; nata para montar; panna fresca; slagroom; creme de leite fresco; vispgrädde; śmietanka 30%
light cream; Kaffeesahne; crème légère; nata para cocinar; panna da cucina; kookroom; creme de leite; matlagningsgrädde; śmietanka 18%
sour cream; Schmand; crème aigre; nata agria; panna acida; zure room; creme azedo; gräddfil; śmietana
crème fraîche; Crème fraîche; crème fraîche; crème fraîche; crème fraîche; crème fraîche; crème fraîche; crème fraiche; crème fraîche
yogurt; Joghurt; yaourt|yaourts; yogur|yogures; yogurt; yoghurt; iogurte|iogurtes; yoghurt; jogurt
Greek yogurt; griechischer Joghurt; yaourt à la grecque; yogur griego; yogurt greco; Griekse yoghurt; iogurte grego; grekisk yoghurt; jogurt grecki
quark; Quark; fromage blanc; queso quark; quark; kwark; quark; kvarg; twaróg
egg|eggs; Ei|Eier; œuf|œufs; huevo|huevos; uovo|uova; ei|eieren; ovo|ovos; ägg; jajko|jajka
egg white|egg whites; Eiweiß; blanc d’œuf|blancs d’œufs; clara de huevo|claras de huevo; albume|albumi; eiwit|eiwitten; clara de ovo|claras de ovo; äggvita|äggvitor; białko jaja|białka jaj
egg yolk|egg yolks; Eigelb; jaune d’œuf|jaunes d’œufs; yema de huevo|yemas de huevo; tuorlo|tuorli; eidooier|eidooiers; gema de ovo|gemas de ovo; äggula|äggulor; żółtko|żółtka
#cheese
blue cheese; Blauschimmelkäse; fromage bleu; queso azul; formaggio erborinato; blauwe kaas; queijo azul; ädelost; ser pleśniowy
brie; Brie; brie; brie; brie; brie; brie; brie; brie
camembert; Camembert; camembert|camemberts; camembert; camembert; camembert; camembert; camembert; camembert
cheddar; Cheddar; cheddar; cheddar; cheddar; cheddar; cheddar; cheddar; cheddar
cottage cheese; Hüttenkäse; cottage cheese; requesón; fiocchi di latte; hüttenkäse; queijo cottage; keso; serek wiejski
cream cheese; Frischkäse; fromage frais; queso crema; formaggio spalmabile; roomkaas; cream cheese; färskost; serek śmietankowy
feta; Feta; feta; feta; feta; feta; queijo feta; fetaost; feta
goat cheese; Ziegenkäse; fromage de chèvre; queso de cabra; formaggio di capra; geitenkaas; queijo de cabra; getost; ser kozi
gouda; Gouda; gouda; gouda; gouda; Goudse kaas; queijo gouda; gouda; gouda
Gruyère; Greyerzer; gruyère; gruyer; groviera; gruyère; gruyère; gruyère; gruyère
halloumi; Halloumi; halloumi; halloumi; halloumi; halloumi; queijo halloumi; halloumi; halloumi
mascarpone; Mascarpone; mascarpone; mascarpone; mascarpone; mascarpone; mascarpone; mascarpone; mascarpone
mozzarella; Mozzarella; mozzarella; mozzarella; mozzarella|mozzarelle; mozzarella; muçarela; mozzarella; mozzarella
Parmesan; Parmesan; parmesan; parmesano; parmigiano; Parmezaanse kaas; parmesão; parmesan; parmezan
pecorino; Pecorino; pecorino; pecorino; pecorino; pecorino; pecorino; pecorino; pecorino
ricotta; Ricotta; ricotta; ricota; ricotta; ricotta; ricota; ricotta; ricotta
Emmental; Emmentaler; emmental; emmental; emmental; emmentaler; emmental; emmentaler; ementaler
#tofu
tofu; Tofu; tofu; tofu; tofu; tofu; tofu; tofu; tofu
tempeh; Tempeh; tempeh; tempeh; tempeh; tempé; tempeh; tempeh; tempeh
soy milk; Sojadrink; boisson au soja; bebida de soja; bevanda di soia; sojadrank; leite de soja; sojadryck; napój sojowy
oat milk; Haferdrink; boisson à l’avoine; bebida de avena; bevanda d’avena; haverdrank; leite de aveia; havredryck; napój owsiany
almond milk; Mandeldrink; boisson aux amandes; bebida de almendras; bevanda di mandorle; amandeldrank; leite de amêndoas; mandeldryck; napój migdałowy
`;
