/** The labels of times and servings on recipe pages, in the languages that the reader knows. */
const prepWords =
  'prep(?:aration|\\.)?(?:[ -]time)?|hands[- ]on(?: time)?|active(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|zubereitung(?:szeit)?|temps de préparation|préparation|tempo di preparazione|preparazione|tiempo de preparación|preparación|tempo de prepar(?:o|ação)|prepar(?:o|ação)|voorbereiding(?:stijd)?|bereidingstijd|bereiden|förberedelser?|forberedelser?|valmistelu(?:aika)?|esivalmistelu(?:t|aika)?|työaika|arbejdstid|arbeidstid|czas przygotowania|przygotowanie|előkészítés|előkészítési idő|előkészületi idő|příprava|doba přípravy|подготовка|время подготовки|підготовка|час підготовки|подготовка|време за подготовка|timp de pregătire|timp de preparare|preparare|pregătire|hazırlama(?: süresi)?|hazırlık|προετοιμασία|χρόνος (?:προετοιμασίας|ετοιμασίας)|ετοιμασία|priprema|下準備|下ごしらえ|仕込み時間|作業時間|准备时间|準備時間|备料时间|备菜时间|準備工作|준비 ?시간|준비|وقت التحضير|مدة التحضير|وقت الإعداد|זמן (?:ה)?הכנה|זמן עבודה|הכנה|तैयारी का समय|तैयारी में समय|तैयारी में|तैयारी';
const cookWords =
  'cook(?:ing)?(?:[ -]time)?|bak(?:e|ing)(?:[ -]time)?|roast(?:ing)? time|koch(?:- ?/ ?backzeit|zeit)|backzeit|garzeit|koch-/backzeit|temps de cuisson|cuisson|tempo di cottura|cottura|tiempo de cocción|cocción|cocinado|tempo de (?:cozimento|forno)|cozimento|cozedura|kooktijd|baktijd|oventijd|tillagning(?:stid)?|tilberedning(?:stid)?|koketid|koktid|ugnstid|gräddningstid|stektid|stegetid|ovntid|steketid|bagetid|kypsennys(?:aika)?|paistoaika|keittoaika|czas gotowania|czas (?:pieczenia|smażenia|duszenia)|smażenie|duszenie|gotowanie|pieczenie|főzési idő|sütési idő|főzés|sütés|vaření|doba vaření|doba pečení|tepelná úprava|pečení|приготовление|время приготовления|готовка|время готовки|приготування|час приготування|випікання|час (?:випікання|варіння)|варіння|выпекание|время (?:выпекания|выпечки|варки)|готвене|време за (?:готвене|печене)|печене|timp de (?:gătire|coacere|fierbere)|gătire|pişirme(?: süresi)?|μαγείρεμα|ψήσιμο|χρόνος (?:μαγειρέματος|ψησίματος)|βράσιμο|kuhanje|pečenje|調理時間|烹饪时间|烹調時間|加熱時間|焼き時間|煮込み時間|烹飪時間|制作时间|烘烤时间|烘烤時間|조리 ?시간|조리|وقت (?:الطهي|الطبخ)|مدة الطهي|זמן (?:בישול|אפייה|אפיה)|בישול|אפייה|पकाने का समय|पकाने में समय|पकाने में|पकने का समय|बनाने का समय';
const totalWords =
  'total(?:[ -]time)?|ready in|takes|(?<!\\d\\s?)time|gesamtzeit|gesamt|dauer|fertig in|temps total|durée(?: totale)?|prêt en|tempo totale|pronto in|tiempo total|duración|tiempo|tempo total|pronto em|totale (?:tijd|bereidingstijd)|totaal|klaar in|total ?tid|tid|klar på|kokonaisaika|valmis|czas całkowity|łączny czas|czas|összesen|elkészítési idő|celkem|celková doba|doba|общее время|время|загальний час|общо време|(?<![\\d½]\\s?)час|timp total|toplam(?: süre)?|συνολικός χρόνος|χρόνος|ukupno|vrijeme|所要時間|总时间|總時間|총 ?시간|소요 ?시간|الوقت (?:الكلي|الإجمالي)|זמן כולל|סך הכל זמן|कुल समय';
const yieldWords =
  'serves|servings?|yields?|makes|portions?|for|feeds|portion(?:en|er)?|personen|ergibt|für|anzahl|pour|personnes|nombre de (?:parts|personnes)|parts|porzioni|persone|dosi(?: per)?|per|porciones|raciones|personas|comensales|porções|pessoas|rendimento|rende|porties|voor|personen|aantal personen|personer|pers|porsjoner|stykker|bitar|annos(?:ta|määrä)|annoksia|porcj[aei]|liczba porcji|osób|osoby|adag(?:ok)?|fő(?:re)?|porce|porcí|porcie|порци[яийе]|порції|кількість порцій|porți[ei]|număr de porții|rendimento|количество порций|персон|порції|порций|kişilik|porsiyon|μερίδες|άτομα|porcija|osobe|人分|分量|人前|個分|枚分|份數|人數|人数|份数|人份|份量|인분|분량|개분|عدد (?:الأشخاص|الحصص)|تكفي|حصص|أشخاص|लोगों के लिए|सर्विंग|लोग|מנות|porsi|khẩu phần';

const label = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'giu');

export const timeLabels = {
  prepMinutes: label(prepWords),
  cookMinutes: label(cookWords),
  totalMinutes: label(totalWords),
};

export const yieldLabel = label(yieldWords);

/** Whether some words are the label of a time or of a yield and little more. */
export function isLabelOfFact(text: string): boolean {
  named.lastIndex = 0;
  const found = named.exec(text)?.[0] ?? '';
  return found.length >= text.trim().length * 0.6;
}

const named = label([prepWords, cookWords, totalWords, yieldWords].join('|'));
const time =
  '(?:zeit|tid|tijd|time|temps|tiempo|tempo|czas|doba|čas|süresi|время|час|χρόνος|aika|idő|timp|時間|时间|시간|समय|وقت|זמן)';
const labelled = new RegExp(
  `^([^\\d:：.!?|]{2,40})[:：]\\s*[\\d½¼]|^((?=[^\\d]{0,30}${time})[^\\d:.!?|]{2,40})\\s[\\d½¼][^.!?]{0,14}\\.?$`,
  'iu',
);
const longestFact = 120;

/** "Prep time: 20 min | Cook time: 1 h" and "Kochzeit 10 Min.": a time or a yield, and nothing to do. */
export function isFact(text: string): boolean {
  const found = text.length <= longestFact ? labelled.exec(text) : null;
  named.lastIndex = 0;
  return found !== null && named.test(found[1] ?? found[2] ?? '');
}
