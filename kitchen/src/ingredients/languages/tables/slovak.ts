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
500 g polohrubej múky | 500 | g | polohrubej múky
1 kg zemiakov, očistených a nastrúhaných | 1 | kg | zemiakov
250 g bryndze | 250 | g | bryndze
200 g údenej slaniny, na kocky | 200 | g | údenej slaniny
1 väčšia cibuľa | 1 |  | cibuľa
2 PL oleja | 2 | PL | oleja
1 ČL mletej červenej papriky | 1 | ČL | mletej červenej papriky
1 KL soli | 1 | KL | soli
štipka muškátového orieška |  | štipka | muškátového orieška
2 až 3 bobkové listy | 2–3 |  | bobkové listy
1 balíček prášku do pečiva | 1 | balíček | prášku do pečiva
1/2 kocky čerstvého droždia | 0.5 | kocky | čerstvého droždia
2,5 dl vlažného mlieka | 2.5 | dl | mlieka
pol hrnčeka kryštálového cukru | 0.5 | hrnčeka | kryštálového cukru
1 polievková lyžica octu | 1 | polievková lyžica | octu
1 téglik kyslej smotany (200g) | 1 | téglik | kyslej smotany
soľ podľa chuti |  |  | soľ
viazanička petržlenovej vňate, nasekaná |  | viazanička | petržlenovej vňate
500 g kyslej kapusty (aj so šťavou) | 500 | g | kyslej kapusty
hrsť sušených hríbov |  | hrsť | sušených hríbov
4 ks bravčové karé, naklepané | 4 | ks | bravčové karé
1 konzerva tuniaka vo vlastnej šťave | 1 | konzerva | tuniaka vo vlastnej šťave
cca 15 dkg klobásy | 15 | dkg | klobásy
tri žĺtky | 3 |  | žĺtky
100 g mletého maku | 100 | g | mletého maku
maslo - 120 g. (izbovej teploty) | 120 | g | maslo
1 lyžička vanilkového extraktu (nemusí byť) | 1 | lyžička | vanilkového extraktu
šťava z 1 citróna | 1 |  | citróna
500 g kyslej kapusty, prepláchnutej | 500 | g | kyslej kapusty
2 PL kukuričného škrobu | 2 | PL | kukuričného škrobu
1 ČL údenej papriky | 1 | ČL | údenej papriky
pol kocky čerstvého droždia | 0.5 | kocky | čerstvého droždia
1 hrsť sušených hríbov | 1 | hrsť | sušených hríbov
2–3 bobkové listy | 2–3 |  | bobkové listy
1 konzerva sterilizovanej šošovice (400 g) | 1 | konzerva | sterilizovanej šošovice
4 plátky oravskej slaniny, nakrájané na kocky | 4 | plátky | oravskej slaniny
štipka mletej škorice |  | štipka | mletej škorice
1 polievková lyžica bravčovej masti | 1 | polievková lyžica | bravčovej masti
200 ml kyslej smotany 16 % | 200 | ml | kyslej smotany 16 %
2 páry spišských párkov | 2 | páry | spišských párkov
soľ, mleté čierne korenie |  |  | soľ
husacie stehná 4 ks | 4 | ks | husacie stehná
1 zväzok pažítky, nasekanej nadrobno | 1 | zväzok | pažítky
1,5 hrnčeka krúpov | 1.5 | hrnčeka | krúpov
50ml borovičky (nemusí byť) | 50 | ml | borovičky
`;
