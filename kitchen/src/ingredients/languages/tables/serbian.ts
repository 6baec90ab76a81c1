export const serbianLines = `
500 г брашна | 500 | г | брашна
500 g brašna | 500 | g | brašna
250 г шећера | 250 | г | шећера
1 кг кромпира | 1 | кг | кромпира
250 мл млека | 250 | мл | млека
2 дл уља | 2 | дл | уља
1 л воде | 1 | л | воде
2 кашике маслиновог уља | 2 | кашике | маслиновог уља
1 кашика меда | 1 | кашика | меда
3 kašike šećera | 3 | kašike | šećera
1 кашичица соли | 1 | кашичица | соли
½ кашичице цимета | 0.5 | кашичице | цимета
1 kašičica sode bikarbone | 1 | kašičica | sode bikarbone
1 шоља пиринча | 1 | шоља | пиринча
2 šolje mleka | 2 | šolje | mleka
3 јаја | 3 | | јаја
4 jaja | 4 | | jaja
1 главица црног лука, ситно сецкана | 1 | главица | црног лука
2 чена белог лука | 2 | чена | белог лука
3 čena belog luka | 3 | čena | belog luka
прстохват соли | | прстохват | соли
1 веза першуна | 1 | веза | першуна
1 кесица прашка за пециво | 1 | кесица | прашка за пециво
1 kesica vanilin šećera | 1 | kesica | vanilin šećera
4 кришке хлеба | 4 | кришке | хлеба
1 конзерва парадајза | 1 | конзерва | парадајза
2-3 шаргарепе | 2–3 | | шаргарепе
со и бибер по укусу | | | со и бибер
уље за пржење | | | уље
so i biber po ukusu | | | so i biber
шака ораха | | шака | ораха
сок од 1 лимуна | 1 | | лимуна
500 g mekog brašna tip 400 | 500 | g | mekog brašna tip 400
3 jaja | 3 |  | jaja
1 kesica praška za pecivo | 1 | kesica | praška za pecivo
2 kašike ulja | 2 | kašike | ulja
1 kašičica soli | 1 | kašičica | soli
4 čena belog luka, sitno seckana | 4 | čena | belog luka
1 veza peršuna | 1 | veza | peršuna
prstohvat šećera |  | prstohvat | šećera
1 kg mlevenog mešanog mesa (svinjsko i juneće) | 1 | kg | mlevenog mešanog mesa
2 veće glavice crnog luka | 2 | glavice | crnog luka
1 čaša jogurta (180 ml) | 1 | čaša | jogurta
pola šolje pirinča | 0.5 | šolje | pirinča
ulje za prženje |  |  | ulje
- 200gr. suve slanine, na kockice | 200 | gr | suve slanine
500 г кора за питу | 500 | г | кора за питу
300 г младог сира, измрвљеног | 300 | г | младог сира
2-3 ловорова листа | 2–3 |  | ловорова листа
1 супена кашика алеве паприке (слатке) | 1 | супена кашика | алеве паприке
½ кафене кашичице соде бикарбоне | 0.5 | кафене кашичице | соде бикарбоне
1 велика главица киселог купуса | 1 | главица | киселог купуса
10 црвених паприка, печених и ољуштених | 10 |  | црвених паприка
1,5 л воде | 1.5 | л | воде
2 dl kisele vode | 2 | dl | kisele vode
oko 250g kajmaka | 250 | g | kajmaka
1 паковање ванилин шећера | 1 | паковање | ванилин шећера
маслац – 125 г, собне температуре | 125 | г | маслац
шака млевених ораха |  | шака | млевених ораха
1 конзерва туњевине (оцеђене) | 1 | конзерва | туњевине
sok od pola limuna | 0.5 |  | limuna
300 g suvih rebara, isečenih na komade | 300 | g | suvih rebara
1 kašika svinjske masti | 1 | kašika | svinjske masti
2 kašičice dimljene paprike | 2 | kašičice | dimljene paprike
3 čena belog luka, iseckana | 3 | čena | belog luka
1 kesica suvog kvasca (7 g) | 1 | kesica | suvog kvasca
pola šolje prosa | 0.5 | šolje | prosa
1 veza mlade koprive | 1 | veza | mlade koprive
200 г зрелог кајмака | 200 | г | зрелог кајмака
2 кашике ајвара (љутог или благог) | 2 | кашике | ајвара
1 кг пилеће џигерице, очишћене | 1 | кг | пилеће џигерице
прстохват мускатног орашчића |  | прстохват | мускатног орашчића
2–3 листа ловора | 2–3 | листа | ловора
со, бибер по укусу |  |  | со
1 konzerva tune u salamuri (185 g), oceđena | 1 | konzerva | tune u salamuri
1/2 чаше киселог млека | 0.5 | чаше | киселог млека
1 šaran (oko 2 kg), očišćen | 1 |  | šaran
200 gr. kukuruznog griza | 200 | gr | kukuruznog griza
1 čašica šljivovice | 1 | čašica | šljivovice
suve šljive - 10 kom, bez koštica | 10 | kom | suve šljive
`;
