export const czechLines = `
500 g hladké mouky | 500 | g | hladké mouky
250 g cukru krupice | 250 | g | cukru krupice
1 kg brambor | 1 | kg | brambor
20 dkg másla | 20 | dkg | másla
250 ml mléka | 250 | ml | mléka
2 dl smetany | 2 | dl | smetany
1 l vývaru | 1 | l | vývaru
2 lžíce oleje | 2 | lžíce | oleje
1 lžíce octa | 1 | lžíce | octa
5 lžic medu | 5 | lžic | medu
1 lžička soli | 1 | lžička | soli
½ lžičky skořice | 0.5 | lžičky | skořice
1/2 lžičky mletého kmínu | 0.5 | lžičky | mletého kmínu
3 vejce | 3 | | vejce
2 žloutky | 2 | | žloutky
4 ks vejce | 4 | ks | vejce
1 cibule, nakrájená najemno | 1 | | cibule
2 stroužky česneku | 2 | stroužky | česneku
3 stroužky česneku, prolisované | 3 | stroužky | česneku
1 hrnek rýže | 1 | hrnek | rýže
2 hrnky polohrubé mouky | 2 | hrnky | polohrubé mouky
1 prášek do pečiva | 1 | | prášek do pečiva
1 balíček vanilkového cukru | 1 | balíček | vanilkového cukru
špetka soli | | špetka | soli
1 svazek petrželky | 1 | svazek | petrželky
2 plátky šunky | 2 | plátky | šunky
1 plechovka rajčat | 1 | plechovka | rajčat
2–3 mrkve | 2–3 | | mrkve
sůl a pepř podle chuti | | | sůl a pepř
olej na smažení | | | olej
máslo na vymazání formy | | | máslo
hrst čerstvé bazalky | | hrst | čerstvé bazalky
300 g hladké mouky | 300 | g | hladké mouky
250 g polohrubé mouky + na podsypání | 250 | g | polohrubé mouky
2 větší cibule, nakrájené najemno | 2 |  | cibule
4 stroužky česneku, prolisované | 4 | stroužky | česneku
1 lžička drceného kmínu | 1 | lžička | drceného kmínu
2 lžíce sladké papriky | 2 | lžíce | sladké papriky
1/2 kostky čerstvého droždí (21 g) | 0.5 | kostky | čerstvého droždí
250 ml vlažného mléka | 250 | ml | mléka
1 vanilkový cukr | 1 |  | vanilkový cukr
1 prášek do pečiva (Dr. Oetker) | 1 |  | prášek do pečiva
2 až 3 bobkové listy | 2–3 |  | bobkové listy
5 kuliček nového koření | 5 | kuliček | nového koření
800 g hovězí kližky, na kostky | 800 | g | hovězí kližky
1 vrchovatá lžíce sádla | 1 | lžíce | sádla
3 PL třtinového cukru | 3 | PL | třtinového cukru
1 ČL skořice | 1 | ČL | skořice
půl hrnku oleje | 0.5 | hrnku | oleje
1,5 l zeleninového vývaru | 1.5 | l | zeleninového vývaru
1 kelímek zakysané smetany (180g) | 1 | kelímek | zakysané smetany
10 dkg anglické slaniny | 10 | dkg | anglické slaniny
jedno vejce, rozšlehané | 1 |  | vejce
1 konzerva loupaných rajčat | 1 | konzerva | loupaných rajčat
sůl a čerstvě mletý pepř podle chuti |  |  | sůl a čerstvě mletý pepř
200 g měkkého tvarohu (ve vaničce) | 200 | g | měkkého tvarohu
cca 500g brambor varného typu B | 500 | g | brambor varného typu B
šťáva z ½ citronu | 0.5 |  | citronu
hrst sušených hub, namočených |  | hrst | sušených hub
tvrdý sýr - 150 g, nastrouhaný nahrubo | 150 | g | tvrdý sýr
600 g vepřové plece, nakrájené na kostky | 600 | g | vepřové plece
2–3 stroužky česneku, prolisované | 2–3 | stroužky | česneku
1 plechovka sterilovaných bílých fazolí (400 g) | 1 | plechovka | sterilovaných bílých fazolí
½ kostky čerstvého droždí | 0.5 | kostky | čerstvého droždí
250 ml smetany ke šlehání 31 % | 250 | ml | smetany ke šlehání 31 %
hrst sušených hřibů, namočených přes noc |  | hrst | sušených hřibů
1 svazek medvědího česneku | 1 | svazek | medvědího česneku
polohrubá mouka 350 g | 350 | g | polohrubá mouka
2 PL Solamylu | 2 | PL | Solamylu
cca 1 l hovězího vývaru | 1 | l | hovězího vývaru
1 balíček olomouckých tvarůžků (125 g) | 1 | balíček | olomouckých tvarůžků
špetka mletého nového koření |  | špetka | mletého nového koření
2 lžíce rumu (nemusí být) | 2 | lžíce | rumu
sůl, bílý pepř |  |  | sůl
sádlo na smažení |  |  | sádlo
1 kapr (cca 2 kg), naporcovaný | 1 |  | kapr
1,5 hrnku ječných krup | 1.5 | hrnku | ječných krup
3 ks vejce M | 3 | ks | vejce
strouhanka – podle potřeby |  |  | strouhanka
`;
