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
`;
