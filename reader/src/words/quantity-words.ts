/** Units as they stand in ingredient lines of many languages; a line with a number and one of these is an ingredient. */
const units =
  'g|gr|gram|grams|gramm|grammes?|gramos?|gramas?|grammi|kg|kilo|kilogram|mg|ml|dl|cl|l|lt|ltr|liter|litre|litro|litros|litri|millilitres?|oz|ounces?|fl|lb|lbs|pounds?|qt|quarts?|pt|pints?|gallons?|inch|stick|sticks|' +
  'tsp|teaspoons?|tbsp|tbs|tablespoons?|tblsp|cups?|pinch|pinches|dash|dashes|handful|bunch|clove|cloves|can|cans|tin|tins|jar|package|packages|pkg|packet|slice|slices|piece|pieces|sprigs?|stalks?|head|knob|splash|drizzle|large|medium|small|' +
  'el|tl|essl|teel|esslöffel|teelöffel|prise|prisen|stück|stk|bund|dose|dosen|pck|päckchen|packung|zehe|zehen|scheiben?|becher|tasse|tassen|msp|messerspitze|zweige?|handvoll|glas|würfel|' +
  'cuill[eè]res?|cs|cc|càs|càc|sachets?|pincées?|gousses?|tranches?|verres?|tasses?|branches?|bottes?|brins?|feuilles?|boîtes?|pots?|noix|' +
  'cucchiai|cucchiaio|cucchiaini|cucchiaino|qb|pizzico|spicchi|spicchio|bicchieri|bicchiere|fette|fetta|mazzetto|rametti|foglie|bustina|' +
  'cucharadas?|cucharaditas?|cda|cdas|cdta|cdtas|tazas?|dientes?|pizca|ramas?|hojas?|latas?|vasos?|sobres?|rebanadas?|lonchas?|unidades|' +
  'colheres|colher|xícaras?|chávenas?|dentes?|pitadas?|copos?|folhas?|maços?|fatias?|' +
  'eetlepels?|theelepels?|teentjes?|snufje|takjes?|blikjes?|blik|zakjes?|plakjes?|plakken|stuks?|bosje|scheutje|handje|kopjes?|' +
  'msk|tsk|krm|st|klyftor?|klyfta|knippe|burk|burkar|nypa|skivor|näve|paket|förp|ss|ts|fedd|boks|neve|klype|bunt|spsk|dåse|bundt|knivspids|håndfuld|rkl|kpl|ripaus|prk|pkt|' +
  'łyżk[aię]|łyżecz(?:ka|ki|ek)|łyżek|szklank[ai]|szklanek|szt|sztuk|ząbki?|ząbków|szczypta|pęczek|opakowanie|puszka|garść|dag|' +
  'evőkanál|teáskanál|ek|tk|mk|dkg|dkg|csipet|gerezd|fej|csokor|bögre|csésze|db|szál|lžíce|lžička|lžičky|lžic|hrnek|ks|stroužek|stroužky|špetka|balení|hrst|pl|čl|polievkové|čajové|žlic[ae]?|žličic[ae]?|šalic[ae]|šalice|kom|' +
  'г|гр|кг|мл|л|ст|ч|шт|стакан(?:а|ов)?|ложк[аи]|ложек|щепотка|зубч(?:ик|ика|иков)|зубок|пучок|банка|чаша|скилидки|супени|чаени|бр|скл|дрібка|' +
  'su|bardağı|yemek|kaşığı|çay|tatlı|adet|demet|diş|paket|tutam|γρ|γραμμάρια|φλ|φλιτζάνια?|κ\\.?σ|κ\\.?γ|κουταλιές|κουταλάκι|σκελίδες|' +
  'lingura|linguri|lingurita|lingurite|cana|cani|catei|legatura|buc|căței|plic|linguriț[aăei]|lingur[aăi]|can[aăi]|can[aă]|legătur[aă]|bucăți|felii';

const spaced = new RegExp(`(?:^|[\\s\\d½¼¾⅓⅔⅛⅜⅝⅞.,/–-])(?:${units})\\.?(?=$|[\\s.,;:()/])`, 'iu');
const unspaced =
  /大さじ|小さじ|グラム|ｇ|ml|cc|個|本|枚|片|克|毫升|茶匙|汤匙|湯匙|大匙|小匙|勺|杯|适量|適量|少許|少许|少々|큰술|작은술|스푼|컵|개|그램|약간|ملعقة|كوب|كأس|غرام|جم|حبة|رشة|كוס|כוס|כף|כפית|גרם|קורט|ถ้วย|ช้อน|กรัม|muỗng|sdm|sdt|gelas|siung|قاشق|پیمانه|عدد|ملاعق|أكواب|جرام|كيلو|لتر|فص(?:وص)?|حزمة|رغيف|حبات|كوب|כוסות|כפות|כפיות|שיני|צרור|קילו|ליטר|יחידות|שורש|ग्राम|किलो|लीटर|कप|चम्मच|चुटकी|स्वादानुसार|कली|मुट्ठी|टुकड़े|スプーン|かけ|丁|カップ|リットル|束|袋|缶|少々|适量|汤匙|公斤|千克|瓣|[\d半]\s*(?:根|条|颗|块)|마리|뿌리|\d\s*(?:쪽|대|모|단|알|장|줌)(?!\p{L})/u;

/** Words that stand for a quantity: salt to taste. */
const loosely =
  /\b(?:to taste|as needed|for (?:serving|garnish|greasing|frying|dusting)|nach (?:geschmack|belieben|bedarf)|au goût|q\.?\s?b\.?|quanto basta|al gusto|a gusto|a gosto|naar smaak|efter smak|etter smak|efter smag|maun mukaan|do smaku|ízlés szerint|podle chuti|по вкусу|за смаком|на вкус|optional|wahlweise|etwas|some|enough|een beetje|un peu de|quelques|einige|wenig|lite|litt|trochę|немного)(?=$|[\s,.;)])/iu;

const startsWithNumber =
  /^(?:[^\p{L}\d]{0,3})(?:ca\.?|circa|about|approx\.?|env\.?|environ|etwa|ongeveer|around|half|halve|halber?|een|un[eao]?|eine?|an?|one|two|three|four|zwei|drei|deux|trois|due|dos|duas|dois|twee|drie|два|две|три)?\s*[\d٠-٩۰-۹½¼¾⅓⅔⅛⅜⅝⅞⅕①-⑩零一二三四五六七八九十半]|^(?:نصف|ربع|ثلث|חצי|רבע|שליש)\s/iu;
/** "小麦粉 250g", "Mehl 500 g": in some languages, and on some pages, the amount comes last. */
const endsWithNumber = /[\d٠-٩۰-۹½¼¾⅓⅔⅛⅜⅝⅞]\s*(?:\p{L}{1,10}\.?\s*)?$/u;

const number = /[\d٠-٩۰-۹½¼¾⅓⅔⅛⅜⅝⅞]/;

export function startsWithQuantity(line: string): boolean {
  return startsWithNumber.test(line);
}

export function endsWithQuantity(line: string): boolean {
  return endsWithNumber.test(line);
}

export function hasNumber(line: string): boolean {
  return number.test(line);
}

export function namesUnit(line: string): boolean {
  return spaced.test(line) || unspaced.test(line);
}

export function namesLooseQuantity(line: string): boolean {
  return loosely.test(line);
}

const everyUnit = new RegExp(`(?<![\\p{L}])(?:${units})\\.?(?![\\p{L}])`, 'giu');

/** What is left of a line without numbers and units, to tell whether two lines mean the same food. */
export function withoutQuantity(line: string): string {
  return line.replace(/[\d½¼¾⅓⅔⅛⅜⅝⅞.,/]+/g, ' ').replace(everyUnit, ' ');
}
