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
500 g făină albă 000 | 500 | g | făină albă 000
3 ouă la temperatura camerei | 3 |  | ouă
2 linguri de ulei de floarea-soarelui | 2 | linguri | ulei de floarea-soarelui
1 linguriță boia dulce | 1 | linguriță | boia dulce
4 căței de usturoi, zdrobiți | 4 | căței | usturoi
1 legătură de mărar, tocat mărunt | 1 | legătură | mărar
1 kg carne tocată de porc | 1 | kg | carne tocată de porc
o ceapă mare, tocată | 1 |  | ceapă
200 g smântână (20% grăsime) | 200 | g | smântână
1/2 linguriță bicarbonat de sodiu | 0.5 | linguriță | bicarbonat de sodiu
1 plic zahăr vanilat | 1 | plic | zahăr vanilat
sare și piper, după gust |  |  | sare și piper
2-3 foi de dafin | 2–3 | foi | dafin
300 g mălai | 300 | g | mălai
o jumătate de cană de orez | 0.5 | cană | orez
1 conservă roșii cuburi în suc propriu (400 g) | 1 | conservă | roșii cuburi în suc propriu
1 varza murata medie (aprox. 1,5 kg) | 1 |  | varza murata
250ml lapte caldut | 250 | ml | lapte
25 g drojdie proaspătă | 25 | g | drojdie proaspătă
150 gr. telemea de oaie, rasă | 150 | gr | telemea de oaie
zeama de la o lămâie | 1 |  | lămâie
- 2 ardei kapia copți și curățați | 2 |  | ardei kapia
1 lingură bulion de roșii | 1 | lingură | bulion de roșii
câteva fire de cimbru (opțional) |  | fire | cimbru
1 ½ l borș | 1.5 | l | borș
4 felii de pâine | 4 | felii | pâine
2 buc. piept de pui, fără piele | 2 | buc | piept de pui
100 g nucă măcinată | 100 | g | nucă măcinată
1 kg burtă de vită, prefiartă | 1 | kg | burtă de vită
200 g mălai grișat | 200 | g | mălai grișat
1 legătură de leuștean, tocat mărunt | 1 | legătură | leuștean
3 căței de usturoi, pisați | 3 | căței | usturoi
1 lgt. boia afumată | 1 | lgt | boia afumată
o jumătate de linguriță de cimbru uscat | 0.5 | linguriță | cimbru uscat
200 g brânză de burduf, rasă | 200 | g | brânză de burduf
1 plic drojdie uscată (7 g) | 1 | plic | drojdie uscată
1 conservă de fasole roșie (400 g), scursă | 1 | conservă | fasole roșie
un vârf de cuțit de șofran | 1 | vârf de cuțit | șofran
300 ml smântână 20% | 300 | ml | smântână 20%
2-3 cârnați de Pleșcoi, feliați | 2–3 |  | cârnați de Pleșcoi
borș – 1,5 l | 1.5 | l | borș
1 cană de arpacaș, spălat | 1 | cană | arpacaș
sare, piper după gust |  |  | sare
un praf de nucșoară | 1 | praf | nucșoară
500gr. ficăței de pui | 500 | gr | ficăței de pui
2 fire ceapă verde | 2 | fire | ceapă verde
50 ml țuică (opțional) | 50 | ml | țuică
`;
