import { hasFacts, readFacts } from '../../page/visible/facts.ts';
import { rowsOfText } from '../../text/text-rows.ts';
import { sectionOf } from '../../words/section-words.ts';

/** Parts a text that may hold several recipes: at its largest headings, at rules across it, or above each list of ingredients. */
export const recipesInText = (text: string): string[] => {
  const lines = text.split('\n');
  for (const starts of [atHeadings(lines), atRules(lines), aboveLists(lines)]) {
    if (starts.length > 1) return partsAt(lines, starts);
  }
  return [text];
};

/** Whether a text looks like a recipe, by its first lines: it names its ingredients, or counts some. */
export const looksLikeRecipe = (lines: readonly string[]): boolean =>
  lines.some(opensIngredients) || lines.filter(isAmount).length > 1;

const opensIngredients = (line: string): boolean => line.length <= 60 && sectionOf(line) === 'ingredients';

/** "- 200 g flour" and "½ onion", but no date, no time and no step that counts itself. */
const isAmount = (line: string): boolean =>
  /^\s{0,20}(?:[-*•–]\s{0,4})?(?:\d{1,4}(?:[.,/]\d{1,3})?|[½¼¾⅓⅔⅛]|\d\s?[½¼¾⅓⅔⅛])(?:\s|\p{L})[^;{}=<>]{2,80}$/u.test(
    line,
  ) && !/^\s{0,20}\d{1,4}[.:)]\s/.test(line);

const isRule = (line: string): boolean => /^\s{0,20}([-=*_~#+])(?:\s?\1){2,}\s*$/.test(line);

/** Two or more headings of the first rank, each of which has a recipe below. */
const atHeadings = (lines: readonly string[]): number[] => {
  const starts = lines.flatMap((line, at) => (/^#\s+\S/.test(line) ? at : []));
  const isOfRecipes = starts.every((start, at) => looksLikeRecipe(lines.slice(start, starts[at + 1])));
  return isOfRecipes ? starts : [];
};

const atRules = (lines: readonly string[]): number[] => {
  const rules = lines.flatMap((line, at) => (isRule(line) ? at : []));
  const starts = [0, ...rules.map((rule) => rule + 1)];
  // A rule may part the ingredients from the method too: what has no ingredients belongs to what is above.
  const kept = starts.filter((start, at) => looksLikeRecipe(lines.slice(start, rules[at])));
  return kept.every((start, at) => methodIn(lines.slice(start, kept[at + 1]))) ? kept : [];
};

const methodIn = (lines: readonly string[]): boolean =>
  lines.some((line) => line.length > 30 && /[.!]\s*$/.test(line) && !isAmount(line));

/** Where each list of ingredients has a heading, a recipe begins at the title above it. */
const aboveLists = (lines: readonly string[]): number[] => {
  const lists = lines.flatMap((line, at) => (opensIngredients(line) ? at : []));
  return lists.flatMap((list, at) => titleAbove(lines, list, lists[at - 1] ?? -1) ?? []);
};

/** The nearest line that begins a block and may be a title. */
const titleAbove = (lines: readonly string[], list: number, before: number): number | undefined => {
  for (let at = list - 1; at > before; at -= 1) {
    const line = lines[at] ?? '';
    const opensBlock = at === 0 || (lines[at - 1] ?? '').trim() === '';
    if (opensBlock && mayBeTitle(line)) return at;
  }
  return undefined;
};

const mayBeTitle = (line: string): boolean =>
  line.trim() !== '' &&
  line.length <= 80 &&
  !/[.!?:]\s*$/.test(line) &&
  !/^\s*\d{1,2}[.)]/.test(line) &&
  sectionOf(line) === null &&
  !hasFacts(readFacts(rowsOfText(line)));

const partsAt = (lines: readonly string[], starts: readonly number[]): string[] =>
  starts.map((start, at) => lines.slice(at === 0 ? 0 : start, starts[at + 1]).join('\n'));
