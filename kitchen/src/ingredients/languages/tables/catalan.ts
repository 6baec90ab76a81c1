export const catalanLines = `
2 cullerades d'oli d'oliva | 2 | cullerades | oli d'oliva
1 cullerada de sucre | 1 | cullerada | sucre
1 culleradeta de sal | 1 | culleradeta | sal
½ culleradeta de canyella | 0.5 | culleradeta | canyella
500 g de farina | 500 | g | farina
250 g de sucre | 250 | g | sucre
1 kg de patates | 1 | kg | patates
200 ml de nata | 200 | ml | nata
1 l de brou de pollastre | 1 | l | brou de pollastre
2 dl de vi blanc | 2 | dl | vi blanc
1 ceba picada | 1 | | ceba
2 cebes | 2 | | cebes
3 alls | 3 | | alls
2 grans d'all | 2 | grans | all
4 ous | 4 | | ous
3 rovells d'ou | 3 | | rovells d'ou
1 pessic de sal | 1 | pessic | sal
un pessic de pebre | 1 | pessic | pebre
1 got de llet | 1 | got | llet
1 tassa d'arròs | 1 | tassa | arròs
mig got de vi | 0.5 | got | vi
2 fulles de llorer | 2 | fulles | llorer
1 branca de romaní | 1 | branca | romaní
1 manat d'espàrrecs | 1 | manat | espàrrecs
1 pot de tomàquet triturat | 1 | pot | tomàquet triturat
2-3 tomàquets madurs | 2–3 | | tomàquets madurs
1 raig d'oli | 1 | raig | oli
4 talls de pernil | 4 | talls | pernil
sal i pebre al gust | | | sal i pebre
oli per fregir | | | oli
julivert picat | | | julivert
el suc de 1 llimona | 1 | | llimona
400 g d'arròs bomba | 400 | g | arròs bomba
1 ceba de Figueres, tallada ben fina | 1 |  | ceba de Figueres
un pessic de sal | 1 | pessic | sal
mig litre de brou de peix | 0.5 | litre | brou de peix
3 cullerades soperes d'oli d'oliva verge extra | 3 | cullerades soperes | oli d'oliva verge extra
1 culleradeta de pebre vermell dolç | 1 | culleradeta | pebre vermell dolç
1 kg de musclos, nets | 1 | kg | musclos
4 botifarres de pagès | 4 |  | botifarres de pagès
mitja copa de vi ranci | 0.5 | copa | vi ranci
1 fulla de llorer | 1 | fulla | llorer
Sal i pebre al gust |  |  | Sal i pebre
un raig de vinagre de Xerès | 1 | raig | vinagre de Xerès
2-3 tomàquets de penjar, ratllats | 2–3 |  | tomàquets de penjar
1 manat d'espàrrecs de marge | 1 | manat | espàrrecs de marge
100 g. de cansalada viada, a daus | 100 | g | cansalada viada
1 llauna de tonyina en oli (80 g) | 1 | llauna | tonyina en oli
250ml de nata per muntar (35% m.g.) | 250 | ml | nata per muntar
La pell ratllada d'1 llimona | 1 |  | llimona
1 branca de canyella | 1 | branca | canyella
1 got i mig d'aigua | 1.5 | got | aigua
Farina per enfarinar |  |  | Farina
1/2 kg de mongetes del ganxet, remullades de la nit abans | 0.5 | kg | mongetes del ganxet
6 rovells d'ou | 6 |  | rovells d'ou
1 sobre de llevat químic (16 g) | 1 | sobre | llevat químic
Uns 150 g de sobrassada de Mallorca | 150 | g | sobrassada de Mallorca
12 ametlles torrades, per a la picada | 12 |  | ametlles torrades
- 1 carbassó mitjà | 1 |  | carbassó
un grapat de panses i pinyons | 1 | grapat | panses i pinyons
2 o 3 nyores, sense llavors (opcional) | 2–3 |  | nyores
400 g de cigrons cuits | 400 | g | cigrons
1 botifarra negra, tallada a rodanxes | 1 |  | botifarra negra
2 cullerades de vi ranci | 2 | cullerades | vi ranci
1 culleradeta de pebre vermell de la Vera | 1 | culleradeta | pebre vermell de la Vera
3 grans d'all, picats | 3 | grans | all
½ got de brandi | 0.5 | got | brandi
1 manat de calçots | 1 | manat | calçots
2 nyores, hidratades | 2 |  | nyores
un pessic de safrà | 1 | pessic | safrà
1 llauna de musclos en escabetx (110 g) | 1 | llauna | musclos en escabetx
300 g de bacallà dessalat, esqueixat | 300 | g | bacallà dessalat
1 sobre de llevat químic | 1 | sobre | llevat químic
2 o 3 fulles de llorer | 2–3 | fulles | llorer
sal, pebre negre |  |  | sal
oli de gira-sol per fregir |  |  | oli de gira-sol
mig quilo de rovellons, nets | 0.5 | quilo | rovellons
1 sípia (uns 500 g), a trossos | 1 |  | sípia
4 llesques de pa de pagès, torrades | 4 | llesques | pa de pagès
1 c.s. de farina de galeta | 1 | c.s | farina de galeta
Mató - 250g | 250 | g | Mató
`;
