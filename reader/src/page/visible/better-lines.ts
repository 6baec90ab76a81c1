import type { IngredientGroup } from '../../recipe.ts';
import { hasNumber, startsWithQuantity, withoutQuantity } from '../../words/quantity-words.ts';
import type { ListOnPage } from './group-headings.ts';
import { likeness, mostLines, numbersOf, tokensOf } from './match-lines.ts';
import type { Region } from './region.ts';
import type { ScoredRow } from './score-rows.ts';

/** The same words in other lines: data that was split at every comma, or is one long line. */
export function isCutDifferently(lines: string[], shown: string[]): boolean {
  if (lines.length === shown.length || shown.length < 2 || lines.length + shown.length > mostLines) return false;
  const all = lines.map(lettersOf).join('');
  const held = shown.map(lettersOf).filter((letters) => letters !== '' && all.includes(letters));
  return held.length === shown.length && held.join('').length >= all.length * 0.9;
}

/** Also without the comma of "1,5", at which data is split too. */
function lettersOf(line: string): string {
  return tokensOf(line).join('').replace(/[.,/]/g, '');
}

/** `1 onion, "2 cloves of garlic`: the data was broken between two of its lines, and others are lost. */
export function areRunTogether(lines: string[], shown: string[]): boolean {
  return shown.length > lines.length && lines.some((line) => /,\s*"\s*[\d½¼¾⅓⅔\p{L}]/u.test(line));
}

/** "0.21 oz", as programs reckon amounts over into other units. */
const reckoned = /(?<![\d.,])\d+\.(?!25|33|50|66|67|75)\d{2}(?!\d)/;

/** The same foods in the same order, in amounts that a program has reckoned and the page does not show. */
export function areConverted(lines: string[], shown: string[]): boolean {
  if (lines.length !== shown.length || lines.length < 3 || lines.length > mostLines) return false;
  const isReckoned =
    lines.filter((line) => reckoned.test(line)).length >= 2 && !shown.some((line) => reckoned.test(line));
  const differ = lines.filter((line, at) =>
    numbersOf(line).every((number) => !numbersOf(shown[at] ?? '').includes(number)),
  );
  const areSame = lines.filter((line, at) => {
    const [said, seen] = [wordsOf(line), wordsOf(shown[at] ?? '')];
    return Math.max(likeness(said, seen), likeness(seen, said)) >= 0.6;
  });
  return (isReckoned || differ.length >= lines.length * 0.7) && areSame.length >= lines.length * 0.8;
}

const wordsOf = (line: string): string[] => tokensOf(withoutQuantity(line)).filter((token) => /\p{L}{3}/u.test(token));

/** The headings of the page's groups in the data, where the page has foods under them. */
export function areGroupNames(lines: string[], shown: IngredientGroup[]): boolean {
  const names = new Set(shown.flatMap(({ name }) => (name === null ? [] : [lettersOf(name)])));
  const held = lines.filter((line) => names.has(lettersOf(line))).length;
  return held >= 2 && held >= lines.length * 0.6;
}

/** The places of lines that the data has twice and the page once. */
export function repeatsUnseen(lines: string[], matches: (number | null)[]): number[] {
  const isRepeat = (line: string, at: number) =>
    matches[at] === null && lines.some((other, where) => where !== at && other === line && matches[where] !== null);
  const unseen = matches.filter((match) => match === null).length;
  return lines.flatMap((line, at) => (unseen <= 2 && isRepeat(line, at) ? [at] : []));
}

/** "flour" in the data where the page says "500 g flour". */
export function dropsAmounts(lines: string[], matches: (number | null)[], rows: ScoredRow[]): boolean {
  const bare = lines.filter((line) => !hasNumber(line)).length;
  const restored = lines.filter(
    (line, at) => !hasNumber(line) && hasNumber(rows[matches[at] ?? -1]?.text ?? ''),
  ).length;
  return restored >= 2 && restored >= lines.length * 0.4 && restored >= bare * 0.5;
}

/** "flour 500 g" in the data where the page says "500 g flour". */
export function putsAmountsLast(lines: string[], matches: (number | null)[], rows: ScoredRow[]): boolean {
  const turned = lines.filter((line, at) => {
    const shown = rows[matches[at] ?? -1]?.text ?? '';
    return !startsWithQuantity(line) && hasNumber(line) && startsWithQuantity(shown);
  });
  return turned.length >= 3 && turned.length >= lines.length * 0.6;
}

/** Half as many other lines in the same list on the page: the data holds one part of the recipe only. */
export function showsMore(lines: string[], matches: (number | null)[], page: ListOnPage, list: Region): boolean {
  const { rows, layout } = page;
  if (!matches.every((row) => row !== null && rows[row]?.layout === layout)) return false;
  const known = lines.map(tokensOf);
  const others = rows.slice(list.from, list.to).filter((row) => {
    const tokens = tokensOf(row.text);
    const isKnown = known.some((line) => likeness(line, tokens) > 0.6 || likeness(tokens, line) > 0.8);
    return row.layout === layout && row.ingredient > 0.3 && !isKnown;
  });
  return others.length >= lines.length * 0.5 + 1;
}
