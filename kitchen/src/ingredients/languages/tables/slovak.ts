export const slovakLines = `
500 g hladkej múky | 500 | g | hladkej múky
250 g kryštálového cukru | 250 | g | kryštálového cukru
1 kg zemiakov | 1 | kg | zemiakov
20 dkg masla | 20 | dkg | masla
250 ml mlieka | 250 | ml | mlieka
2 dl smotany | 2 | dl | smotany
1 l vývaru | 1 | l | vývaru
2 lyžice oleja | 2 | lyžice | oleja
2 PL olivového oleja | 2 | PL | olivového oleja
1 lyžica medu | 1 | lyžica | medu
1 lyžička soli | 1 | lyžička | soli
1 ČL škorice | 1 | ČL | škorice
½ lyžičky rasce | 0.5 | lyžičky | rasce
3 vajcia | 3 | | vajcia
2 žĺtky | 2 | | žĺtky
4 ks vajcia | 4 | ks | vajcia
1 cibuľa, nakrájaná nadrobno | 1 | | cibuľa
2 strúčiky cesnaku | 2 | strúčiky | cesnaku
3 strúčiky cesnaku, pretlačené | 3 | strúčiky | cesnaku
1 hrnček ryže | 1 | hrnček | ryže
2 šálky mlieka | 2 | šálky | mlieka
1 prášok do pečiva | 1 | | prášok do pečiva
1 balíček vanilkového cukru | 1 | balíček | vanilkového cukru
štipka soli | | štipka | soli
1 zväzok petržlenu | 1 | zväzok | petržlenu
2 plátky šunky | 2 | plátky | šunky
1 plechovka paradajok | 1 | plechovka | paradajok
2 – 3 mrkvy | 2–3 | | mrkvy
soľ a korenie podľa chuti | | | soľ a korenie
olej na vyprážanie | | | olej
hrsť orechov | | hrsť | orechov
100 g strúhaného syra | 100 | g | syra
`;
