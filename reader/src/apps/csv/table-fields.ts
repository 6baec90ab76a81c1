/** What a column of a table can mean. */
export type TableField = keyof typeof words;

/** Headers by what they mean, in the languages that the reader knows, in small letters and without signs. */
const words = {
  name: 'title|name|recipe|recipe name|recipe title|dish|rezept|rezeptname|gericht|titel|bezeichnung|titre|nom|nom de la recette|recette|titolo|nome|ricetta|nome ricetta|título|titulo|nombre|receta|nome da receita|receita|naam|recept|receptnaam|gerecht|namn|navn|oppskrift|opskrift|tytuł|nazwa|przepis|название|рецепт|имя',
  description:
    'description|summary|excerpt|selection|intro|introduction|about|headnote|beschreibung|einleitung|kurzbeschreibung|descrizione|descripción|descripcion|descrição|descricao|omschrijving|beschrijving|beskrivning|beskrivelse|opis|описание',
  ingredients:
    'ingredients|ingredient|ingredient list|recipe ingredients|recipe ingredient|ingredient lines|zutaten|zutatenliste|ingrédients|ingredienti|ingredientes|ingrediënten|ingredienten|ingredienser|składniki|ингредиенты|состав',
  instructions:
    'instructions|instruction|directions|direction|method|steps|step|preparation|procedure|how to|recipe instructions|zubereitung|anleitung|schritte|préparation|étapes|instructions de préparation|preparazione|procedimento|istruzioni|preparación|elaboración|instrucciones|pasos|preparo|modo de preparo|preparação|instruções|bereiding|bereidingswijze|werkwijze|stappen|gör så här|instruktioner|fremgangsmåte|fremgangsmåde|tillagning|przygotowanie|sposób przygotowania|wykonanie|приготовление|способ приготовления|инструкции',
  url: 'url|urls|link|links|web|web url|website|web address|web page|address|source url|source link|original url|recipe url|href|adresse|lien|collegamento|enlace|ссылка|webseite|webbplats',
  source:
    'source|author|from|by|cookbook|book|quelle|autor|kochbuch|auteur|fonte|autore|fuente|bron|schrijver|källa|författare|kilde|forfatter|źródło|источник|автор|creator|contributor',
  yield:
    'servings|serves|yield|yields|portions|makes|serving size|number of servings|recipe yield|quantity|portionen|personen|ergibt|anzahl portionen|parts|personnes|nombre de personnes|porzioni|persone|dosi|porciones|raciones|personas|porções|rendimento|porties|aantal personen|portioner|porsjoner|porcje|ilość porcji|порции|количество порций',
  prepTime:
    'prep time|preptime|preparation time|prep|active time|hands on time|vorbereitung|vorbereitungszeit|arbeitszeit|temps de préparation|tempo di preparazione|tiempo de preparación|tempo de preparo|voorbereidingstijd|bereidingstijd|förberedelsetid|forberedelsestid|czas przygotowania|время подготовки',
  cookTime:
    'cook time|cooktime|cooking time|cook|bake time|baking time|kochzeit|backzeit|garzeit|koch backzeit|temps de cuisson|cuisson|tempo di cottura|cottura|tiempo de cocción|tempo de cozimento|kooktijd|baktijd|tillagningstid|koketid|tilberedningstid|czas gotowania|время приготовления',
  totalTime:
    'total time|totaltime|time|duration|ready in|gesamtzeit|dauer|zeit|temps total|durée|tempo totale|tempo|tiempo total|tiempo|tempo total|totale tijd|tijd|total tid|tid|czas całkowity|czas|общее время|время',
  categories:
    'category|categories|course|courses|meal|meal type|dish type|type|folder|folders|collection|collections|section|kategorie|kategorien|gang|mahlzeit|catégorie|catégories|type de plat|plat|categoria|categorie|portata|categoría|categorías|plato|categorias|menugang|kategori|kategorier|kategoria|категория|категории',
  tags: 'tag|tags|keyword|keywords|label|labels|schlagwort|schlagwörter|stichwörter|schlagworte|étiquettes|mots clés|etichette|parole chiave|etiquetas|palabras clave|trefwoorden|taggar|nyckelord|etiketter|tagi|słowa kluczowe|теги|метки|diet|diets|main ingredient',
  cuisines: 'cuisine|cuisines|region|küche|pays|cucina|cocina|cozinha|keuken|kök|kjøkken|køkken|kuchnia|кухня',
  equipment:
    'equipment|tools|tool|utensils|geräte|küchengeräte|ustensiles|matériel|utensili|utensilios|utensílios|keukengerei|redskap|sprzęt|оборудование',
  notes:
    'notes|note|comments|comment|tips|tip|remarks|my notes|notizen|notiz|anmerkungen|bemerkungen|tipps|remarques|astuces|commentaires|consigli|notas|observações|notities|opmerkingen|anteckningar|notater|noter|notatki|uwagi|заметки|примечания|примечание',
  nutrition:
    'nutrition|nutritional info|nutrition facts|nutritional information|nutrition info|nährwerte|nährwertangaben|valeurs nutritionnelles|valori nutrizionali|información nutricional|informação nutricional|voedingswaarde|näringsvärde|næringsinnhold|wartości odżywcze|пищевая ценность',
  rating:
    'rating|ratings|stars|score|my rating|bewertung|sterne|évaluation|étoiles|valutazione|voto|valoración|avaliação|beoordeling|betyg|vurdering|ocena|рейтинг|оценка',
  favourite:
    'favorite|favourite|favorites|is favorite|on favorites|starred|favorit|lieblingsrezept|favori|preferito|favorito|favoriet|ulubione|избранное',
  picture:
    'image|images|cover|photo|photos|picture|pictures|image url|photo url|picture url|imageurl|photourl|original picture|thumbnail|image link|bild|bilder|foto|fotos|photo du plat|immagine|imagen|imagem|afbeelding|bilde|billede|zdjęcie|фото|изображение',
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

/** What a header means, also one of several columns that are counted: "Ingredient 3". */
export const fieldOfHeader = (header: string): TableField | undefined => {
  const plain = plainHeader(header);
  return byWord.get(plain) ?? byWord.get(plain.replace(/ ?\d{1,3}$/, '').trim());
};
