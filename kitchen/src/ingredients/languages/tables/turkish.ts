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
1,5 su bardağı toz şeker | 1.5 | su bardağı | toz şeker
yarım çay bardağı sıvı yağ | 0.5 | çay bardağı | sıvı yağ
1 paket kabartma tozu (10 g) | 1 | paket | kabartma tozu
500 gr orta yağlı dana kıyma | 500 | gr | orta yağlı dana kıyma
2 diş sarımsak (rendelenmiş) | 2 | diş | sarımsak
1 adet kuru soğan, yemeklik doğranmış | 1 | adet | kuru soğan
1 yemek kaşığı domates salçası | 1 | yemek kaşığı | domates salçası
1 tatlı kaşığı pul biber | 1 | tatlı kaşığı | pul biber
½ çay kaşığı karabiber | 0.5 | çay kaşığı | karabiber
bir tutam tuz | 1 | tutam | tuz
tuz, karabiber (damak tadınıza göre) |  | | tuz
yarım demet maydanoz, ince kıyılmış | 0.5 | demet | maydanoz
3-4 adet orta boy patates | 3–4 | adet | patates
aldığı kadar un |  |  | un
kızartmak için ayçiçek yağı |  |  | ayçiçek yağı
1 su bardağı pirinç (baldo) | 1 | su bardağı | pirinç
250 gr tereyağı (oda sıcaklığında) | 250 | gr | tereyağı
2 adet defne yaprağı | 2 | adet | defne yaprağı
yarım limonun suyu | 0.5 | | limonun suyu
1 kase süzme yoğurt | 1 | kase | süzme yoğurt
1 kg. taze fasulye, ayıklanmış | 1 | kg | taze fasulye
1/2 kangal sucuk | 0.5 | kangal | sucuk
200gr beyaz peynir | 200 | gr | beyaz peynir
1 silme tatlı kaşığı karbonat | 1 | tatlı kaşığı | karbonat
2 - 3 dal taze nane (isteğe bağlı) | 2–3 | dal | taze nane
- Yarım kilo pırasa | 0.5 | kilo | pırasa
üzeri için susam ve çörek otu |  |  | susam ve çörek otu
1 su bardağı yeşil mercimek, haşlanmış | 1 | su bardağı | yeşil mercimek
2 yemek kaşığı nar ekşisi | 2 | yemek kaşığı | nar ekşisi
1 tatlı kaşığı kuru nane | 1 | tatlı kaşığı | kuru nane
½ çay kaşığı Urfa isotu | 0.5 | çay kaşığı | Urfa isotu
yarım demet dereotu, ince kıyılmış | 0.5 | demet | dereotu
1 kutu haşlanmış nohut (400 gr) | 1 | kutu | haşlanmış nohut
bir tutam safran | 1 | tutam | safran
yarım kilo kuzu ciğeri, kuşbaşı doğranmış | 0.5 | kilo | kuzu ciğeri
1,5 su bardağı ince bulgur | 1.5 | su bardağı | ince bulgur
2-3 adet defne yaprağı | 2–3 | adet | defne yaprağı
1 çay bardağı irmik | 1 | çay bardağı | irmik
200 gr. sucuk, dilimlenmiş | 200 | gr | sucuk
250 gr salamura asma yaprağı, tuzu alınmış | 250 | gr | salamura asma yaprağı
1 tepeleme yemek kaşığı biber salçası | 1 | yemek kaşığı | biber salçası
1 avuç kuş üzümü (isteğe bağlı) | 1 | avuç | kuş üzümü
`;
