import { timeLabels, yieldLabel } from './fact-words.ts';
import { type Section, sectionOf } from './section-words.ts';

/** What a column of a table can mean. */
export type TableField = keyof typeof words;

/** Headers by what they mean, in the languages that the reader knows, in small letters and without signs. */
const words = {
  name: 'title|name|recipe|recipe name|recipe title|dish|rezept|rezeptname|gericht|titel|bezeichnung|titre|nom|nom de la recette|recette|titolo|nome|ricetta|nome ricetta|título|titulo|nombre|receta|nome da receita|receita|naam|recept|receptnaam|gerecht|namn|navn|oppskrift|opskrift|tytuł|nazwa|przepis|название|рецепт|имя|название рецепта|название блюда|блюдо|назва|назва рецепту|страва|име|име на рецептата|рецепта|ястие|назив|nimi|reseptin nimi|ruokalaji|resepti|név|recept neve|étel|cím|název|název receptu|jídlo|názov|názov receptu|jedlo|nume|denumire|titlu|rețetă|tarif|tarif adı|yemek adı|yemek|ad|adı|τίτλος|όνομα|συνταγή|όνομα συνταγής|naziv|naziv recepta|jed|ime recepta|pavadinimas|patiekalas|receptas|nosaukums|ēdiens|recepte|nafn|heiti|uppskrift|nom de la recepta|títol|recepta|receita|料理名|レシピ名|レシピ|名前|タイトル|菜名|菜谱|食谱|食譜|名称|名稱|标题|標題|요리명|요리 이름|레시피 이름|레시피명|제목|이름|اسم الوصفة|الوصفة|الاسم|اسم الطبق|العنوان|שם|שם המתכון|מתכון|כותרת|tên món|tên món ăn|tên',
  description:
    'description|summary|excerpt|selection|intro|introduction|about|headnote|beschreibung|einleitung|kurzbeschreibung|descrizione|descripción|descripcion|descrição|descricao|omschrijving|beschrijving|beskrivning|beskrivelse|opis|описание',
  ingredients:
    'ingredients|ingredient|ingredient list|recipe ingredients|recipe ingredient|ingredient lines|zutaten|zutatenliste|ingrédients|ingredienti|ingredientes|ingrediënten|ingredienten|ingredienser|składniki|ингредиенты|состав',
  instructions:
    'instructions|instruction|directions|direction|method|steps|step|preparation|procedure|how to|recipe instructions|zubereitung|anleitung|schritte|préparation|étapes|instructions de préparation|preparazione|procedimento|istruzioni|preparación|elaboración|instrucciones|pasos|preparo|modo de preparo|preparação|instruções|bereiding|bereidingswijze|werkwijze|stappen|gör så här|instruktioner|fremgangsmåte|fremgangsmåde|tillagning|przygotowanie|sposób przygotowania|wykonanie|приготовление|способ приготовления|инструкции',
  url: 'url|urls|link|links|web|web url|website|web address|web page|address|source url|source link|original url|recipe url|href|adresse|lien|collegamento|enlace|ссылка|webseite|webbplats',
  source:
    'source|author|from|by|cookbook|book|quelle|autor|kochbuch|auteur|fonte|autore|fuente|bron|schrijver|källa|författare|kilde|forfatter|źródło|источник|автор|creator|contributor|herkunft|von wem|provenance|origine|provenienza|procedencia|origem|herkomst|zdroj|forrás|sursa|kaynak|πηγή|джерело|източник|lähde|출처|出典|来源|來源|المصدر|מקור|nguồn',
  yield:
    'servings|serves|yield|yields|portions|makes|serving size|number of servings|recipe yield|quantity|portionen|personen|ergibt|anzahl portionen|parts|personnes|nombre de personnes|porzioni|persone|dosi|porciones|raciones|personas|porções|rendimento|porties|aantal personen|portioner|porsjoner|porcje|ilość porcji|порции|количество порций|počet porcí|počet porcií|porce|porcie|adagok|hány főre|porții|kaç kişilik|kişi sayısı|porsiyon|μερίδες|порції|кількість порцій|брой порции|annoksia|annokset|porcija|porcije|porcijos|人数|人分|份量|份数|인분|عدد الأشخاص|الحصص|מנות|khẩu phần',
  prepTime:
    'prep time|preptime|preparation time|prep|active time|hands on time|vorbereitung|vorbereitungszeit|arbeitszeit|temps de préparation|tempo di preparazione|tiempo de preparación|tempo de preparo|voorbereidingstijd|bereidingstijd|förberedelsetid|forberedelsestid|czas przygotowania|время подготовки',
  cookTime:
    'cook time|cooktime|cooking time|cook|bake time|baking time|kochzeit|backzeit|garzeit|koch backzeit|temps de cuisson|cuisson|tempo di cottura|cottura|tiempo de cocción|tempo de cozimento|kooktijd|baktijd|tillagningstid|koketid|tilberedningstid|czas gotowania|время приготовления',
  totalTime:
    'total time|totaltime|time|duration|ready in|gesamtzeit|dauer|zeit|temps total|durée|tempo totale|tempo|tiempo total|tiempo|tempo total|totale tijd|tijd|total tid|tid|czas całkowity|czas|общее время|время',
  categories:
    'category|categories|course|courses|meal|meal type|dish type|type|folder|folders|collection|collections|section|kategorie|kategorien|gang|mahlzeit|catégorie|catégories|type de plat|plat|categoria|categorie|portata|categoría|categorías|plato|categorias|menugang|kategori|kategorier|kategoria|категория|категории|категорія|kategorija|kategória|categorie|kategori|κατηγορία|luokka|カテゴリ|カテゴリー|分类|分類|카테고리|분류|التصنيف|الفئة|קטגוריה|danh mục',
  tags: 'tag|tags|keyword|keywords|label|labels|schlagwort|schlagwörter|stichwörter|schlagworte|étiquettes|mots clés|etichette|parole chiave|etiquetas|palabras clave|trefwoorden|taggar|nyckelord|etiketter|tagi|słowa kluczowe|теги|метки|štítky|címkék|etichete|etiketler|ετικέτες|тагове|tunnisteet|タグ|标签|標籤|태그|وسوم|תגיות|thẻ|diet|diets|main ingredient',
  cuisines: 'cuisine|cuisines|region|küche|pays|cucina|cocina|cozinha|keuken|kök|kjøkken|køkken|kuchnia|кухня',
  equipment:
    'equipment|tools|tool|utensils|geräte|küchengeräte|ustensiles|matériel|utensili|utensilios|utensílios|keukengerei|redskap|sprzęt|оборудование',
  notes:
    'notes|note|comments|comment|tips|tip|remarks|my notes|notizen|notiz|anmerkungen|bemerkungen|tipps|remarques|astuces|commentaires|consigli|notas|observações|notities|opmerkingen|anteckningar|notater|noter|notatki|uwagi|заметки|примечания|примечание|нотатки|примітки|бележки|poznámky|poznámka|megjegyzés|megjegyzések|notițe|notlar|not|σημειώσεις|muistiinpanot|huomautukset|メモ|备注|備註|笔记|메모|참고|ملاحظات|הערות|ghi chú',
  nutrition:
    'nutrition|nutritional info|nutrition facts|nutritional information|nutrition info|nährwerte|nährwertangaben|valeurs nutritionnelles|valori nutrizionali|información nutricional|informação nutricional|voedingswaarde|näringsvärde|næringsinnhold|wartości odżywcze|пищевая ценность',
  rating:
    'rating|ratings|stars|score|my rating|bewertung|sterne|évaluation|étoiles|valutazione|voto|valoración|avaliação|beoordeling|betyg|vurdering|ocena|рейтинг|оценка',
  favourite:
    'favorite|favourite|favorites|is favorite|on favorites|starred|favorit|lieblingsrezept|favori|preferito|favorito|favoriet|ulubione|избранное',
  picture:
    'image|images|cover|photo|photos|picture|pictures|image url|photo url|picture url|imageurl|photourl|original picture|thumbnail|image link|bild|bilder|foto|fotos|photo du plat|immagine|imagen|imagem|afbeelding|bilde|billede|zdjęcie|фото|изображение|obrázek|obrázok|kép|poză|imagine|fotoğraf|resim|εικόνα|φωτογραφία|снимка|зображення|kuva|写真|画像|图片|圖片|照片|사진|이미지|صورة|الصورة|תמונה|ảnh|hình ảnh',
  video: 'video|video url|vidéo|vídeo|film|видео',
  createdAt:
    'created|created at|creation date|time added|timestamp|date created|date added|added|date|created on|erstellt|erstellt am|datum|date de création|data|fecha|aangemaakt|skapad|opprettet|oprettet|data utworzenia|дата',
  lastMade: 'last made|last cooked|date made|zuletzt gekocht|dernière fois|zuletzt zubereitet',
  language: 'language|lang|sprache|langue|lingua|idioma|taal|språk|sprog|język|язык',
  quantity:
    'amount|ingredient amount|ingredient quantity|menge|quantité|quantità|cantidad|quantidade|hoeveelheid|mängd|mengde|mængde|ilość|количество',
  unit: 'unit|units|measure|einheit|unité|unità|unidad|unidade|eenheid|enhet|enhed|jednostka|единица',
} as const;

const byWord = new Map(
  Object.entries(words).flatMap(([field, list]) => list.split('|').map((word) => [word, field as TableField] as const)),
);

/** "preparationTime", "Prep_Time" and "PREP TIME (min)" in one writing. */
export const plainHeader = (header: string): string =>
  header
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const sections: Partial<Record<Section, TableField>> = { ingredients: 'ingredients', method: 'instructions' };

const facts: readonly [TableField, RegExp][] = [
  ['totalTime', timeLabels.totalMinutes],
  ['prepTime', timeLabels.prepMinutes],
  ['cookTime', timeLabels.cookMinutes],
  ['yield', yieldLabel],
];

/** What a header means that is called as pages call their parts, their times and their servings. */
const asOnPages = (header: string): TableField | undefined => {
  const section = sectionOf(header);
  if (section && sections[section]) return sections[section];
  const plain = plainHeader(header);
  return facts.find(([, label]) => plain !== '' && plain.replace(label, '').trim() === '')?.[0];
};

/** What a header means, also one of several columns that are counted: "Ingredient 3". */
export const fieldOfHeader = (header: string): TableField | undefined => {
  const plain = plainHeader(header);
  const counted = plain.replace(/ ?\d{1,3}$/, '').trim();
  return byWord.get(plain) ?? byWord.get(counted) ?? asOnPages(header);
};
