export const hungarianLines = `
50 dkg finomliszt | 50 | dkg | finomliszt
25 dkg cukor | 25 | dkg | cukor
1 kg burgonya | 1 | kg | burgonya
200 g vaj | 200 | g | vaj
2 dl tej | 2 | dl | tej
2,5 dl tejszín | 2.5 | dl | tejszín
1 l húsleves | 1 | l | húsleves
2 ek olívaolaj | 2 | ek | olívaolaj
3 ek. cukor | 3 | ek | cukor
1 evőkanál méz | 1 | evőkanál | méz
1 tk só | 1 | tk | só
½ tk őrölt bors | 0.5 | tk | őrölt bors
1 teáskanál fahéj | 1 | teáskanál | fahéj
1 kiskanál pirospaprika | 1 | kiskanál | pirospaprika
3 tojás | 3 | | tojás
3 db tojás | 3 | db | tojás
2 tojássárgája | 2 | | tojássárgája
1 fej vöröshagyma | 1 | fej | vöröshagyma
2 fej hagyma, apróra vágva | 2 | fej | hagyma
3 gerezd fokhagyma | 3 | gerezd | fokhagyma
2 gerezd fokhagyma, zúzott | 2 | gerezd | fokhagyma
1 csipet só | 1 | csipet | só
csipetnyi só | | csipetnyi | só
1 csomag sütőpor | 1 | csomag | sütőpor
1 csomag vaníliás cukor | 1 | csomag | vaníliás cukor
1 csokor petrezselyem | 1 | csokor | petrezselyem
4 szelet sonka | 4 | szelet | sonka
1 doboz tejföl | 1 | doboz | tejföl
2-3 szál sárgarépa | 2–3 | szál | sárgarépa
só, bors ízlés szerint | | | só, bors
olaj a sütéshez | | | olaj
fél citrom leve | 0.5 | | citrom leve
`;
