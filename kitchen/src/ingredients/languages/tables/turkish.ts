export const turkishLines = `
2 su bardağı un | 2 | su bardağı | un
1 su bardağı toz şeker | 1 | su bardağı | toz şeker
1,5 su bardağı süt | 1.5 | su bardağı | süt
yarım su bardağı sıvı yağ | 0.5 | su bardağı | sıvı yağ
1 çay bardağı zeytinyağı | 1 | çay bardağı | zeytinyağı
2 yemek kaşığı tereyağı | 2 | yemek kaşığı | tereyağı
3 yemek kaşığı limon suyu | 3 | yemek kaşığı | limon suyu
1 tatlı kaşığı salça | 1 | tatlı kaşığı | salça
1 çay kaşığı tuz | 1 | çay kaşığı | tuz
yarım çay kaşığı karabiber | 0.5 | çay kaşığı | karabiber
500 gram kıyma | 500 | gram | kıyma
500 gr tavuk göğsü | 500 | gr | tavuk göğsü
250 g un | 250 | g | un
1 kg patates | 1 | kg | patates
200 ml krema | 200 | ml | krema
1 litre su | 1 | litre | su
1 paket kabartma tozu | 1 | paket | kabartma tozu
1 paket vanilya | 1 | paket | vanilya
3 adet yumurta | 3 | adet | yumurta
2 yumurta | 2 | | yumurta
1 adet kuru soğan, ince doğranmış | 1 | adet | kuru soğan
2 diş sarımsak | 2 | diş | sarımsak
3 diş sarımsak, ezilmiş | 3 | diş | sarımsak
1 tutam tuz | 1 | tutam | tuz
1 demet maydanoz | 1 | demet | maydanoz
yarım demet dereotu | 0.5 | demet | dereotu
4 dilim ekmek | 4 | dilim | ekmek
2-3 adet havuç | 2–3 | adet | havuç
1 kutu konserve domates | 1 | kutu | konserve domates
bir tutam kimyon | 1 | tutam | kimyon
kızartmak için sıvı yağ | | | sıvı yağ
tuz, karabiber | | | tuz, karabiber
`;
