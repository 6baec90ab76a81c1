import { type ScoredRow, scoreRows } from '../page/visible/score-rows.ts';
import { hasNumber, startsWithQuantity } from '../words/quantity-words.ts';
import { tellsToDo } from '../words/verb-words.ts';
import { standsAlone, type TextRow } from './text-rows.ts';

export type ScoredTextRow = ScoredRow & TextRow;

/** Numbered foods and numbered steps are two lists, also where one follows the other. */
const foodLayout = 'numbered food';

/** What a verb adds to a step. */
const verb = 0.35;
/** Less than what lets a line of a list belong to the lines beside it. */
const neither = -0.3;

/** What a line without an amount has that stands among ingredients, and below their heading. */
const amongFoods = 0.55;
const belowHeading = 0.2;

/** Whether a row is an ingredient if anything is: it begins with an amount, or it stands among such rows. */
export const looksLikeFood = ({ ingredient }: ScoredRow): boolean => ingredient >= 0.4;

/** The rows of a text with how much each looks like an ingredient or a step: texts have no look, so that their words tell more. */
export function scoreText(rows: TextRow[]): ScoredTextRow[] {
  const scored = scoreRows(rows);
  let part: ScoredRow['section'] = null;
  const parts = scored.map(({ section }) => {
    part = section ?? part;
    return part;
  });
  const foods = numberedFoods(scored, parts);
  const hasAmounts = foods.size > 0 || scored.some((row) => row.section === 'ingredients' || looksLikeFood(row));
  const byWords = scored.map((row, at): ScoredTextRow => {
    if (foods.has(at)) return { ...row, ingredient: 0.9, step: neither, layout: foodLayout };
    if (row.section !== null) return row;
    if (parts[at] !== 'ingredients') return scoredByVerb(row, parts[at] ?? null);
    const isPlain = row.heading === null && isFoodLine(row);
    return isPlain ? { ...row, ingredient: Math.max(row.ingredient, belowHeading) } : row;
  });
  const isAmongFoods = hasAmounts ? besideFoods : inBareList;
  return withGroupNames(
    byWords.reduce<ScoredTextRow[]>((before, row, at) => {
      const isFood = parts[at] === null && isFoodLine(row) && isAmongFoods(byWords, at, before.at(-1));
      before.push(
        isFood ? { ...row, heading: null, ingredient: Math.max(row.ingredient, amongFoods), step: neither } : row,
      );
      return before;
    }, []),
    parts,
  );
}

/** "salt" right below a line with an amount. */
function besideFoods(rows: ScoredTextRow[], at: number, before: ScoredTextRow | undefined): boolean {
  return rows[at]?.opensBlock === false && before !== undefined && looksLikeFood(before);
}

/** Lines of a text that knows no amounts: a few words each, one below the other, and not its first line. */
function inBareList(rows: ScoredTextRow[], at: number, before: ScoredTextRow | undefined): boolean {
  const [row, next] = [rows[at], rows[at + 1]];
  if (at === 0 || !row) return false;
  const follows = before !== undefined && before.ingredient === amongFoods && !row.opensBlock;
  return (
    (follows || (next !== undefined && !next.opensBlock && isFoodLine(next, fewWords))) && isFoodLine(row, fewWords)
  );
}

/** The first lines of blocks name them, where at least two blocks of a list have one that is no food by its look. */
function withGroupNames(rows: ScoredTextRow[], parts: ScoredRow['section'][]): ScoredTextRow[] {
  const isName = (row: ScoredTextRow, at: number) => {
    const next = rows[at + 1];
    if (parts[at] !== 'ingredients' || row.section !== null || !row.opensBlock || row.isListItem) return false;
    return isFoodLine(row, fewWords) && next?.opensBlock === false && startsWithQuantity(next.text);
  };
  const names = rows.filter(isName);
  return names.length < 2 ? rows : rows.map((row, at) => (isName(row, at) ? { ...row, heading: standsAlone } : row));
}

function scoredByVerb(row: ScoredTextRow, part: ScoredRow['section']): ScoredTextRow {
  if (startsWithQuantity(row.text) && looksLikeFood(row) && part === null)
    return { ...row, step: Math.min(row.step, neither) };
  const isTold = tellsToDo(row.text) && !startsWithQuantity(row.text);
  if (!isTold && row.number === null) return row;
  const isHeading = row.heading !== null && !(isTold && part === 'method');
  return {
    ...row,
    heading: isHeading ? row.heading : null,
    ingredient: Math.min(row.ingredient, neither),
    step: row.step + (isTold || part === 'method' ? verb : 0),
  };
}

/** Where numbered lists without a heading are foods, as in "1. onion": short words, none of which tells to do something. */
function numberedFoods(rows: ScoredTextRow[], parts: ScoredRow['section'][]): Set<number> {
  const foods = new Set<number>();
  let from = 0;
  for (let at = 1; at <= rows.length; at++) {
    if (goesOn(rows[at - 1], rows[at]) && parts[at] === parts[from]) continue;
    const list = rows.slice(from, at);
    if (parts[from] === null && list.every(isFood)) for (let one = from; one < at; one++) foods.add(one);
    from = at;
  }
  return foods;
}

function goesOn(before: ScoredTextRow | undefined, row: ScoredTextRow | undefined): boolean {
  return before?.number != null && row?.number === before.number + 1;
}

const longestFood = 60;
const mostWords = 8;
/** Where nothing but words tells a food. */
const fewWords = 4;

function isFood(row: ScoredTextRow): boolean {
  return (
    row.number !== null &&
    row.heading === null &&
    (hasNumber(row.text) ? isShort(row) && startsWithQuantity(row.text) : isFoodLine(row))
  );
}

/** A few words without an amount that tell nobody to do something. */
function isFoodLine(row: ScoredTextRow, words = mostWords): boolean {
  return isShort(row) && !hasNumber(row.text) && row.text.split(/\s+/, words + 1).length <= words;
}

function isShort({ text, section }: ScoredTextRow): boolean {
  return section === null && text.length <= longestFood && !/[.!?:;。]$/.test(text) && !tellsToDo(text);
}
