/** What people call their remarks about a recipe, in the languages that the reader knows: tried against a whole heading or label. */
const noteWords = [
  "(?:recipe |chef(?:'|’)?s |cook(?:'|’)?s |expert |my |top )?(?:notes?|tips?|hints?|remarks?)|variations?|substitutions?|storage|storing|to store|make[- ]ahead|serving suggestions?|to serve with|equipment|sources?|credits?|nb|ps",
  'tipps?|hinweise?|notizen?|anmerkung(?:en)?|bemerkung(?:en)?|varianten?|aufbewahrung|haltbarkeit|lagerung|zubehör|küchengeräte|quelle|dazu passt',
  'astuces?|conseils?|remarques?|variantes?|conservation|ustensiles?|matériel|le petit \\+',
  'note|nota|consigli(?:o)?|suggeriment[io]|variant[ei]|conservazione|curiosità|osservazion[ei]|fonte|utensili',
  'notas?|consejos?|trucos?|sugerencias?|observaci(?:ón|ones)|variaci(?:ón|ones)|conservación|utensilios|fuente',
  'dicas?|observaç(?:ão|ões)|variaç(?:ão|ões)|conservação|sugest(?:ão|ões)|utensílios|obs',
  'opmerking(?:en)?|notities?|aantekening(?:en)?|variaties?|bewaren|bewaartips?|serveertips?|keukengerei|bron',
  'anteckning(?:ar)?|notering(?:ar)?|förvaring|variation(?:er)?|källa',
  'notat(?:er)?|merknad(?:er)?|oppbevaring|variasjon(?:er)?|noter?|bemærkning(?:er)?|opbevaring|kilde',
  'uwag[ai]|notatk[ai]|wskazówk[ai]|porad[ay]|przechowywanie|wariant[y]?|źródło',
  'muistiinpanot?|huomautus|huomio|vinkki|vinkit|säilytys|lähde',
  'poznámk[ay]|tipy?|megjegyzés(?:ek)?|tippek?|примечани[ея]|советы?|заметк[аи]|хранение|примітк[аи]|поради?',
  'notlar?|püf noktas[ıi]|σημειώσεις|συμβουλές|メモ|ポイント|コツ|备注|備註|小贴士|小貼士|메모|팁|ملاحظات?|نصائح|نصيحة|ملاحظة|הערות|טיפים|सुझाव|टिप्स|sfaturi|съвети',
];

const tagWords =
  'tags?|keywords?|schlagwörter|stichwörter|mots[- ]clés|parole chiave|etichette|etiquetas|palabras clave|palavras-chave|trefwoorden|taggar|nyckelord|emneord|nøgleord|stikkord|tagi|słowa kluczowe';
const categoryWords =
  'categor(?:y|ies)|kategori(?:en?|er)?|catégories?|categori[ae]|categorías?|categorieën|kategori[ae]';

const whole = (words: string) => new RegExp(`^(?:${words})$`, 'iu');

const notes = whole(noteWords.join('|'));
const tags = whole(tagWords);
const categories = whole(categoryWords);

/** Longer ones are sentences. */
const longestLabel = 40;

/** What follows a word for notes: "Tips for the crust", "Notes & tips". */
const joining = /\s(?:&|\/|\+|and|for|on|und|für|zum|zur|et|pour|e|per|y|para|en|voor|och|för|og|til|i|na|do)\s/iu;

export type Label = 'notes' | 'tags' | 'categories';

/** Which part of a recipe a label stands before that is neither its ingredients nor its method. */
export function labelOf(words: string): Label | null {
  const undotted = words.replaceAll('.', '').trim();
  // Whole paragraphs are asked about, and need no further look.
  if (undotted === '' || undotted.length > longestLabel) return null;
  const bare = undotted.replace(/\s/g, ' ').replace(/^(?:an?|one|some|quick|final|last) (?=\p{L})/iu, '');
  const first = bare.split(joining, 1)[0] ?? bare;
  if (notes.test(bare) || notes.test(first)) return 'notes';
  if (tags.test(bare)) return 'tags';
  return categories.test(bare) ? 'categories' : null;
}
