export const spanishLines = `
2 cucharadas de azúcar | 2 | cucharadas | azúcar
1 cucharada de vinagre | 1 | cucharada | vinagre
1 cucharadita de sal | 1 | cucharadita | sal
1/2 cucharadita de comino molido | 0.5 | cucharadita | comino molido
1 cda de aceite | 1 | cda | aceite
2 cdas. de harina | 2 | cdas | harina
1 cdta. de pimentón | 1 | cdta | pimentón
500 gr de calabaza (pelada) | 500 | gr | calabaza
250 gramos de queso fresco | 250 | gramos | queso fresco
200 g de harina de trigo | 200 | g | harina de trigo
1 kg de patatas | 1 | kg | patatas
1,5 kg de mejillones | 1.5 | kg | mejillones
750 mililitros de caldo de pollo | 750 | mililitros | caldo de pollo
1/2 litro de leche | 0.5 | litro | leche
100 ml de nata | 100 | ml | nata
1 l de agua | 1 | l | agua
1 taza de arroz | 1 | taza | arroz
2 tazas de lentejas cocidas | 2 | tazas | lentejas
1 vaso de vino blanco | 1 | vaso | vino blanco
1 diente de ajo | 1 | diente | ajo
4 dientes de ajo picados | 4 | dientes | ajo
1 pizca de sal | 1 | pizca | sal
Una pizca de nuez moscada | 1 | pizca | nuez moscada
4 ramitas de perejil fresco | 4 | ramitas | perejil fresco
2 hojas de laurel | 2 | hojas | laurel
1 lata de atún | 1 | lata | atún
1 bote de garbanzos cocidos | 1 | bote | garbanzos
1 sobre de levadura | 1 | sobre | levadura
1 manojo de espárragos | 1 | manojo | espárragos
1 puñado de nueces | 1 | puñado | nueces
3 lonchas de jamón | 3 | lonchas | jamón
2 rebanadas de pan | 2 | rebanadas | pan
1 cebolla | 1 | | cebolla
1 cebolla grande picada | 1 | | cebolla
2 cebollas medianas | 2 | | cebollas
3 zanahorias | 3 | | zanahorias
1 pimiento rojo | 1 | | pimiento rojo
2 tomates maduros rallados | 2 | | tomates maduros
2 huevos | 2 | | huevos
1 huevo batido | 1 | | huevo
2 o 3 puerros | 2–3 | | puerros
4-5 ciruelas | 4–5 | | ciruelas
un limón | 1 | | limón
media cebolla | 0.5 | | cebolla
medio kilo de gambas | 0.5 | kilo | gambas
sal | | | sal
Sal y pimienta | | | Sal y pimienta
Sal al gusto | | | Sal
sal y pimienta al gusto | | | sal y pimienta
Pimienta negra recién molida | | | Pimienta negra
aceite de oliva | | | aceite de oliva
aceite para freír | | | aceite
Perejil picado | | | Perejil
Queso parmesano rallado | | | Queso parmesano
Orégano seco al gusto | | | Orégano seco
unas hojas de albahaca fresca troceada | | hojas | albahaca fresca
Albahaca fresca para decorar | | | Albahaca fresca
60 g de agua -opcional- | 60 | g | agua
500 gr de carne picada -mitad ternera, mitad cerdo- | 500 | gr | carne picada
600 g de berenjena con piel en trozos | 600 | g | berenjena
150 gr de champiñones laminados | 150 | gr | champiñones
50 g de aceite de oliva virgen extra | 50 | g | aceite de oliva virgen extra
1 chorrito de limón | 1 | chorrito | limón
200 g de tomate natural triturado | 200 | g | tomate natural
1 rama de canela | 1 | rama | canela
Nata o leche | | | Nata o leche
el zumo de 1 limón | 1 | | limón
zumo de medio limón | 0.5 | | limón
la ralladura de 2 naranjas | 2 | | naranjas
300 g de carne picada | 300 | g | carne picada
30 g de almendras tostadas | 30 | g | almendras
1 copa de vino tinto | 1 | copa | vino tinto
1 pastilla de caldo | 1 | pastilla | caldo
50 g de mantequilla o 40 ml de aceite | 50 | g | mantequilla
300 g de harina de fuerza | 300 | g | harina de fuerza
300 gr. de azúcar moreno | 300 | gr | azúcar moreno
2 cucharadas soperas de aceite de oliva virgen extra | 2 | cucharadas soperas | aceite de oliva virgen extra
1 cucharadita de pimentón dulce | 1 | cucharadita | pimentón dulce
1 cdta. de comino molido | 1 | cdta | comino molido
3 cdas. de salsa de soja | 3 | cdas | salsa de soja
1 cda de vinagre de Jerez | 1 | cda | vinagre de Jerez
2 dientes de ajo picados | 2 | dientes | ajo
3 dientes de ajo, laminados | 3 | dientes | ajo
1 cebolla grande | 1 | | cebolla
1 cebolleta pequeña, picada | 1 | | cebolleta
4 huevos tamaño L | 4 | | huevos
2 yemas de huevo | 2 | | yemas de huevo
una pizca de sal | 1 | pizca | sal
1 pizca de nuez moscada | 1 | pizca | nuez moscada
Sal y pimienta negra recién molida | | | Sal y pimienta negra
Pimienta negra c/n | | | Pimienta negra
sal c.s. | | | sal
1 taza de leche entera | 1 | taza | leche entera
1 1/2 tazas de arroz bomba | 1.5 | tazas | arroz bomba
¾ taza de azúcar glas | 0.75 | taza | azúcar glas
1/4 de taza de agua tibia | 0.25 | taza | agua
media taza de aceite de girasol | 0.5 | taza | aceite de girasol
medio litro de caldo de pollo | 0.5 | litro | caldo de pollo
1 litro y medio de caldo de pescado | 1.5 | litro | caldo de pescado
200 ml de nata para montar (35% MG) | 200 | ml | nata para montar
1 sobre de levadura química | 1 | sobre | levadura química
1 sobre de gelatina neutra | 1 | sobre | gelatina neutra
1 lata de atún en aceite | 1 | lata | atún en aceite
1 bote de garbanzos cocidos (400 g) | 1 | bote | garbanzos
un manojo de perejil | 1 | manojo | perejil
1 ramita de romero | 1 | ramita | romero
unas hojas de albahaca fresca | | hojas | albahaca fresca
1 hoja de laurel | 1 | hoja | laurel
el zumo de un limón | 1 | | limón
Zumo de 1/2 limón | 0.5 | | limón
ralladura de 1 naranja | 1 | | naranja
La piel de un limón | 1 | | limón
600 g de merluza en rodajas | 600 | g | merluza
1 kg de patatas, peladas y cortadas en rodajas | 1 | kg | patatas
2 pimientos rojos | 2 | | pimientos rojos
½ pimiento verde | 0.5 | | pimiento verde
3 tomates maduros rallados | 3 | | tomates maduros
1 vasito de brandy | 1 | vasito | brandy
1 chorrito de vinagre | 1 | chorrito | vinagre
un chorro de aceite | 1 | chorro | aceite
4 filetes de ternera | 4 | filetes | ternera
8 lonchas de jamón serrano | 8 | lonchas | jamón serrano
2 rebanadas de pan del día anterior | 2 | rebanadas | pan del día anterior
100 g de queso rallado | 100 | g | queso
1 puñado de piñones | 1 | puñado | piñones
unos 500 g de gambas | 500 | g | gambas
2 o 3 zanahorias | 2–3 | | zanahorias
de 4 a 6 muslos de pollo | 4–6 | | muslos de pollo
Aceite de oliva para freír | | | Aceite de oliva
mantequilla para el molde | | | mantequilla
1 lámina de hojaldre | 1 | lámina | hojaldre
1 paquete de galletas María | 1 | paquete | galletas María
250g de mantequilla a temperatura ambiente | 250 | g | mantequilla
1 cucharadita de postre de pimentón dulce | 1 | cucharadita de postre | pimentón dulce
3 dientes de ajo picados finamente | 3 | dientes | ajo
media cebolla grande | 0.5 | | cebolla
el zumo de 2 limones | 2 | | limones
200 ml de nata para montar (35% M.G.) | 200 | ml | nata para montar
1 manojo de perejil fresco | 1 | manojo | perejil fresco
sal al gusto | | | sal
pimienta negra recién molida | | | pimienta negra
4-5 patatas medianas | 4–5 | | patatas
1 sobre de levadura química Royal (16 g) | 1 | sobre | levadura química Royal
250 gr. de harina de trigo | 250 | gr | harina de trigo
1 lata de atún en aceite escurrido | 1 | lata | atún en aceite
un chorrito de vinagre de Jerez | 1 | chorrito | vinagre de Jerez
6 huevos tamaño L | 6 | | huevos
1/2 kg de gambas peladas | 0.5 | kg | gambas
2 tazas de arroz bomba | 2 | tazas | arroz bomba
unas hebras de azafrán | | hebras | azafrán
100 g de queso rallado o parmesano | 100 | g | queso
1 pimiento rojo cortado en tiras | 1 | | pimiento rojo
8 filetes de pechuga de pollo (unos 600 g) | 8 | filetes | pechuga de pollo
1 l de caldo de pescado | 1 | l | caldo de pescado
un puñado de almendras tostadas | 1 | puñado | almendras
aprox. 300 g de calabaza | 300 | g | calabaza
1 paquete de galletas María (200 g) | 1 | paquete | galletas María
50 g de mantequilla derretida, más un poco para el molde | 50 | g | mantequilla
1 cabeza de ajos | 1 | cabeza | ajos
2 tomates maduros, pelados y troceados | 2 | | tomates maduros
1,2 kg de cordero lechal | 1.2 | kg | cordero lechal
cilantro (opcional) | | | cilantro
1 cebolla mediana picada fina | 1 | | cebolla
2 cdas. colmadas de azúcar glas | 2 | cdas | azúcar glas
1 chorrito de leche | 1 | chorrito | leche
3 patatas grandes (aprox. 700 g) | 3 | | patatas
la ralladura de medio limón | 0.5 | | limón
1 cucharada de vinagre o zumo de limón | 1 | cucharada | vinagre o zumo de limón
400 g de espaguetis | 400 | g | espaguetis
2 latas pequeñas de maíz | 2 | latas | maíz
1 lámina de hojaldre rectangular | 1 | lámina | hojaldre rectangular
agua, cantidad necesaria | | | agua
1 calabacín cortado en rodajas finas | 1 | | calabacín
150 g de jamón serrano en taquitos | 150 | g | jamón serrano
1 kilo de mejillones limpios | 1 | kilo | mejillones
½ cucharadita de canela en polvo | 0.5 | cucharadita | canela en polvo
4 lonchas de queso para fundir | 4 | lonchas | queso
1 puerro, solo la parte blanca | 1 | | puerro
200 gramos de champiñones laminados | 200 | gramos | champiñones
2 zanahorias peladas y cortadas en rodajas | 2 | | zanahorias
un puñadito de pasas | 1 | puñadito | pasas
1 pastilla de caldo de carne (Avecrem) | 1 | pastilla | caldo de carne
`;
