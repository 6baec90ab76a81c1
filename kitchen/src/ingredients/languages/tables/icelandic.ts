export const icelandicLines = `
5 dl hveiti | 5 | dl | hveiti
2 dl sykur | 2 | dl | sykur
3 bollar hveiti | 3 | bollar | hveiti
1 bolli púðursykur | 1 | bolli | púðursykur
½ bolli mjólk | 0.5 | bolli | mjólk
2 msk ólífuolía | 2 | msk | ólífuolía
1 msk. hunang | 1 | msk | hunang
1 tsk salt | 1 | tsk | salt
½ tsk kanill | 0.5 | tsk | kanill
2 tsk lyftiduft | 2 | tsk | lyftiduft
500 g nautahakk | 500 | g | nautahakk
250 gr smjör | 250 | gr | smjör
1 kg kartöflur | 1 | kg | kartöflur
500 ml vatn | 500 | ml | vatn
1 l mjólk | 1 | l | mjólk
1 lítri vatn | 1 | lítri | vatn
2 egg | 2 | | egg
3 eggjarauður | 3 | | eggjarauður
1 laukur, saxaður | 1 | | laukur
1 rauðlaukur | 1 | | rauðlaukur
2 hvítlauksrif, pressuð | 2 | | hvítlauksrif
3 rif hvítlaukur | 3 | rif | hvítlaukur
klípa salt | | klípa | salt
1 búnt steinselja | 1 | búnt | steinselja
1 dós kókosmjólk | 1 | dós | kókosmjólk
1 dós tómatar (400 g) | 1 | dós | tómatar
4 sneiðar brauð | 4 | sneiðar | brauð
1 pk rjómaostur | 1 | pk | rjómaostur
2-3 gulrætur | 2–3 | | gulrætur
salt og pipar eftir smekk | | | salt og pipar
olía til steikingar | | | olía
safi úr 1 sítrónu | 1 | | sítrónu
`;
