export const spanishLines = `
2 cucharadas de azúcar | 2 | cucharadas | azúcar
1 cucharada de vinagre | 1 | cucharada | vinagre
1 cucharadita de sal | 1 | cucharadita | sal
1/2 cucharadita de comino molido | 0.5 | cucharadita | comino
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
`;
