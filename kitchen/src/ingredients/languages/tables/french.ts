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
1 boîte de tomates pelées | 1 | boîte | tomates pelées
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
250 g tomates concassées (en boîte) | 250 | g | tomates concassées
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
250 g de farine T55 | 250 | g | farine T55
2 cuillères à soupe d'huile d'olive | 2 | cuillères à soupe | huile d'olive
1 cuil. à café de sel fin | 1 | cuil. à café | sel fin
3 c.à.s. de sucre roux | 3 | c.à.s | sucre roux
1 càc de curcuma | 1 | càc | curcuma
2 CS de vinaigre balsamique | 2 | CS | vinaigre balsamique
25 cl de crème liquide entière | 25 | cl | crème liquide entière
20 cl de lait demi-écrémé | 20 | cl | lait demi-écrémé
4 œufs | 4 | | œufs
3 jaunes d'œufs | 3 | | jaunes d'œufs
2 blancs d'œuf montés en neige | 2 | | blancs d'œuf
1 gousse d'ail hachée | 1 | gousse | ail
2 gousses d'ail, pressées | 2 | gousses | ail
1 gros oignon émincé | 1 | | oignon
1 petit bouquet de ciboulette | 1 | bouquet | ciboulette
1 botte de radis roses | 1 | botte | radis roses
quelques feuilles de basilik frais | | feuilles | basilik frais
une pincée de sel | 1 | pincée | sel
1 bonne pincée de piment d'Espelette | 1 | pincée | piment d'Espelette
Sel et poivre du moulin | | | Sel et poivre du moulin
le jus d'un citron | 1 | | citron
Le zeste d'une orange bio | 1 | | orange bio
jus de 2 citrons verts | 2 | | citrons verts
1/2 citron non traité | 0.5 | | citron
600 g de pommes de terre (type charlotte) | 600 | g | pommes de terre
1 boîte de tomates pelées (400 g) | 1 | boîte | tomates pelées
1 petite boîte de maïs | 1 | boîte | maïs
1 pot de mascarpone | 1 | pot | mascarpone
1 pâte feuilletée | 1 | | pâte feuilletée
1 rouleau de pâte brisée | 1 | rouleau | pâte brisée
6 tranches de jambon blanc | 6 | tranches | jambon blanc
4 escalopes de veau | 4 | | escalopes de veau
4 filets de cabillaud de 150 g chacun | 4 | filets | cabillaud
1 branche de thym | 1 | branche | thym
2 brins de romarin | 2 | brins | romarin
100 g de gruyère râpé | 100 | g | gruyère
50 g de beurre mou | 50 | g | beurre
50g de beurre fondu + un peu pour le moule | 50 | g | beurre
un filet d'huile d'olive | 1 | filet | huile d'olive
½ l de bouillon de volaille | 0.5 | l | bouillon de volaille
1 cube de bouillon de légumes | 1 | cube | bouillon de légumes
2 à 3 carottes | 2–3 | | carottes
800 g à 1 kg de joue de bœuf | 800–1000 | g | joue de bœuf
Environ 300 g de champignons de Paris | 300 | g | champignons de Paris
1 poignée de noix concassées | 1 | poignée | noix
125 g de sucre en poudre | 125 | g | sucre en poudre
10 g de gingembre frais râpé | 10 | g | gingembre frais
Huile de friture | | | Huile de friture
beurre pour le moule | | | beurre
1 càs bombée de Maïzena | 1 | càs | Maïzena
3 échalotes, finement ciselées | 3 | | échalotes
1 trait de jus de citron | 1 | trait | jus de citron
1 dl de crème | 1 | dl | crème
2 poireaux (uniquement le blanc) | 2 | | poireaux
1 bâton de cannelle | 1 | bâton | cannelle
200 g de chocolat noir à 70 % | 200 | g | chocolat noir à 70 %
1 briquette de crème fraîche (20 cl) | 1 | briquette | crème fraîche
200 g de chocolat noir pâtissier (Nestlé Dessert) | 200 | g | chocolat noir pâtissier
1 c. à soupe bien pleine de miel | 1 | c. à soupe | miel
2 c. à c. rases de levure chimique | 2 | c. à c | levure chimique
3 belles courgettes | 3 | | courgettes
Le jus d'un citron vert | 1 | | citron vert
20 cl de crème liquide entière (30 % MG) | 20 | cl | crème liquide entière
1 boîte de pois chiches (400 g) | 1 | boîte | pois chiches
6 à 8 pommes de terre à chair ferme | 6–8 | | pommes de terre à chair ferme
sel et poivre du moulin | | | sel et poivre du moulin
1 bouquet de coriandre fraîche ciselée | 1 | bouquet | coriandre fraîche
1/2 botte de radis | 0.5 | botte | radis
4 gousses d'ail dégermées | 4 | gousses | ail
1 pincée de piment d'Espelette | 1 | pincée | piment d'Espelette
100 g de beurre mou + 20 g pour le moule | 100 | g | beurre
1 pot de yaourt nature (125 g) | 1 | pot | yaourt nature
1,5 l de bouillon de volaille | 1.5 | l | bouillon de volaille
quelques feuilles de menthe | | feuilles | menthe
4 pavés de saumon de 150 g chacun | 4 | pavés | saumon
1 pâte brisée prête à dérouler | 1 | | pâte brisée prête à dérouler
1 gros oignon jaune émincé | 1 | | oignon jaune
huile d'olive | | | huile d'olive
30 g de parmesan râpé ou de pecorino | 30 | g | parmesan
1 cuillère à café d'extrait de vanille | 1 | cuillère à café | extrait de vanille
une noix de beurre | 1 | noix | beurre
250 g de mascarpone à température ambiante | 250 | g | mascarpone
3 oeufs (gros) | 3 | | oeufs
1 filet de vinaigre balsamique | 1 | filet | vinaigre balsamique
10 brins de ciboulette, finement ciselés | 10 | brins | ciboulette
50g de noisettes concassées | 50 | g | noisettes
2 échalotes moyennes | 2 | | échalotes
farine pour le plan de travail | | | farine
1 petite boîte de concentré de tomates | 1 | boîte | concentré de tomates
environ 600 g de potimarron | 600 | g | potimarron
1 bâton de cannelle (facultatif) | 1 | bâton | cannelle
le zeste finement râpé de 2 oranges non traitées | 2 | | oranges
12 tomates cerise coupées en deux | 12 | | tomates cerise
1 kg d'épaule d'agneau désossée | 1 | kg | épaule d'agneau
2 cuil. à soupe de crème fraîche épaisse | 2 | cuil. à soupe | crème fraîche épaisse
1 demi-citron | 0.5 | | citron
5 cm de gingembre frais, râpé | 5 | cm | gingembre frais
1 rouleau de pâte feuilletée pur beurre | 1 | rouleau | pâte feuilletée pur beurre
150 g de lardons fumés | 150 | g | lardons fumés
2 tomates bien mûres | 2 | | tomates
le blanc d'un poireau | 1 | | poireau
1 poignée de roquette | 1 | poignée | roquette
25 cl de lait demi-écrémé | 25 | cl | lait demi-écrémé
une cuillère à soupe d'huile | 1 | cuillère à soupe | huile
4 œufs entiers + 2 jaunes | 4 | | œufs entiers
2 branches de thym frais | 2 | branches | thym frais
1 petite gousse d'ail écrasée | 1 | gousse | ail
600 g de carottes coupées en rondelles | 600 | g | carottes
1 c.à.s de moutarde à l'ancienne | 1 | c.à.s | moutarde à l'ancienne
le zeste d'une orange bio | 1 | | orange bio
2 à 3 cuillères à soupe de lait | 2–3 | cuillères à soupe | lait
150 g de fromage de chèvre frais (type Petit Billy) | 150 | g | fromage de chèvre frais
`;
