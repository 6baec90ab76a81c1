import { fieldOfHeader, type TableField } from '../../words/header-words.ts';
import type { AppReader } from '../app-reader.ts';
import { emptyRecipe } from '../app-recipe.ts';
import { rowsOfCsv } from '../csv/parse-csv.ts';
import { cellsOf, headerOf } from '../csv/read-table.ts';
import { recipeOfCells } from '../csv/recipe-of-row.ts';
import { addressOf } from '../values.ts';

/** A list of addresses of recipes, one in each row, with names, tags and categories where somebody noted them. */
export const urlList: AppReader = {
  app: 'url_list',
  recognise: ({ start, text: whole }) => {
    const text = tableOf(whole);
    const header = headerOf(start, text);
    const fields = header.map(fieldOfHeader);
    if (fields.includes('ingredients') || fields.includes('instructions')) return 0;
    if (fields.includes('url')) return isMostlyLinks(text, fields.indexOf('url')) ? 0.9 : 0;
    if (/^\s*"?https?:\/\//i.test(text.slice(0, 200)) && isMostlyLinks(text)) return 0.5;
    return /^\s*[<{[]\s*["<!\w]/.test(start) || !isLinkLines(text) ? 0 : 0.4;
  },
  *read({ text: whole, path }) {
    const text = tableOf(whole);
    if (isLinkLines(text)) {
      yield* recipesOfLines(text, path);
      return;
    }
    let header: string[] | undefined;
    let fields: (TableField | undefined)[] = [];
    let at = 0;
    for (const row of rowsOfCsv(text)) {
      if (!header) {
        header = row;
        fields = row.some((cell) => addressOf(cell)) ? row.map(bareField) : row.map(fieldOfHeader);
        if (!row.some((cell) => addressOf(cell))) continue;
      }
      const recipe = recipeOfCells(`${path}#${at++}`, cellsOf(header, fields, row));
      if (recipe.url) yield { ...recipe, isLink: true };
    }
  },
};

/** What Google's saved links of a collection have above the table: what it is about, and an empty line. */
const tableOf = (text: string): string => {
  const at = text.slice(0, 5000).search(/\n\nTitle,Note,URL/i);
  return at < 0 ? text : text.slice(at + 2);
};

/** Lines of nothing but addresses and a few words, besides headings and empty ones; what parts cells is in a table. */
const isLinkLines = (text: string): boolean => {
  const lines = text
    .slice(0, 20_000)
    .split('\n')
    .filter((line) => line.trim() !== '' && headingIn(line) === null);
  const links = lines.filter((line) => linkIn(line) !== null && !/["\t;,]/.test(line));
  return links.length > 0 && links.length >= lines.length * 0.9;
};

const headingIn = (line: string): string | null => {
  const text = line.trim();
  if (text.startsWith('#') && /^#{1,6} /.test(text)) return text.slice(text.indexOf(' ')).trim();
  return text.endsWith(':') && text.length <= 60 ? text.slice(0, -1) : null;
};

const longestWords = 300;

/** "https://pies.example/leek #winter", "Leek pie – https://…" and "- [Leek pie](https://…)", as people type them. */
const linkIn = (line: string): { url: string; words: string } | null => {
  const at = line.search(/https?:\/\//i);
  if (at < 0) return null;
  const [whole = ''] = /^\S+/.exec(line.slice(at)) ?? [];
  const written = /^[^)>\]|"]+/.exec(whole)?.[0] ?? '';
  const url = addressOf(written);
  const words = `${line.slice(0, at)} ${line.slice(at + written.length)}`;
  return url && words.length <= longestWords ? { url, words } : null;
};

function* recipesOfLines(text: string, path: string) {
  let category = '';
  let at = 0;
  for (const line of text.split('\n')) {
    const link = linkIn(line);
    if (!link) category = headingIn(line) ?? category;
    else {
      yield {
        ...emptyRecipe(`${path}#${at++}`),
        ...wordsOf(link.words),
        url: link.url,
        isLink: true as const,
        categories: category === '' ? [] : [category],
      };
    }
  }
}

/** What is written beside an address: a name, and tags that begin with "#". */
const wordsOf = (words: string): { name: string; tags: string[] } => {
  const all = words
    .replace(/[\][()<>|]/g, ' ')
    .split(/\s/)
    .filter((word) => word !== '');
  const isTag = (word: string) => word.startsWith('#') && word.length > 1;
  const isSign = (word: string) => !/[\p{L}\p{N}]/u.test(word);
  const name = all.filter((word) => !isTag(word));
  while (name[0] !== undefined && isSign(name[0])) name.shift();
  while (isSign(name.at(-1) ?? 'a')) name.pop();
  return { name: name.join(' '), tags: all.filter(isTag).map((word) => word.slice(1)) };
};

/** Without headers an address is told by its look, and what stands beside it are tags. */
const bareField = (cell: string): TableField => (addressOf(cell) ? 'url' : 'tags');

const sampled = 30;

const isMostlyLinks = (text: string, column?: number): boolean => {
  let [links, rows] = [0, 0];
  for (const row of rowsOfCsv(text.slice(0, 50_000))) {
    if (rows++ > sampled) break;
    if (column === undefined ? row.some((cell) => addressOf(cell)) : addressOf(row[column])) links += 1;
  }
  return links > 0 && links >= (rows - 2) * 0.7;
};
