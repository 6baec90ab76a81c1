/**
 * What recipes call their parts, in the languages that the reader knows. Each list is tried against a whole heading,
 * in lower case and without a colon at its end.
 */
const ingredientWords = [
  "(?:the |your |main |recipe )*ingredients?(?: list| you.*)?|what you(?:'|’)?(?:ll)? need|you(?:'|’)?(?:ll)? need|shopping list|for the recipe|what goes in(?:to it)?",
  'zutaten(?:liste)?|das brauchst du|du brauchst|einkaufsliste|was du brauchst',
  'ingr[ée]dients?|les ingr[ée]dients|liste des ingr[ée]dients|il vous faut|ce qu.il vous faut|pour la recette',
  'ingredienti|gli ingredienti|(?:la )?lista degli ingredienti|cosa ti serve|occorrente|cosa serve',
  'ingredientes|los ingredientes|os ingredientes|lista de ingredientes|que necesitas|você vai precisar|qu[ée] necesitas|necesitas|você precisa(?: de)?|vai precisar',
  'ingredi[eë]nten(?:lijst)?|benodigdheden|boodschappen(?:lijst)?|wat heb je nodig|dit heb je nodig|je hebt nodig|boodschappenlijst',
  'ingredienser|ingredienslista|detta behöver du|du trenger|du behöver|det här behöver du|det skal du bruge|dette trenger du|du skal bruge|det skal du bruge|ingrediensliste',
  'ainekset|ainesosat|raaka-aineet|tarvitset',
  'składniki|potrzebne składniki|potrzebne produkty|produkty|co będzie potrzebne|czego potrzebujesz|lista składników',
  'hozzávalók|a hozzávalók|hozzávalók listája|összetevők|szükséges hozzávalók|ami kell hozzá|mire lesz szükség|alapanyagok',
  'suroviny|ingredience|ingrediencie|přísady|co budete potřebovat|(?:na přípravu )?(?:budeme )?potřebujeme|budete potřebovat|budeme potrebovať|potrebujeme',
  'ингредиенты|продукты|состав|что нужно|что понадобится|(?:вам |нам )?понадобится|список продуктов|вам знадобиться|знадобиться|потрібні продукти|нужни продукти|необходими съставки|нужни съставки|нам понадобится|складники|що потрібно|необходимы?е продукты|продукты для рецепта|інгредієнти|продукти|необходими продукти|съставки|састојци|потребни съставки',
  'sastojci|namirnice|sestavine|potrebno',
  'ingrediente|ce ai nevoie|ingrediente necesare|avem nevoie(?: de)?|îți trebuie|listă? de ingrediente|lista de ingrediente|ingredientele|necesar|coisas',
  'malzemeler|malzeme listesi|gerekli malzemeler|içindekiler|(?:kişilik )?malzemeler(?:i)?|kullanılan malzemeler',
  '(?:τα )?υλικ[άα]|τι χρειαζόμαστε|θα χρειαστούμε|θα χρειαστείτε|συστατικά',
  '材料|食材|用料|所需食材|食材清单|食材清單|主料|辅料|材料[・、]分量|用意するもの|準備するもの|材料表|材料一覧|食材準備|食材准备|准备食材|準備食材|材料准备|材料準備|재료 ?준비|주재료|부재료|양념(?: 재료)?|필요한 재료|재료 ?목록|原料|配料|재료|원재료|준비물',
  'المكونات|المقادير|مكونات(?: الوصفة)?|مقادير(?: الوصفة)?|المكوّنات|مواد لازم|مقادير',
  'מצרכים|רכיבים|מרכיבים|המצרכים|המרכיבים|רשימת מצרכים|מה צריך|חומרים|सामग्री|आवश्यक सामग्री|ज़?जरूरी सामग्री|ज़रूरी सामग्री|सामग्रियाँ|सामग्रियां|क्या चाहिए|चाहिए',
  'bahan(?:-bahan)?|nguyên liệu|thành phần|ส่วนผสม|วัตถุดิบ|sestāvdaļas|sastāvdaļas|koostisosad|ingredientai|innihald|hráefni',
];

const methodWords = [
  "(?:the |recipe |cooking |step[- ]by[- ]step |how[- ]to )*(?:instructions?|directions?|method|preparation|procedure|steps|method of preparation|cooking method)(?: & .*| and .*)?|how to (?:make|cook|prepare|bake).{0,60}|how (?:it(?:'|’)?s|to) (?:made|make it)|let(?:'|’)s (?:cook|make.*)|to make|here(?:'|’)s how|what to do|make it",
  "(?:die )?zubereitung(?:sschritte)?|anleitung|und so geht['’`´]?s|so geht['’`´]?s|so wird['’`´]?s gemacht|arbeitsschritte|schritt für schritt|rezept zubereiten|(?:.{3,40} )?zubereiten",
  '(?:la )?pr[ée]paration|(?:les )?[ée]tapes(?: de (?:la )?préparation)?|r[ée]alisation|instructions|la recette|recette|marche à suivre|comment faire.*|progression',
  'preparazione|procedimento|come (?:fare|preparare|si prepara).*|istruzioni|la preparazione|esecuzione|metodo',
  '(?:la )?preparaci[oó]n|elaboraci[oó]n|(?:los )?pasos(?: a seguir)?|instrucciones|modo de preparaci[oó]n|c[oó]mo (?:hacer|preparar).*|procedimiento|paso a paso',
  'modo de (?:preparo|preparação|fazer|preparar)|preparação|preparo|como fazer.*|instruções|confe[cç]ção',
  'bereiding(?:swijze)?|werkwijze|aan de slag|zo maak je (?:het|.*)|instructies|stappen(?:plan)?|(?:de )?bereidingswijze|(?:.{3,40} )?maken|hoe maak je.*|voorbereiding',
  'gör så här|så här gör du|tillagning|instruktioner|slik gjør du(?: det)?|fremgangsm[åa]te|framgangsmåte|fremgangsmåde|sådan gør du|tilberedning|så gör du|så gør du|sådan laver du.*|slik lager du.*|så här gör du.*|slik gjør du.*|gjør slik',
  'valmistus(?:ohje(?:et)?)?|ohje(?:et)?|näin teet|valmista näin',
  '(?:sposób )?(?:przygotowani[ae]|wykonani[ae])|krok po kroku|etapy przygotowania|sposób wykonania|jak zrobić.*|instrukcje',
  '(?:az )?elkészítés(?:e)?|elkészítése|így készül|az elkészítés menete|az? elkészítés lépései|(?:az )?elkészítés módja|lépések',
  'postup(?: přípravy)?|pracovní postup|pracovný postup|postup práce|jak (?:na ně|postupovat)|příprava|postup prípravy|príprava|jak na to',
  '(?:способ |рецепт )?приготовлени[ея]|способ приготовления|как приготовить.*|как готовить.*|как делать.*|рецепт пошагово|пошаговое приготовление|покроковий рецепт.*|покрокове приготування|кроки|як приготувати.*|спосіб приготування|как се (?:прави|приготвя)|пошаговый рецепт.*|приготування|(?:спосіб|рецепт) приготування|(?:начин на )?приготвяне|начин на приготовление|приготовление стъпка по стъпка|стъпки|инструкции|шаги|приготовление',
  '(?:način )?priprem[ae]|način pripreme|postopek|priprava|upute|mod de preparare|preparare|cum se (?:prepară|face)|instrucțiuni|pașii de preparare|pas cu pas|preparația|modul de preparare|pași',
  '(?:nasıl )?(?:yap[ıi]l[ıi]ş[ıi]|haz[ıi]rlan[ıi]ş[ıi]|haz[ıi]rlanmas[ıi])|pişirme talimatları|tarifin yapılışı|yapılış|nasıl yapılır.*|tarifi',
  'εκτ[έε]λεση|οδηγ[ίι]ες|εκτέλεση συνταγής|βήματα|τα βήματα|πώς γίνεται|οδηγίες εκτέλεσης|τρόπος παρασκευής|πώς (?:το|τα|την) (?:φτιάχνουμε|κάνουμε).*|παρασκευή|διαδικασία|προετοιμασία',
  '作り方|つくり方|手順|レシピ手順|作り方手順|調理手順|調理方法|レシピ|做法|步骤|步驟|制作步骤|烹飪步驟|烹調步驟|料理步驟|制作过程|详细步骤|烹饪过程|製作步驟|做法步骤|烹饪方法|烹調方法|作りかた|만드는 순서|조리 ?방법|요리 ?방법|레시피|조리 ?단계|만드는 과정|만들기|조리 과정|制作方法|烹饪步骤|作法|만드는 ?(?:법|방법)|조리 ?(?:법|순서|방법)|요리 ?순서',
  'طريقة (?:التحضير|العمل|الإعداد)|التحضير|طريقة الطبخ|الخطوات|خطوات التحضير|الطريقة|طرز تهیه|دستور پخت',
  'אופן (?:ה)?הכנה|הוראות הכנה|הכנה|ההכנה|שלבי הכנה|אופן הבישול|איך עושים.*|דרך ההכנה|שלבים|אופן הכנה|विधि|बनाने की विधि|बनाने का तरीका|कैसे बनाएं|कैसे बनाएँ|कैसे बनायें|बनाने के चरण|तैयार करने की विधि|बनाने का तरीक़ा|कैसे बनाएं|पकाने की विधि|तरीका|איך מכינים.*',
  'cara (?:membuat|memasak)|langkah(?:-langkah)?|cách (?:làm|nấu|chế biến)|hướng dẫn|วิธีทำ|ขั้นตอน|pagatavošana|valmistamine|gaminimas|aðferð|leiðbeiningar',
];

const afterwardWords = [
  "(?:recipe |chef(?:'|’)?s |cook(?:'|’)?s |expert )*(?:notes?|tips?(?: .*)?|variations?|nutrition(?: facts| information|al.*)?|comments?|reviews?|ratings?|equipment|you(?:'|’)?(?: wi)?ll also need|tools(?: needed)?|storage.*|faqs?|video|did you make.*|more recipes.*|you (?:may|might).*|related.*|similar.*|share.*|leave a.*|reader interactions|filed under.*|tags?|categories|print.*|about.*|subscribe.*|sources?|serving suggestions?|substitutions?|make ahead.*|top tips?.*|credits?|find out more.*|popular.*|latest.*|shop this.*|customer reviews.*|waste less.*|more like this.*|recommended.*|next|previous|pairs with.*|join.*|sign up.*)",
  'tipps?(?: .*)?|hinweise?|notizen|nährwerte?.*|kommentare?|bewertungen|mehr rezepte.*|das könnte.*|ähnliche.*|weitere.*|teilen.*|schlagwörter|küchengeräte|anmerkungen?|passend.*',
  'astuces?.*|conseils?.*|notes?|valeurs? nutritionnelles?.*|commentaires?|avis|partager.*|vous aimerez.*|recettes similaires.*|ustensiles.*|matériel|le petit \\+|variantes?',
  'consigli(?:o)?.*|note|valori nutrizionali.*|commenti|condividi.*|ricette simili.*|potrebbe.*|conservazione|curiosità|altre.*',
  'consejos?.*|notas?|valor(?:es)? nutricional(?:es)?.*|información nutricional.*|comentarios?|comparte.*|recetas (?:similares|relacionadas).*|también.*|trucos.*|utensilios|dicas?.*|informa[cç](?:ão|ões) nutriciona(?:l|is).*|compartilhe.*|comentários|veja também.*|leia (?:mais|também).*|receitas.*',
  'tips?.*|voedingswaarden?.*|reacties|deel.*|meer recepten.*|lees ook.*|ook lekker.*|notities|keukengerei|gerelateerde.*|combineer.*|bewaren',
  'näringsvärde.*|kommentarer|tips.*|dela.*|fler recept.*|liknande.*|næringsinnhold.*|flere oppskrifter.*|næringsindhold.*|del.*|flere opskrifter.*|vinkki.*|vinkit|ravintosisältö|kommentit|jaa.*|lisää reseptejä.*',
  'wartości odżywcze.*|komentarze.*|wskazówki.*|porady.*|tápérték.*|hozzászólások.*|tippek?.*|nutriční.*|komentáře.*|tipy?.*|diskuse.*',
  'советы?.*|комментарии.*|пищевая ценность.*|похожие.*|примечани[ея]|поделиться.*|ещё рецепты.*|съвети|коментари.*|поради.*|коментарі.*',
  'notlar|püf noktas.*|yorumlar|besin.*|σημειώσεις|συμβουλές|διατροφικ.*|σχόλια|コツ.*|ポイント.*|メモ|小贴士.*|小貼士.*|팁.*|댓글.*|ملاحظات|نصائح.*|تعليقات|הערות.*|טיפים.*|תגובות.*|מתכונים נוספים.*|सुझाव.*|टिप्पणियाँ|टिप्स|और रेसिपी.*|وصفات (?:مشابهة|أخرى|ذات صلة).*|评论.*|相关菜谱.*|추천 레시피.*|コメント|こちらもおすすめ.*|関連レシピ.*|δείτε επίσης|bunlar da ilginizi çekebilir|sfaturi.*|comentarii|s-ar putea.*|mohlo by.*|ez is érdekel.*|zobacz także|potrebbe.*|схожі рецепти|още рецепти|catatan|lưu ý.*|เคล็ดลับ.*',
];

const looseGroups =
  'optional(?: extras| toppings)?|garnish(?:es)?|to (?:serve|garnish|finish|decorate)|for (?:serving|garnish|garnishing|decoration)|toppings?|wahlweise|nach belieben|zum (?:servieren|garnieren)|zur garnitur|facultatif|en option|pour (?:servir|décorer|la garniture)|facoltativ[oi]|per (?:servire|guarnire|decorare)|opcional(?:es)?|para (?:servir|decorar|acompañar)|optioneel|voor (?:erbij|garnering)|valfritt|till servering|til servering|valgfri(?:tt)?|opcjonalnie|do (?:podania|dekoracji)|по желанию|для подачи|προαιρετικά|για το σερβίρισμα|isteğe bağlı|servis için|お好みで|仕上げ|トッピング|اختياري|للتزيين|للتقديم';
const looseGroup = new RegExp(`^(?:${looseGroups}):?$`, 'iu');

/** Whether a few words are what a group of foods is called of which one needs no amounts. */
export const isLooseGroup = (text: string): boolean => looseGroup.test(text.trim());

const pattern = (words: string[]) => new RegExp(`^(?:${words.join('|')})$`, 'iu');

const ingredients = pattern(ingredientWords);
const method = pattern(methodWords);
const afterwards = pattern(afterwardWords);

/** What stands beside a heading on recipe cards: "Ingredients US Customary – Metric", "Zutaten 1x 2x 3x". */
const buttons = /(?:[\s|/–-]{1,5}(?:[½\d]x|us customary|us|metric|imperial|cook mode|scale|copy|print)){1,8}$/iu;

/** "차돌박이 된장찌개 재료", "Hamuru için malzemeler": in some languages what it is for stands before the word. */
const endsInIngredients = /(?:\s(?:재료|malzemeler[i]?|hozzávalók|hozzávalói|ainekset)|(?<=\S)の?(?:材料|食材|用料))$/u;
const longestWithName = 40;

export type Section = 'ingredients' | 'method' | 'afterwards';

/** Which part of a recipe a heading opens, if any. */
export function sectionOf(heading: string): Section | null {
  const bare = heading
    .toLowerCase()
    // The capital of the Turkish i is two characters then.
    .replaceAll('i\u0307', 'i')
    .replace(/[(（][^()（）]*[)）]/g, ' ')
    .replace(/^[^\p{L}]+|(?<![^\p{L}\p{M}!])[^\p{L}\p{M}!]+$/gu, '')
    .replace(/(?<!!)!+$/, '')
    .replace(buttons, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (bare === '' || bare.length > 80) return null;
  if (ingredients.test(bare) || ingredients.test(beforeServings(bare))) return 'ingredients';
  if (bare.length <= longestWithName && endsInIngredients.test(bare)) return 'ingredients';
  if (method.test(bare) || method.test(beforeServings(bare))) return 'method';
  const first = bare.split(/ ?(?:,|&|\/| (?:and|und|et|e|y|en|och|og|i|ja|és|a) )/u)[0] ?? bare;
  return afterwards.test(bare) || afterwards.test(first) ? 'afterwards' : null;
}

/** "Zutaten für 4 Personen" and "Elaboración de la crema" without how many or what it is for. */
function beforeServings(heading: string): string {
  // "Hozzávalók 6 személyre", "מצרכים ל-6 מנות"
  const number = heading.search(/\s(?:ל-?\d|\d{1,2} (?:személy|fő|adag))/u);
  const bare = number < 0 ? heading : heading.slice(0, number);
  const at = bare.search(
    /[:,–-]|(?<!\p{L})(?:für|for|of|pour|per|para|pro|voor|till|til|serves|dla|на|для|за|για|pentru|için|de|del|della|di|du|des|da|do|van|von|zum|zur|att|na|pre)(?!\p{L})/u,
  );
  return at < 0 ? bare : bare.slice(0, at).trim();
}
