import type { AppReader } from '../app-reader.ts';
import { type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { readHead } from '../columns/head.ts';
import { type RecipePart, recipesOfParts } from '../columns/recipe-parts.ts';
import { groupsOfRows, type Row, ruled } from '../columns/rows.ts';
import { nutritionOf, readMethod } from '../method-text.ts';
import { addressOf, listedIn, timeOf, unplacedOf } from '../values.ts';

const title = /^ {0,12}titel {0,4}:/i;
const end = /^={5,}$/;
const isBegin = (line: string): boolean => /^={5}/.test(line) && /rezkonv/i.test(line.slice(0, 80));

/** RezKonv and its suite, the German Meal-Master: wider columns of units in words, and a block for the source. */
export const rezkonv: AppReader = {
  app: 'rezkonv',
  recognise: ({ text }) => {
    if (/^[ >]{0,9}={5,30}.{0,20}rezkonv/im.test(text)) return 1;
    return /^[ >]{0,12}titel *:.{0,90}\n{1,3}[ >]{0,12}kategorien *:/im.test(text) ? 0.8 : 0;
  },
  read: (file) =>
    recipesOfParts(
      file,
      { begins: (line) => title.test(line), ends: (line) => end.test(line), announces: isBegin },
      recipeOf,
    ),
};

const recipeOf = ({ key, lines }: RecipePart): AppRecipe => {
  const { fields, rest } = readHead(lines, ['menge', 'portionen', 'kategorien']);
  const { titel = '', kategorien, menge, portionen, ...others } = Object.fromEntries(fields);
  const { rows, blocks, method } = partsOf(rest);
  const read = readMethod(method.flatMap(labelledLine), true);
  const recipe: AppRecipe = {
    ...emptyRecipe(key),
    ...read,
    name: titel,
    language: 'de',
    yield: menge || portionen || read.yield,
    categories: listedIn(kategorien),
    ingredientGroups: groupsOfRows(rows),
    unplaced: unplacedOf(others),
  };
  for (const block of blocks) putBlock(recipe, block);
  return recipe;
};

/** ":Zubereitungszeit  : 30 Minuten" is a paragraph of its own, and ":  : Ada" goes on it. */
const labelledLine = (line: string, at: number, lines: readonly string[]): string[] => {
  const isLabelled = (other = '') => /^:\s{0,4}\p{L}[^:]{0,40}:/u.test(other);
  if (isLabelled(line)) return ['', line.slice(1), ...(/^:\s{2,40}:/.test(lines[at + 1] ?? '') ? [] : [''])];
  return /^:\s{2,40}:/.test(line) ? [line.replace(/^:\s{2,40}:/, ' ')] : [line];
};

/** A block below a heading that has something else than ingredients. */
interface Block {
  heading: string;
  lines: string[];
}

const blockNames =
  /quelle|erfasst|erfaßt|konvertiert|zubereitungszeit|arbeitszeit|garzeit|backzeit|koch|gesamtzeit|pro portion|pro stück|nährwert|anmerkung|hinweis|tipp?s?$|notiz|info|l[aä].{0,6}sich gut vorbereiten|nichts für kinder/i;

/** Amounts in seven letters, units in up to eleven, and what it is. */
const cells = /^([\d\s.,/–-]{7})(?=[\s\d])(.{4,13}?)(?:(?<=^.{18}) {1,2}|(?<=^.{17}) )(\S.*)$/;
const bare = /^\s{15,24}(\S.*)$/;
const loose = /^\s{1,10}(\d[\d/.,–-]*(?: \d\/\d)?)\s{1,9}(\S.*)$/;

const rowOf = (line: string): Row | null => {
  const [, amount = '', unit = '', text = ''] = cells.exec(line) ?? [];
  if (text !== '' && unit.trim().split(/\s+/).length <= 3) return { amount: amount.trim(), unit: unit.trim(), text };
  const [, only = ''] = bare.exec(line) ?? [];
  if (only !== '') return { amount: '', unit: '', text: only };
  const [, number = '', rest = ''] = loose.exec(line) ?? [];
  return rest === '' ? null : { amount: number, unit: '', text: rest.replace(/\s+/g, ' ') };
};

const partsOf = (lines: readonly string[]): { rows: Row[]; blocks: Block[]; method: string[] } => {
  const parts = { rows: [] as Row[], blocks: [] as Block[], method: [] as string[] };
  let block: Block | null = null;
  let isMethod = false;
  lines.forEach((line, at) => {
    const heading = ruled(line);
    const row = isMethod ? null : rowOf(line);
    if (heading !== null) {
      block = blockNames.test(heading) ? { heading, lines: [] } : null;
      if (block) parts.blocks.push(block);
      isMethod = !block && !rowOf(lines.slice(at + 1, at + 4).find((next) => next.trim() !== '') ?? '');
      if (!block) isMethod ? parts.method.push('', `${heading}:`, '') : parts.rows.push({ heading });
    } else if (block && line.trim() !== '' && /^\s{5}/.test(line)) {
      block.lines.push(line.trim().replace(/^--\s*/, ''));
    } else if (line.trim() === '') {
      if (isMethod) parts.method.push(line);
    } else if (row) {
      block = null;
      parts.rows.push(row);
    } else {
      block = null;
      isMethod = true;
      parts.method.push(line);
    }
  });
  return parts;
};

const putBlock = (recipe: AppRecipe, { heading, lines }: Block): void => {
  const text = lines.join(' ');
  if (/quelle/i.test(heading)) {
    putSource(recipe, lines);
    return;
  }
  const time = timeOf(text);
  if (/zeit/i.test(heading) && typeof time === 'number') recipe.totalTime ??= time;
  else if (/portion|stück|nährwert/i.test(heading)) {
    const { nutrition, others } = nutritionOf(text);
    recipe.nutrition = { ...nutrition, ...recipe.nutrition };
    if (others.length > 0) recipe.unplaced.push({ name: sentence(heading), text });
  } else recipe.notes.push({ title: sentence(heading), text: text || sentence(heading) });
};

/** Books, their authors and addresses come first; who typed it last. */
const putSource = (recipe: AppRecipe, lines: readonly string[]): void => {
  const typed = lines.findIndex((line) => /erfasst|erfaßt|konvertiert|gepostet|umgew/i.test(line));
  const source = (typed < 0 ? lines : lines.slice(0, typed)).join(', ');
  const typist = typed < 0 ? '' : lines.slice(typed).join(' ');
  recipe.url ??= addressOf(/https?:\/\/[^\s<>),"]{4,500}/i.exec(lines.join(' '))?.[0]);
  if (source !== '') recipe.author ??= source;
  recipe.unplaced.push(...unplacedOf({ Erfasst: typist.replace(/^erfa(?:ss|ß)t:?\s*/i, '') }));
};

/** "PRO PORTION CA" as "Pro portion ca". */
const sentence = (heading: string): string =>
  /\p{Ll}/u.test(heading) ? heading : heading.slice(0, 1) + heading.slice(1).toLowerCase();
