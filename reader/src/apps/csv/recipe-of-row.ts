import type { TableField } from '../../words/header-words.ts';
import type { AppRecipe, AppTime } from '../app-recipe.ts';
import { emptyRecipe } from '../app-recipe.ts';
import { ingredientGroupsOf, linesOf, sectionsOf } from '../lines.ts';
import { nutrientOf, nutritionOfLines } from '../nutrition.ts';
import { addressOf, listedIn, minutesOf, momentOf, momentOfSeconds, ratingOf, timeOf } from '../values.ts';

/** A cell with its header and what somebody or the header says that it means. */
export interface Cell {
  header: string;
  field: TableField | undefined;
  text: string;
}

/** Tags in one cell are parted by any of these. */
const separators = /[,;|\n]/;

/** A program may write its list as JSON: `["soup", "winter"]`. */
const withoutBrackets = (text: string): string =>
  text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1).replaceAll('"', '') : text;

export const recipeOfCells = (key: string, cells: readonly Cell[]): AppRecipe => {
  const all = (field: TableField) =>
    cells.filter((cell) => cell.field === field && cell.text !== '').map(({ text }) => text);
  const first = (field: TableField) => all(field)[0] ?? '';
  const list = (field: TableField) => [
    ...new Set(all(field).flatMap((text) => listedIn(withoutBrackets(text), separators))),
  ];
  const addresses = [...all('url'), ...all('source')].flatMap((text) => addressOf(text) ?? []);
  const writers = [...all('source'), ...all('url')].filter((text) => !addressOf(text));
  const { nutrition, others } = nutritionOf(cells, all('nutrition'));
  return {
    ...emptyRecipe(key),
    name: first('name').replace(/\s+/g, ' '),
    description: all('description').join('\n\n') || undefined,
    url: addresses[0],
    author: writers[0],
    language: first('language') || undefined,
    yield:
      all('yield')
        .join(', ')
        .replace(/^(\d[\d.,/-]{0,9}), (?=\p{L})/u, '$1 ') || undefined,
    prepTime: timeIn(first('prepTime')),
    cookTime: timeIn(first('cookTime')),
    totalTime: timeIn(first('totalTime')),
    ingredientGroups: ingredientGroupsOf(all('ingredients').flatMap(linesOfCell)),
    instructionSections: sectionsOf(all('instructions').map(unbroken).join('\n')),
    categories: list('categories'),
    tags: list('tags'),
    cuisines: list('cuisines'),
    equipment: list('equipment'),
    notes: all('notes').map((text) => ({ title: null, text: unbroken(text) })),
    nutrition,
    rating: ratingOf(first('rating').includes('★') ? String(first('rating').split('★').length - 1) : first('rating')),
    isFavourite:
      all('favourite').some((text) => /^(?:1|true|yes|y|x|ja|oui|si|sí|sim|tak|да|✓)$/i.test(text)) || undefined,
    createdAt: momentOf(first('createdAt')) ?? momentOfSeconds(first('createdAt')),
    lastMade: momentOf(first('lastMade')),
    video: addressOf(first('video')),
    pictures: all('picture').flatMap((text) =>
      text
        .split(/\s+/)
        .flatMap((part) => addressOf(part) ?? [])
        .map((url) => ({ url })),
    ),
    unplaced: [
      ...others.map((text) => ({ name: 'Nutrition', text })),
      ...cells.filter(isUnplaced).map(({ header, text }) => ({ name: header, text })),
    ],
  };
};

/** Bare numbers are minutes. */
const timeIn = (text: string): AppTime | undefined => minutesOf(text) ?? timeOf(text);

/** Some programs write breaks of lines as signs or as tags. */
const unbroken = (text: string): string => text.replace(/\\n|<br\s*\/?>/gi, '\n').trim();

/** A cell without breaks of lines may part its ingredients by other signs. */
const linesOfCell = (text: string): string[] => {
  const lines = linesOf(unbroken(text));
  const [only = ''] = lines;
  if (lines.length !== 1) return lines;
  const sign = ['|', ';', '•'].find((sign) => only.includes(sign));
  if (sign) return listedIn(only, sign);
  // "200 g flour, 1 egg, salt", but not "1 onion, chopped".
  const parts = only.split(/,\s/).map((part) => part.trim());
  const amounts = parts.filter((part) => /^[\d½¼¾⅓⅔⅛]/.test(part)).length;
  return amounts > 1 && amounts >= parts.length / 2 ? parts.filter((part) => part !== '') : lines;
};

const isUnplaced = ({ header, field, text }: Cell): boolean =>
  field === undefined && text !== '' && header !== '' && nutrientIn(header) === undefined;

const nutrientIn = (header: string): string | undefined => (header.length <= 40 ? nutrientOf(header) : undefined);

/** A column for each nutrient, or all in one cell. */
const nutritionOf = (cells: readonly Cell[], texts: readonly string[]) => {
  const { nutrition, others } = nutritionOfLines(texts.flatMap((text) => linesOf(unbroken(text))));
  for (const { header, field, text } of cells) {
    const nutrient = field === undefined && /^[\d.,]+\s*\p{L}{0,5}$/u.test(text) ? nutrientIn(header) : undefined;
    if (nutrient) nutrition[nutrient] ??= text;
  }
  return { nutrition, others };
};
