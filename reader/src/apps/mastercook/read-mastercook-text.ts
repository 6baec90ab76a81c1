import type { AppReader } from '../app-reader.ts';
import { type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { readHead } from '../columns/head.ts';
import { type RecipePart, recipePartsOf } from '../columns/recipe-parts.ts';
import { groupsOfRows, type Row } from '../columns/rows.ts';
import { labelIn } from '../labels.ts';
import { readMethod } from '../method-text.ts';
import { addressOf, listedIn, timeOf, unplacedOf } from '../values.ts';

const begins = (line: string): boolean => /^\s{0,60}\*\s{0,4}exported\s{1,4}(?:from|for)\s{1,4}mastercook/i.test(line);

/** MasterCook's `.mxp`, the text that people sent in mails: columns below a ruler, with labels before and after the method. */
export const mastercookText: AppReader = {
  app: 'mastercook_text',
  recognise: ({ start, text }) => {
    // Files of the same program in XML have such lines in their notes.
    if (/^\W{0,9}<[?!\w]/.test(start)) return 0;
    if (/^[ >]{0,60}\*\s{0,4}exported\s{1,4}(?:from|for)\s{1,4}mastercook/im.test(text)) return 1;
    return /^[ >]{0,12}recipe by {0,9}:.{0,200}\n{1,3}[ >]{0,12}serving size {0,9}:/im.test(text) ? 0.8 : 0;
  },
  *read(file) {
    let parts = 0;
    let last: RecipePart | undefined;
    for (const part of recipePartsOf(file, { begins, ends: () => false })) {
      parts += 1;
      last = part;
      yield recipeOf({ ...part, lines: part.lines.slice(1) });
    }
    if (last && !last.lines.some((line) => rule.test(line) || /^nutr\. assoc\./i.test(line))) file.noteCut();
    if (parts === 0) yield recipeOf({ key: `${file.path}#1`, lines: file.text.split('\n') });
  },
};

const recipeOf = ({ key, lines }: RecipePart): AppRecipe => {
  const { title, head, rows, method, after } = partsOf(lines);
  const { fields: quoted, rest } = quotedIn(method);
  const read = readMethod(rest);
  const { instructionSections, ...rests } = readMethod(after);
  const source = quoted.get('source');
  const sources = [...quoted].filter(([label]) => label.startsWith('s('));
  const url = [...sources.map(([, said]) => said), source].map(addressOf).find((address) => address !== undefined);
  return {
    ...emptyRecipe(key),
    ...read,
    name: title,
    description: quoted.get('description'),
    url: url ?? read.url,
    author: [head.get('recipe by'), addressOf(source) ? '' : source].filter(Boolean).join(', ') || read.author,
    yield: servingsIn(head) ?? quoted.get('yield') ?? read.yield,
    prepTime:
      timeOf(/preparation time\s{0,9}:\s{0,9}([\d:]{1,9})/i.exec(head.get('serving size') ?? '')?.[1]) ?? read.prepTime,
    cookTime: timeOf(quotedLike(quoted, /^t\((?:cook|bak)/)) ?? read.cookTime,
    totalTime: timeOf(quoted.get('start to finish time')) ?? read.totalTime,
    categories: listedIn(head.get('categories'), /,\s|\s{2,}/),
    cuisines: listedIn(quoted.get('cuisine')),
    ingredientGroups: groupsOfRows(rows),
    notes: [
      ...read.notes,
      ...rests.notes,
      ...instructionSections.flatMap(({ steps }) => steps.map(({ text }) => ({ title: null, text }))),
    ],
    nutrition: { ...read.nutrition, ...rests.nutrition },
    unplaced: unplacedOf({
      Yield: servingsIn(head) ? quoted.get('yield') : '',
      Copyright: quoted.get('copyright'),
      Ratings: quoted.get('ratings'),
      Wine: quoted.get('suggested wine'),
      ...Object.fromEntries(
        sources
          .filter(([, said]) => addressOf(said) !== url)
          .map(([label, said]) => [label.slice(2).replace(/\)$/, ''), said]),
      ),
    }),
  };
};

/** Servings of 1 are what the program has where nobody said how many. */
const servingsIn = (head: Map<string, string>): string | undefined =>
  /^\d{1,6}(?:\.\d{1,3})?/.exec(head.get('serving size') ?? '')?.[0];

const quotedLike = (quoted: Map<string, string>, name: RegExp): string | undefined =>
  [...quoted].find(([label]) => name.test(label))?.[1];

interface Parts {
  title: string;
  head: Map<string, string>;
  rows: Row[];
  method: string[];
  /** What stands below the rule that ends the method. */
  after: string[];
}

/** It stands below each method. */
const rule = /^\s{0,60}-(?: -){3,40}\s*$/;
const ruler = /^\s{0,4}-{6,9}\s{1,4}-{8,16}\s{1,4}-{8,60}\s*$/;
const isColumnTitle = (line: string): boolean => /^\s{0,6}amount\s{1,9}measure\s{1,12}ingredient/i.test(line);
/** Numbers of a table of nutrients that only the program has. */
const isAssociation = (line: string): boolean => /^(?:nutr\. assoc\.|[\d ]{0,200}$)/i.test(line);
const isMailHead = (line: string): boolean => /^(?:(?:From|To|Date|Subject|Message-I[Dd]): |-{5})/.test(line);

const partsOf = (lines: readonly string[]): Parts => {
  const labelled = lines.findIndex((line) => /^\s{0,12}(?:recipe by|serving size|categories)\s{0,9}:/i.test(line));
  const title = lines.slice(0, Math.max(labelled, 0)).map((line) => line.trim());
  const { fields, rest } = readHead(lines.slice(Math.max(labelled, 0)), ['categories', 'serving size']);
  const end = rest.findIndex((line) => rule.test(line));
  const before = (end < 0 ? rest : rest.slice(0, end)).filter((line) => !/^nutr\. assoc\./i.test(line));
  const after = end < 0 ? [] : rest.slice(end + 1);
  const mail = after.findIndex(isMailHead);
  return {
    title: title.filter((line) => line !== '').join(' '),
    head: fields,
    ...rowsIn(before),
    after: after
      .slice(0, mail < 0 ? undefined : mail)
      .filter((line) => line === '' || !isAssociation(line))
      .map((line) => line.replace(/^per serving \([^()]{1,40}\)(?=:)/i, 'Per serving')),
  };
};

const rowsIn = (lines: readonly string[]): Pick<Parts, 'rows' | 'method'> => {
  const first = lines.findIndex((line) => line.trim() !== '');
  const at = lines.findIndex((line) => ruler.test(line));
  if (at < 0 || !isColumnTitle(lines[first] ?? '')) return { rows: [], method: [...lines] };
  const [unitAt = 10, textAt = 24] = [...(lines[at] ?? '').matchAll(/(?<= )-/g)].map(({ index }) => index);
  const rows: Row[] = [];
  let next = at + 1;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    const row = rowOf(line, unitAt, textAt);
    if (row) rows.push(row);
    else if (line.trim() !== '') break;
  }
  return { rows, method: lines.slice(next) };
};

/** A text that begins in the column of ingredients is one without an amount; further left, a unit may be wider than its column. */
const rowOf = (line: string, unitAt: number, textAt: number): Row | null => {
  const [amount, unit] = [line.slice(0, unitAt).trim(), line.slice(unitAt, textAt)];
  const text = line.slice(textAt).trim();
  if (!/^[\d\s.,/–-]*$/.test(amount)) return null;
  if (amount === '' && unit.trim() === '') {
    const heading = /^\*{1,5}([^*]{1,80})\*{1,5}$/.exec(text)?.[1]?.trim();
    return heading ? { heading } : text === '' ? null : { amount: '', unit: '', text };
  }
  if (text !== '' && /\s$/.test(unit)) return { amount, unit: unit.trim(), text };
  return amount === '' ? null : { amount, unit: '', text: line.slice(unitAt).trim().replace(/\s+/g, ' ') };
};

/** "Description:" and "Ratings :" with what stands in quotes below them, or behind them, and the lines between. */
const quotedIn = (lines: readonly string[]): { fields: Map<string, string>; rest: string[] } => {
  const fields = new Map<string, string>();
  const rest: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const label = labelIn(line.replace(/^([ST])\(([^()]{1,30})\)/, '$1 $2'));
    const name = line.slice(0, line.indexOf(':')).trim().toLowerCase();
    if (label?.said === '' && /^\s{1,8}"/.test(lines[at + 1] ?? '')) {
      const said: string[] = [];
      do said.push((lines[++at] ?? '').trim());
      while (!said.at(-1)?.endsWith('"') && /\S/.test(lines[at + 1] ?? ''));
      fields.set(name, said.join(' ').replace(/^"|"$/g, '').trim());
    } else if (name === 'ratings' && label) {
      const said = [label.said];
      while (/\d\s*$/.test(lines[at + 1] ?? '')) said.push((lines[++at] ?? '').trim());
      fields.set(name, said.join(' '));
    } else rest.push(line);
  }
  return { fields, rest };
};
