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
500 g hveiti | 500 | g | hveiti
1 tsk. lyftiduft | 1 | tsk | lyftiduft
3 msk. smjör, brætt | 3 | msk | smjör
klípa af salti |  | klípa | salti
1 stór laukur, saxaður | 1 |  | laukur
800 g þorskhnakkar | 800 | g | þorskhnakkar
1 dós kókosmjólk (400 ml) | 1 | dós | kókosmjólk
½ l rjómi | 0.5 | l | rjómi
2–3 gulrætur, skornar í sneiðar | 2–3 |  | gulrætur
1 pk. þurrger (11,8 g) | 1 | pk | þurrger
1,5 kg súpukjöt | 1.5 | kg | súpukjöt
1/2 rófa, í bitum | 0.5 |  | rófa
250g hreint skyr | 250 | g | hreint skyr
safi úr hálfri sítrónu | 0.5 |  | sítrónu
handfylli af ferskri steinselju |  | handfylli | ferskri steinselju
1 búnt kóríander, saxað | 1 | búnt | kóríander
3 egg, við stofuhita | 3 |  | egg
100 g. suðusúkkulaði frá Nóa Síríus | 100 | g | suðusúkkulaði frá Nóa Síríus
1 tsk kardimommudropar | 1 | tsk | kardimommudropar
tveir bollar haframjöl | 2 | bollar | haframjöl
ca. 1 dl vatn, volgt | 1 | dl | vatn
4 greinar timían | 4 | greinar | timían
1 1/2 tsk matarsódi | 1.5 | tsk | matarsódi
200 g rjómaostur | 200 | g | rjómaostur
- 1 bréf beikon | 1 | bréf | beikon
1-2 msk. bláberjasulta (má sleppa) | 1–2 | msk | bláberjasulta
800 g saltfiskur, útvatnaður | 800 | g | saltfiskur
1 kg lambasúpukjöt | 1 | kg | lambasúpukjöt
2 msk. rabarbarasulta | 2 | msk | rabarbarasulta
1 tsk. kardimommudropar | 1 | tsk | kardimommudropar
½ tsk hjartarsalt | 0.5 | tsk | hjartarsalt
200 g hreint skyr | 200 | g | hreint skyr
2 geirar hvítlaukur, marinn | 2 | geirar | hvítlaukur
1 dós kjúklingabaunir (400 g), vökvinn sigtaður frá | 1 | dós | kjúklingabaunir
1 bréf þurrger (12 g) | 1 | bréf | þurrger
1 klípa múskat | 1 | klípa | múskat
2-3 lárviðarlauf | 2–3 |  | lárviðarlauf
salt, nýmalaður pipar |  |  | salt
1 1/2 bolli haframjöl | 1.5 | bolli | haframjöl
hálfur lítri súrmjólk | 0.5 | lítri | súrmjólk
1 búnt steinselja, söxuð smátt | 1 | búnt | steinselja
4 sneiðar hangikjöt | 4 | sneiðar | hangikjöt
250g frosin aðalbláber | 250 | g | frosin aðalbláber
50 ml brennivín (má sleppa) | 50 | ml | brennivín
1 peli rjómi | 1 | peli | rjómi
`;
