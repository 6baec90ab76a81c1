export const romanianLines = `
500 g făină | 500 | g | făină
250 g zahăr | 250 | g | zahăr
1 kg cartofi | 1 | kg | cartofi
200 ml smântână | 200 | ml | smântână
1 l apă | 1 | l | apă
2 linguri ulei de măsline | 2 | linguri | ulei de măsline
1 lingură miere | 1 | lingură | miere
2 linguri de oțet | 2 | linguri | oțet
1 linguriță sare | 1 | linguriță | sare
½ linguriță scorțișoară | 0.5 | linguriță | scorțișoară
1 linguriță de boia | 1 | linguriță | boia
1 cană orez | 1 | cană | orez
2 căni de lapte | 2 | căni | lapte
3 ouă | 3 | | ouă
2 gălbenușuri | 2 | | gălbenușuri
1 ceapă, tocată mărunt | 1 | | ceapă
2 cepe tocate | 2 | | cepe
2 căței de usturoi | 2 | căței | usturoi
3 căței usturoi, zdrobiți | 3 | căței | usturoi
un praf de sare | 1 | praf | sare
1 vârf de cuțit piper | 1 | vârf de cuțit | piper
1 legătură pătrunjel | 1 | legătură | pătrunjel
1 plic praf de copt | 1 | plic | praf de copt
1 conservă roșii | 1 | conservă | roșii
4 felii pâine | 4 | felii | pâine
2-3 morcovi | 2–3 | | morcovi
1 pahar vin alb | 1 | pahar | vin alb
sare și piper după gust | | | sare și piper
ulei pentru prăjit | | | ulei
zeama de la 1 lămâie | 1 | | lămâie
100 g cașcaval ras | 100 | g | cașcaval
o jumătate de cană apă | 0.5 | cană | apă
`;
