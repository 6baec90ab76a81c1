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
`;
