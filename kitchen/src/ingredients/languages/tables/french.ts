export const frenchLines = `
2 c. à soupe d'huile d'olive | 2 | c. à soupe | huile d'olive
1 c. à café de sel | 1 | c. à café | sel
2 c. à s. de miel | 2 | c. à s | miel
1 c. à c. de cannelle | 1 | c. à c | cannelle
3 c.à.s de crème fraîche | 3 | c.à.s | crème fraîche
2 cuillères à soupe de farine | 2 | cuillères à soupe | farine
1 cuillère à café de levure | 1 | cuillère à café | levure
1 cuill. à soupe de vinaigre | 1 | cuill. à soupe | vinaigre
200 g de farine | 200 | g | farine
250g de beurre mou | 250 | g | beurre
200 g farine | 200 | g | farine
100 g sucre glace | 100 | g | sucre glace
50 cl de lait | 50 | cl | lait
25cl de crème liquide | 25 | cl | crème liquide
1 l de bouillon de volaille | 1 | l | bouillon de volaille
1,5 kg de pommes de terre | 1.5 | kg | pommes de terre
1/2 litre d'eau | 0.5 | litre | eau
1 gousse d'ail | 1 | gousse | ail
3 gousses d'ail écrasées | 3 | gousses | ail
2 branches de thym | 2 | branches | thym
1 feuille de laurier | 1 | feuille | laurier
1 bouquet de persil | 1 | bouquet | persil
1 botte de radis | 1 | botte | radis
1 pincée de sel | 1 | pincée | sel
Une pincée de muscade | 1 | pincée | muscade
1 sachet de levure chimique | 1 | sachet | levure chimique
1 sachet de sucre vanillé | 1 | sachet | sucre vanillé
2 tranches de jambon | 2 | tranches | jambon
1 boîte de tomates pelées | 1 | boîte | tomates
1 pot de yaourt nature | 1 | pot | yaourt nature
4 feuilles de brick | 4 | feuilles | brick
8 à 10 filets d'anchois | 8–10 | filets | anchois
2 ou 3 carottes | 2–3 | | carottes
2-3 courgettes | 2–3 | | courgettes
1 oignon | 1 | | oignon
1 oignon(s) | 1 | | oignon
2 gros oignons émincés | 2 | | oignons
1 petite aubergine | 1 | | aubergine
3 œufs | 3 | | œufs
1 oeuf (60g) | 1 | | oeuf
2 jaunes d'œufs | 2 | | jaunes d'œufs
4 blancs d'oeufs | 4 | | blancs d'oeufs
2 oranges non traitées | 2 | | oranges
1 citron bio | 1 | | citron bio
Sel | | | Sel
Sel et poivre | | | Sel et poivre
sel, poivre | | | sel
Poivre du moulin | | | Poivre du moulin
Piment d'Espelette | | | Piment d'Espelette
Huile d'olive | | | Huile d'olive
Beurre pour le moule | | | Beurre
Quelques feuilles de basilic | | feuilles | basilic
un peu de lait | | | lait
environ 300 g de champignons | 300 | g | champignons
150 g de gruyère râpé | 150 | g | gruyère
2 c. à soupe de menthe fraîche ciselée | 2 | c. à soupe | menthe fraîche
250 g tomates concassées (en boîte) | 250 | g | tomates
350 g de poivron rouge et vert | 350 | g | poivron rouge et vert
4 cl de rhum | 4 | cl | rhum
12cl d'eau | 12 | cl | eau
1 verre de vin blanc sec | 1 | verre | vin blanc sec
1 demi concombre | 0.5 | | concombre
20 g de beurre fondu | 20 | g | beurre
1 pâte brisée | 1 | | pâte brisée
1 filet de citron | 1 | filet | citron
1 noix de beurre | 1 | noix | beurre
600 g de filet de cabillaud, sans peau | 600 | g | filet de cabillaud
1 brin de romarin | 1 | brin | romarin
1 c.c de cumin | 1 | c.c | cumin
1 bouquet garni | 1 | | bouquet garni
le jus d'un citron vert | 1 | | citron vert
le zeste d'1/2 orange | 0.5 | | orange
15 g de levure fraîche ou 5 g de levure sèche | 15 | g | levure fraîche
2 c. à s. bombées de fécule | 2 | c. à s | fécule
1 gousse de vanille fendue | 1 | gousse | vanille
1 kg de moules nettoyées | 1 | kg | moules
400 g de viande hachée | 400 | g | viande hachée
100 g de chocolat noir à 70% | 100 | g | chocolat noir à 70%
3 pommes de terre moyennes | 3 | | pommes de terre
1 demi poivron | 0.5 | | poivron
`;
