export const italianLines = `
300 g di radicchio | 300 | g | radicchio
200 g farina 00 | 200 | g | farina 00
1 kg di patate | 1 | kg | patate
1,5 kg di zucca | 1.5 | kg | zucca
1 l di latte | 1 | l | latte
500 ml di panna fresca | 500 | ml | panna fresca
Panna fresca liquida 150 ml | 150 | ml | Panna fresca liquida
Fragole 1,1 kg | 1.1 | kg | Fragole
Zucchero 105 g | 105 | g | Zucchero
Latte intero 200 ml | 200 | ml | Latte intero
Gelatina in fogli 18 g | 18 | g | Gelatina in fogli
Sale fino 1 pizzico | 1 | pizzico | Sale fino
Tuorli 3 | 3 | | Tuorli
Uova 2 | 2 | | Uova
Limoni ½ | 0.5 | | Limoni
Burro 80 g (a temperatura ambiente) | 80 | g | Burro
Zucchero a velo 30 g | 30 | g | Zucchero a velo
1 cucchiaio di olio | 1 | cucchiaio | olio
2 cucchiai di aceto | 2 | cucchiai | aceto
1 cucchiaino di sale | 1 | cucchiaino | sale
2 cucchiaini salsa di soia | 2 | cucchiaini | salsa di soia
1 cucchiaino raso sale fino | 1 | cucchiaino | sale fino
1 cucchiaio colmo di farina | 1 | cucchiaio | farina
1 spicchio di aglio | 1 | spicchio | aglio
1 spicchio d'aglio | 1 | spicchio | aglio
1 spicchio (tritato) aglio | 1 | spicchio | aglio
2 rametti di rosmarino | 2 | rametti | rosmarino
6 foglie di basilico | 6 | foglie | basilico
4 fette di pane | 4 | fette | pane
1 bustina di lievito | 1 | bustina | lievito
una bustina vanillina | 1 | bustina | vanillina
1 scatola di ceci | 1 | scatola | ceci
1 mazzetto di prezzemolo | 1 | mazzetto | prezzemolo
1 manciata di pinoli | 1 | manciata | pinoli
1 bicchiere di vino bianco | 1 | bicchiere | vino bianco
1 pizzico di sale | 1 | pizzico | sale
un pizzico di noce moscata | 1 | pizzico | noce moscata
6 fogli di pasta fillo | 6 | fogli | pasta fillo
2 uova | 2 | | uova
2 tuorli uova | 2 | | tuorli uova
1 cipolla | 1 | | cipolla
mezza cipolla | 0.5 | | cipolla
1 cipolla piccola tritata | 1 | | cipolla
2 carote grandi | 2 | | carote
1 limone non trattato | 1 | | limone
2 o 3 zucchine | 2–3 | | zucchine
2-3 pomodori | 2–3 | | pomodori
200/250 g di Fontina | 200–250 | g | Fontina
q.b. sale | | | sale
q.b. olio extra vergine d'oliva | | | olio extra vergine d'oliva
Sale q.b. | | | Sale
Sale e pepe q.b. | | | Sale e pepe
Olio extravergine d'oliva q.b. | | | Olio extravergine d'oliva
20 g + q.b. burro | 20 | g | burro
sale e pepe | | | sale e pepe
miele | | | miele
acqua di rose | | | acqua di rose
Prezzemolo per decorare | | | Prezzemolo
80 g di burro fuso | 80 | g | burro
50 g di parmigiano grattugiato | 50 | g | parmigiano
140 g (lessati) piselli | 140 | g | piselli
250 g frutta secca mista (fichi, noci, mandorle) | 250 | g | frutta secca mista
400 g di pomodori pelati | 400 | g | pomodori pelati
circa 300 g di spinaci | 300 | g | spinaci
15 g olio extravergine di oliva | 15 | g | olio extravergine di oliva
100 g brodo vegetale | 100 | g | brodo vegetale
una noce di burro | 1 | noce | burro
succo di mezzo limone | 0.5 | | limone
scorza grattugiata di un'arancia | 1 | | arancia
300 g di carne macinata | 300 | g | carne macinata
1 noce di burro | 1 | noce | burro
2 mestoli di brodo | 2 | mestoli | brodo
1 busta di zafferano | 1 | busta | zafferano
un'arancia | 1 | | arancia
300 g di farina 00 | 300 | g | farina 00
300 gr farina di semola | 300 | gr | farina di semola
Farina 00 250 g | 250 | g | Farina 00
Uova 3 | 3 | | Uova
Sale fino q.b. | | | Sale fino
sale e pepe q.b. | | | sale e pepe
q.b. olio di semi | | | olio di semi
2 cucchiai di olio evo | 2 | cucchiai | olio evo
1 cucchiaino di zucchero | 1 | cucchiaino | zucchero
1 cucchiaio di concentrato di pomodoro | 1 | cucchiaio | concentrato di pomodoro
2 cucchiai colmi di parmigiano | 2 | cucchiai | parmigiano
2 spicchi di aglio, tritati | 2 | spicchi | aglio
1 cipolla bianca piccola | 1 | | cipolla bianca
½ cipolla dorata | 0.5 | | cipolla dorata
mezza cipolla rossa | 0.5 | | cipolla rossa
un pizzico di sale | 1 | pizzico | sale
1 pizzico di noce moscata grattugiata | 1 | pizzico | noce moscata
1 bustina di lievito per dolci | 1 | bustina | lievito per dolci
1 bustina di vanillina | 1 | bustina | vanillina
1 cubetto di lievito di birra (25 g) | 1 | cubetto | lievito di birra
15 g di lievito di birra fresco | 15 | g | lievito di birra fresco
200 ml di latte intero | 200 | ml | latte intero
1 dl di panna fresca | 1 | dl | panna fresca
½ bicchiere di vino bianco | 0.5 | bicchiere | vino bianco
mezzo bicchiere di vino rosso | 0.5 | bicchiere | vino rosso
1 bicchierino di rum | 1 | bicchierino | rum
1 litro di brodo vegetale | 1 | litro | brodo vegetale
1 lt di acqua | 1 | lt | acqua
succo di 1 limone | 1 | | limone
il succo di mezzo limone | 0.5 | | limone
la scorza grattugiata di un'arancia | 1 | | arancia
1 rametto di rosmarino | 1 | rametto | rosmarino
un mazzetto di prezzemolo | 1 | mazzetto | prezzemolo
qualche foglia di basilico | | foglia | basilico
4-5 foglie di salvia | 4–5 | foglie | salvia
1 costa di sedano | 1 | costa | sedano
2 carote medie | 2 | | carote
320 g di spaghetti | 320 | g | spaghetti
1 scatola di ceci (240 g sgocciolati) | 1 | scatola | ceci
1 barattolo di fagioli borlotti | 1 | barattolo | fagioli borlotti
80 g di pecorino romano grattugiato | 80 | g | pecorino romano
100 g di guanciale, tagliato a listarelle | 100 | g | guanciale
6 fette di prosciutto crudo | 6 | fette | prosciutto crudo
4 fettine di vitello | 4 | fettine | vitello
2 tuorli | 2 | | tuorli
1 uovo intero + 1 tuorlo | 1 | | uovo intero
una manciata di pinoli | 1 | manciata | pinoli
circa 500 g di patate | 500 | g | patate
1 rotolo di pasta sfoglia rettangolare | 1 | rotolo | pasta sfoglia rettangolare
1 peperoncino fresco | 1 | | peperoncino fresco
burro per lo stampo | | | burro
Olio per friggere | | | Olio
zucchero a velo per decorare | | | zucchero a velo
2 hg di prosciutto cotto | 2 | hg | prosciutto cotto
1 etto di speck | 1 | etto | speck
1 tazzina di caffè espresso | 1 | tazzina | caffè espresso
125g burro morbido | 125 | g | burro
1 kg di cozze, pulite | 1 | kg | cozze
320 g di spaghetti (De Cecco) | 320 | g | spaghetti
2 cucchiai d'olio extravergine d'oliva | 2 | cucchiai | olio extravergine d'oliva
1 cucchiaino raso di bicarbonato | 1 | cucchiaino | bicarbonato
sale q.b. | | | sale
pepe nero macinato fresco q.b. | | | pepe nero
1 spicchio d'aglio in camicia | 1 | spicchio | aglio
mezzo bicchiere di vino bianco secco | 0.5 | bicchiere | vino bianco secco
1 bustina di lievito per dolci (16 g) | 1 | bustina | lievito per dolci
la scorza grattugiata di un limone non trattato | 1 | | limone
3 uova medie a temperatura ambiente | 3 | | uova
200 g di pomodori pelati | 200 | g | pomodori pelati
1 ciuffo di prezzemolo tritato | 1 | ciuffo | prezzemolo
4 fette di prosciutto crudo | 4 | fette | prosciutto crudo
Farina 00 500 g | 500 | g | Farina 00
burro fuso 80 g | 80 | g | burro
100-120 ml di latte tiepido | 100–120 | ml | latte
olio di semi per friggere | | | olio di semi
50 g di Parmigiano Reggiano grattugiato | 50 | g | Parmigiano Reggiano
2 zucchine medie | 2 | | zucchine
1/2 bustina di vanillina | 0.5 | bustina | vanillina
12 foglie di basilico fresco | 12 | foglie | basilico fresco
1 cipolla rossa piccola, affettata sottilmente | 1 | | cipolla rossa
succo di 1 arancia | 1 | | arancia
250 gr mascarpone | 250 | gr | mascarpone
1,5 litri di brodo vegetale | 1.5 | litri | brodo vegetale
circa 1 kg di cozze | 1 | kg | cozze
1 vasetto di yogurt greco | 1 | vasetto | yogurt greco
6 filetti di acciuga sott'olio | 6 | filetti | acciuga sott'olio
1 confezione di pasta sfoglia rotonda | 1 | confezione | pasta sfoglia rotonda
2 mele Golden sbucciate e tagliate a fettine | 2 | | mele Golden
3 tuorli | 3 | | tuorli
1 peperoncino fresco (facoltativo) | 1 | | peperoncino fresco
400 g di zucca già pulita | 400 | g | zucca
2 cucchiai colmi di cacao amaro | 2 | cucchiai | cacao amaro
1 limone (succo e scorza) | 1 | | limone
200 g di speck a cubetti | 200 | g | speck
1 tazzina di caffè ristretto | 1 | tazzina | caffè ristretto
500 g di farina tipo 0 | 500 | g | farina tipo 0
1 uovo per spennellare | 1 | | uovo
3 cucchiai di olio evo | 3 | cucchiai | olio evo
2 patate lesse | 2 | | patate
un mazzetto di erba cipollina | 1 | mazzetto | erba cipollina
acqua tiepida 250 ml | 250 | ml | acqua
1 kg di vongole veraci | 1 | kg | vongole veraci
mezza cipolla bianca | 0.5 | | cipolla bianca
4 hamburger di manzo da 150 g | 4 | | hamburger di manzo
1 cucchiaio abbondante di pangrattato | 1 | cucchiaio | pangrattato
150 g di guanciale tagliato a listarelle | 150 | g | guanciale
2 gambi di sedano | 2 | gambi | sedano
1 dado vegetale | 1 | | dado vegetale
Burro 50 g + q.b. per la teglia | 50 | g | Burro
4 fettine di vitello (circa 400 g) | 4 | fettine | vitello
100 g di cioccolato fondente al 70% | 100 | g | cioccolato fondente al 70%
rosmarino e salvia q.b. | | | rosmarino e salvia
`;
