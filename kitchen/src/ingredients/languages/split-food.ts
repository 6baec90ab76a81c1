import { endings, type Rules } from './rules.ts';

/** Cuts off what is not the food: brackets, what follows a comma or a dash, purposes, preparations. */
export function splitFood(text: string, rules: Rules): { food: string; notes: string[] } {
  const notes: string[] = [];
  const plain = text
    .replace(/(?<=\p{L})\((?:\p{L}{1,4}|-?\p{L}\/-?\p{L}{1,3})\)/gu, '')
    .replace(otherEnding, '')
    .replace(optionalBeginning, '$1')
    .replace(/\(([^)]*)\)?/g, (_, inside: string) => {
      notes.push(inside.trim());
      return ' ';
    })
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  const cut = /\s?[,;:*](?!\d)|\s[-–—]+\s?|\s[/+]\s/u.exec(plain);
  const before = cut && cut.index > 0 ? plain.slice(0, cut.index) : plain;
  const after = cut && cut.index > 0 ? plain.slice(cut.index).replace(/^[\s,;:*–—/+-]+/, '') : '';
  const whole = rules.whole.exec(before);
  const wholeEnd = whole ? whole.index + whole[0].length : 0;
  const behind = before.slice(wholeEnd);
  const begin = firstOf(
    [contentsBehind, rules.noteBegins, rules.sizeBehind, rules.roughAmount, rules.otherAmount],
    behind,
  );
  const words = before
    .slice(0, wholeEnd + begin)
    .trim()
    .split(' ');
  const purpose = behind.slice(begin).trim();
  const wordsBeforeWhole = whole ? wordsIn(before.slice(0, whole.index)) : words.length;
  const prepared = Math.min(wordsBeforeWhole, preparedFirst(words, rules));
  const first = prepared < words.length ? prepared : -1;
  const leading = first > 0 ? words.splice(0, first) : [];
  const trailing = words.splice(foodEnd(words, wordsIn(before.slice(0, wholeEnd)) - leading.length, rules));
  const isPreparationOnly = first < 0 && after !== '' && purpose === '' && before.split(' ').length > 1;
  if (isPreparationOnly) return withNote(before, splitFood(after, rules));
  const food = first < 0 ? before : words.join(' ');
  const found = first < 0 ? [purpose, after] : [leading.join(' '), trailing.join(' '), purpose, after];
  return {
    food: food.replace(/(?<![\s.,;:*…・-])[\s.,;:*…・-]+$/u, ''),
    notes: [...found.filter((note) => note !== ''), ...notes.filter((note) => note !== '')].map((note) =>
      note.replace(/(?<![\s.,;*-])[\s.,;*-]+$/u, ''),
    ),
  };
}

/** What is in each packet: "25g" in "1 gói bột rau câu 25g". */
const contentsBehind = /(?<=\p{L})[\s\u00a0]\d+(?:[.,]\d+)?[\s\u00a0]?(?:g|gr|kg|ml|cl|dl|г|гр|кг|мл)\.?$/iu;

/** How many words at the beginning say what was done to the food: "fein gehackter", "frisch gemahlener". */
function preparedFirst(words: readonly string[], rules: Rules): number {
  let count = 0;
  while (count < words.length) {
    const [word = '', next = ''] = words.slice(count);
    if (next !== '' && rules.prepared.test(`${word} ${next}`)) count += 2;
    else if (rules.prepared.test(word)) count += 1;
    else break;
  }
  return count;
}

/** Where what was done to the food, or its size, begins: "perejil picado", "carote grandi", but not within "salt og revet ost". */
function foodEnd(words: readonly string[], from: number, rules: Rules): number {
  for (let i = Math.max(1, from); i < words.length; i += 1) {
    if (rules.and.test(words[i - 1] ?? '')) continue;
    const rest = words.slice(i);
    if (rest.every((word) => isSize(word, rules) || rules.prepared.test(word))) return i;
    if (preparedFirst(rest, rules) > 0 && hasFood(words.slice(0, i), rest, rules)) return i;
  }
  return words.length;
}

/** Whether the food is among the words so far, or only what is said of it beforehand: "ganze" before "geschälte Tomaten". */
function hasFood(words: readonly string[], rest: readonly string[], rules: Rules): boolean {
  if (words.every((word) => rules.quality.test(word))) return false;
  return !rules.nounsAreCapital || words.some(isCapital) || !rest.some(isCapital);
}

function isCapital(word: string): boolean {
  return /^\P{L}*\p{Lu}/u.test(word);
}

/** Sizes of eggs are the same letters everywhere. */
const eggSize = /^(?:S|M|L|XL)$/;

function isSize(word: string, rules: Rules): boolean {
  if (eggSize.test(word)) return true;
  rules.size.lastIndex = 0;
  return rules.size.test(word) && rules.size.lastIndex === word.length;
}

/** The plural that stands beside a singular: "Zwiebel / Zwiebeln" stays, "Zwiebel/n" loses its end. */
const otherEnding = new RegExp(`(?<=\\p{L}{2})/-?(?:${endings})(?!\\p{L})`, 'giu');

/** "(olijf)olie" and "(Soja-)Sahne" are the longer word: the shorter one would lose what was asked for first. */
const optionalBeginning = /(?<!\p{L})\((\p{L}+-|\p{L}{2,}(?=\)\p{Ll}))\)(?=\p{L})/gu;

/** Where the first of these begins; the end of the text where none does. */
function firstOf(patterns: readonly RegExp[], text: string): number {
  return Math.min(...patterns.map((pattern) => pattern.exec(text)?.index ?? text.length));
}

function wordsIn(text: string): number {
  return text.split(' ').filter(Boolean).length;
}

/** "grob gehackte, geröstete Haselnüsse": what stands before the comma belongs to the food behind it. */
function withNote(note: string, { food, notes }: { food: string; notes: string[] }) {
  return { food, notes: [note, ...notes] };
}
