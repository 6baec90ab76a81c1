import { isFact } from '../../words/fact-words.ts';
import {
  endsWithQuantity,
  hasNumber,
  namesLooseQuantity,
  namesUnit,
  startsWithQuantity,
} from '../../words/quantity-words.ts';
import { sectionOf } from '../../words/section-words.ts';
import type { Row } from './rows.ts';

interface Scores {
  section: ReturnType<typeof sectionOf>;
  /** About 0 to 1.5: how much a row looks like an ingredient by itself. */
  ingredient: number;
  /** The same for a step of a method. */
  step: number;
}

export type ScoredRow = Row & Scores;

const ingredientNames = /ingred|zutat|ingrédient|skladnik|sastojci|malzeme|hozzaval|surovin|ainekset|bestanddel/;
const methodNames =
  /instruct|direction|method|(?:^|[\s_-])steps?(?:$|[\s_-])|prepara|zubereitung|bereiding|preparo|procedure|fremgang|tillag|przygot|elkeszit|postup|howto|how-to|étape|etape/;

/** Times, energy and counts are numbers with units too, but nothing to buy. */
const otherNumbers =
  /^\D{0,20}\d[\d\s.,:h–-]*(?:mins?|minutes?|minuten|minuti|minutos|minuter|minut[yа]?|мин|h|hrs?|hours?|std|stunden?|heures?|ore|horas?|uur|timmar|kcal|kj|cal|calories?|comments?|reviews?|ratings?|votes?|servings?|portionen|personen|people|%|x)\b[.\s]*$/iu;

const nutrients =
  'kalóri[aá]k?|calorías|calorie|calories|kilokalorien|kcals?|energy|energie|energia|protein[aes]?|proteinas|proteínas|protéines|proteine|eiweiß|eiwit(?:ten)?|fehérje|białko|bílkoviny|valkuaista?|protein|белки?|total fat|fats?|saturates|saturated fat|trans fat|unsaturated fat|fett|fette|vetten|vet|gesättigte fettsäuren|lipides|grassi|grasas|gorduras?|zsír|tłuszcz[ey]?|tuky|rasvaa?|жиры?|carbs?|net carbs|carbohydrates?|kohlenhydrate|koolhydraten|glucides|carboidrati|carbohidratos|hidratos(?: de carbono)?|carboidratos|szénhidrát|węglowodany|sacharidy|kolhydrater|karbohydrater|kulhydrat(?:er)?|hiilihydraattia?|karbonhidrat|углеводы|dietary fib(?:re|er)|fib(?:re|er)|ballaststoffe|vezels|fibres|fibre alimentari|fibra|fibras|élelmi rost|rost|błonnik|vláknina|kostfiber|fiber|kuitua|sodium|natrium|cholesterol|cholesterin|koleszterin|kolesterol';

/** "30 g protein" and "Fat: 5 g, of which saturated 1.5 g" tell what a portion holds, and "83 g flour 303 kcal" what a part of it does. */
const nutrition = new RegExp(
  `^[<~]?\\d[\\d.,]*\\s*(?:g|gr|mg|µg|mcg|%|kj|kcal)?\\s*(?:of\\s|de\\s)?(?:${nutrients})(?=$|[\\s,.:;(])(?!\\p{L}).{0,30}$|^(?:${nutrients})\\s*:?\\s*[<~]?\\d[\\d.,]*\\s*(?:g|gr|mg|µg|mcg|%|kj|kcal)?.{0,20}$|\\d\\s*(?:kcal|kj)\\s*$`,
  'iu',
);

const shopping =
  /^(?:1x|2x|3x|½x|us customary|metric|cook mode|scale|print|pin|save|add to .*|buy .*|shop .*|advertisement|anzeige|reklam|publicidad|publicité|jump to .*|share|email|copy|check all|select all)\b/i;

const advertisement = new Set(
  'publicité anzeige werbung reklam reklama reklame reklám publicidad publicidade pubblicità advertentie advertisement sponsored реклама διαφήμιση 広告 إعلان פרסומת'.split(
    ' ',
  ),
);

/** Whether a line says first that it is paid for; what follows may be stuck to it. */
export function isPaidFor(text: string): boolean {
  const first = /^\p{L}+?(?=\p{Lu}\p{Ll}|\P{L}|$)/u.exec(text)?.[0] ?? '';
  return advertisement.has(first.toLowerCase());
}

/** Boxes whose lines have amounts or sentences, but of other things. */
const otherNames =
  /nutri|naehrwert|nährwert|equipment|utensil|recipe-notes|recipe_notes|notes-container|comment|author-box|author-bio|related|similar|affiliate|rating|newsletter|breadcrumb|jump|servings-adjust|product-?(?:card|tile)|faq/;

function isOther(names: string): boolean {
  return otherNames.test(names) && !ingredientNames.test(names) && !methodNames.test(names);
}

/** "300 g flour, 150 g butter, 1 kg plums" below the heading of the ingredients, or behind it, as a row for each of them. */
function linesApart<AnyRow extends Row>(rows: AnyRow[]): AnyRow[] {
  return rows.flatMap((row, at) =>
    row.isListItem ? [row] : listInRow(row, sectionOf(rows[at - 1]?.text ?? '') === 'ingredients'),
  );
}

function listInRow<AnyRow extends Row>(row: AnyRow, isBelowHeading: boolean): AnyRow[] {
  const [, heading = '', behind = ''] = /^([^:\d]{3,40}):\s*(\S.{20,})$/su.exec(row.text) ?? [];
  const isHeaded = sectionOf(heading) === 'ingredients';
  const isNamed = heading !== '' && !isHeaded && !isBelowHeading;
  const said = isHeaded || isNamed ? behind : row.text;
  const parts = partsOfRun(said);
  const measured = parts.filter(startsWithQuantity).length;
  // "Ingredients: 1 kg pumpkin", with the others below.
  if (isHeaded && startsWithQuantity(behind) && behind.length <= 120 && measured < 2)
    return [
      { ...row, text: heading },
      { ...row, text: behind, heading: null },
    ];
  // Without a heading of the ingredients nothing but amounts says that a sentence is a list.
  const share = isNamed ? 0.8 : 0.6;
  const isRun = parts.length > 1 && said.startsWith('•') && measured >= parts.length * 0.6;
  const isList = (isHeaded || isNamed || isBelowHeading) && measured >= 3 && measured >= parts.length * share;
  if (!isRun && !isList) return [row];
  const lines = parts.map((text): AnyRow => ({ ...row, text, heading: null, isListItem: true }));
  if (isNamed) return [{ ...row, text: `${heading}:`, heading: 7 }, ...lines];
  return isHeaded ? [{ ...row, text: heading }, ...lines] : lines;
}

/** What stands between commas outside of brackets, or between bullets. */
function partsOfRun(text: string): string[] {
  const between = text.startsWith('•') ? '•' : /[;,•·|]\s+(?![^()]*\))/;
  return text
    .split(between)
    .map((part) => part.replace(/\.$/, '').trim())
    .filter((part) => part !== '');
}

export function scoreRows<AnyRow extends Row>(found: AnyRow[]): (AnyRow & Scores)[] {
  const rows = linesApart(found);
  const beside = rows.filter((row) => row.isBeside).length;
  const placed = beside > rows.length / 2 ? rows.map((row) => ({ ...row, isBeside: false })) : rows;
  const scored = placed.map((row) => ({
    ...row,
    section: opens(row),
    ingredient: ingredientScore(row),
    step: stepScore(row),
  }));
  preferNamed(scored, 'ingredient', (row) => ingredientNames.test(row.names) && !methodNames.test(row.names));
  preferNamed(scored, 'step', (row) => methodNames.test(row.names) && !ingredientNames.test(row.names));
  return scored;
}

/** On a page that marks its ingredients or steps as such, unmarked lines are something else: prose about them. */
function preferNamed(rows: ScoredRow[], kind: 'ingredient' | 'step', isNamed: (row: ScoredRow) => boolean): void {
  const likely = rows.filter((row) => row[kind] > 0.8 && isNamed(row)).length;
  if (likely < 2) return;
  for (const row of rows) if (!isNamed(row)) row[kind] -= 0.3;
}

/** A line of ordinary text opens a part of the recipe only if it is short, and ends one only if it is very short. */
function opens({ text, heading }: Row): ReturnType<typeof sectionOf> {
  if (text.length > (heading === null ? 45 : 80)) return null;
  const section = sectionOf(text);
  return section === 'afterwards' && heading === null && text.length > 25 ? null : section;
}

/** A single letter is no word, but a single ideograph is. */
const hasWord = /\p{L}\p{M}*\p{L}|\p{Script=Han}/u;

function ingredientScore({ text, heading, isListItem, names, isLink, isBeside }: Row): number {
  if (otherNumbers.test(text) || nutrition.test(text) || shopping.test(text) || isPaidFor(text) || isOther(names))
    return -0.5;
  if (!/\p{L}/u.test(text) || /\bCO[₂2]/.test(text)) return -0.5;
  let score = 0;
  if (startsWithQuantity(text)) score += 0.4;
  else if (endsWithQuantity(text)) score += 0.25;
  else if (hasNumber(text)) score += 0.1;
  if (namesUnit(text)) score += hasNumber(text) ? 0.3 : 0.1;
  if (namesLooseQuantity(text)) score += 0.2;
  if (isListItem) score += 0.15;
  if (ingredientNames.test(names)) score += 0.45;
  if (methodNames.test(names) && !ingredientNames.test(names)) score -= 0.3;
  if (heading !== null) score -= 0.4;
  if (isBeside) score -= 0.15;
  if (isLink) score -= 0.15;
  if (text.length > 200) score -= 1;
  else if (text.length > 110) score -= 0.4;
  if (text.length > 50 && /[.!?]["”)]?$/.test(text)) score -= 0.25;
  if (/[.!?]\s+\p{Lu}/u.test(text)) score -= 0.3;
  if (!hasWord.test(text)) score -= 0.5;
  if (/https?:|@|©/.test(text)) score -= 0.5;
  return score;
}

/** The box of a tip, not one around it: whole sites are called tips. */
const tip = /^(?:tips?|hints?|recipe-tips?)$/i;

const denseLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** How long a text would be in an alphabet: an ideograph or a syllable says as much as two or three letters. */
function lettersAlike(text: string): number {
  return text.length + (text.match(denseLetter)?.length ?? 0) * 1.5;
}

function stepScore({ text, className, heading, isListItem, names, isLink, isBeside }: Row): number {
  if (nutrition.test(text) || shopping.test(text) || isOther(names)) return -0.5;
  let score = 0;
  if (isBeside) score -= 0.2;
  if (isLink) score -= 0.5;
  const letters = lettersAlike(text);
  if (letters >= 25) score += 0.2;
  if (letters >= 60) score += 0.15;
  if (isFact(text) || tip.test(className)) score -= 0.6;
  if (/[.!。।）)]["”]?$/.test(text)) score += 0.2;
  if (isListItem) score += 0.1;
  if (methodNames.test(names)) score += 0.4;
  if (ingredientNames.test(names) && !methodNames.test(names)) score -= 0.4;
  if (heading !== null) score -= 0.3;
  if (/\?$|https?:|@|©/.test(text)) score -= 0.4;
  if (!hasWord.test(text)) score -= 0.3;
  if (text.length > 2500) score -= 0.5;
  return score;
}
