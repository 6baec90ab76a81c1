/** The labels of times and servings on recipe pages, in the languages that the reader knows. */
const prepWords =
  'prep(?:aration|\\.)?(?: time)?|hands[- ]on(?: time)?|active(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|zubereitung(?:szeit)?|temps de préparation|préparation|tempo di preparazione|preparazione|tiempo de preparación|preparación|tempo de prepar(?:o|ação)|prepar(?:o|ação)|voorbereiding(?:stijd)?|bereidingstijd|förberedelser?|forberedelse|tilberedning(?:stid)?|valmistelu|czas przygotowania|przygotowanie|előkészítés|příprava|doba přípravy|подготовка|время подготовки|підготовка|hazırlama(?: süresi)?|hazırlık|προετοιμασία|priprema|下準備|准备时间|準備時間|준비';
const cookWords =
  'cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|roast(?:ing)? time|koch(?:- ?/ ?backzeit|zeit)|backzeit|garzeit|koch-/backzeit|temps de cuisson|cuisson|tempo di cottura|cottura|tiempo de cocción|cocción|cocinado|tempo de (?:cozimento|forno)|cozimento|cozedura|kooktijd|baktijd|oventijd|tillagning(?:stid)?|koketid|steketid|bagetid|kypsennys|czas gotowania|gotowanie|pieczenie|főzési idő|sütési idő|vaření|doba vaření|pečení|приготовление|время приготовления|готовка|время готовки|приготування|pişirme(?: süresi)?|μαγείρεμα|ψήσιμο|kuhanje|pečenje|調理時間|烹饪时间|烹調時間|조리';
const totalWords =
  'total(?: time)?|ready in|takes|time|gesamtzeit|gesamt|dauer|fertig in|temps total|durée(?: totale)?|prêt en|tempo totale|pronto in|tiempo total|duración|tiempo|tempo total|pronto em|totale (?:tijd|bereidingstijd)|totaal|klaar in|total ?tid|tid|klar på|kokonaisaika|valmis|czas całkowity|łączny czas|czas|összesen|elkészítési idő|celkem|celková doba|doba|общее время|время|час|toplam(?: süre)?|συνολικός χρόνος|χρόνος|ukupno|vrijeme|所要時間|总时间|總時間|소요시간';
const yieldWords =
  'serves|servings?|yields?|makes|portions?|for|feeds|portion(?:en|er)?|personen|ergibt|für|anzahl|pour|personnes|nombre de (?:parts|personnes)|parts|porzioni|persone|dosi(?: per)?|per|porciones|raciones|personas|comensales|porções|pessoas|rendimento|rende|porties|voor|personen|aantal personen|personer|pers|annos(?:ta|määrä)|porcj[aei]|liczba porcji|osób|osoby|adag(?:ok)?|fő(?:re)?|porce|porcí|porcie|порци[яийе]|количество порций|персон|порції|порций|kişilik|porsiyon|μερίδες|άτομα|porcija|osobe|人分|分量|人份|份量|인분|حصص|أشخاص|מנות|porsi|khẩu phần';

const label = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'giu');

export const timeLabels = {
  prepMinutes: label(prepWords),
  cookMinutes: label(cookWords),
  totalMinutes: label(totalWords),
};

export const yieldLabel = label(yieldWords);
