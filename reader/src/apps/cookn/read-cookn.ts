import { plainText } from '../../html/plain-text.ts';
import type { AppReader } from '../app-reader.ts';
import { type AppIngredient, type AppPicture, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { ingredientGroupsOf, sectionsOf } from '../lines.ts';
import { OpenedFile, type SentFile, type Surroundings } from '../sent-file.ts';
import { addressOf, minutesOf, ratingOf, timeOf } from '../values.ts';
import { type DsvRow, recipeType, rowsOfDsv } from './rows-of-dsv.ts';

/** Cook'n 9 and later: a zip of tables in Windows-1252; recipes begin at the one that has their titles. Menus and tips are rows as well. */
export const cookn: AppReader = {
  app: 'cookn_dsv',
  recognise: ({ start, text }) =>
    start.startsWith('ID||||TITLE||||') &&
    rowsOfDsv(text.slice(0, 100_000)).some((row) => row.get('TYPE') === recipeType)
      ? 1
      : 0,
  async *read(file) {
    const table = async (name: string): Promise<DsvRow[]> => {
      const found = file.around.find(`${name}.dsv`);
      return found ? rowsOfDsv(new OpenedFile(found.path, await found.read(), file.around).text) : [];
    };
    const tables: Tables = {
      recipes: byId(await table('temp_recipe')),
      chapters: byId(await table('temp_chapter_desc')),
      foods: byId(await table('temp_food')),
      units: byId(await table('temp_unit')),
      lines: new Map(),
      media: new Map(),
    };
    for (const row of await table('temp_media')) {
      const owner = cell(row, 'ENTITY_ID');
      tables.media.set(owner, [...(tables.media.get(owner) ?? []), cell(row, 'ID')].slice(0, mostLines));
    }
    for (const row of await table('temp_ingredient')) {
      const parent = cell(row, 'PARENT_ID');
      tables.lines.set(parent, [...(tables.lines.get(parent) ?? []), row].slice(0, mostLines));
    }
    // The first recipe stands for all to which the other tables belong.
    let parts = file.around.below().filter(isTable).slice(0, mostTables);
    for (const row of rowsOfDsv(file.text)) {
      if (row.get('TYPE') !== recipeType) continue;
      yield { ...recipeOf(row, file, tables), ...(parts.length > 0 && { parts }) };
      parts = [];
    }
  },
};

const mostLines = 500;
const mostTables = 100;

/** Menus and tips belong to no recipe, and are told of. */
const isTable = ({ path }: SentFile): boolean =>
  /(?:\.dsv|\/cp\d{3,4})$/i.test(path) && !/\/temp_(?:menu|tip|technique)/i.test(path);

interface Tables {
  recipes: Map<string, DsvRow>;
  chapters: Map<string, DsvRow>;
  foods: Map<string, DsvRow>;
  units: Map<string, DsvRow>;
  /** Of ingredients, by the recipe that they are in. */
  lines: Map<string, DsvRow[]>;
  /** Ids of pictures and films, by what they belong to. */
  media: Map<string, string[]>;
}

const cell = (row: DsvRow | undefined, name: string): string => {
  const text = row?.get(name)?.trim() ?? '';
  return text === '[null]' ? '' : text;
};

const byId = (rows: readonly DsvRow[]): Map<string, DsvRow> => new Map(rows.map((row) => [cell(row, 'ID'), row]));

const recipeOf = (row: DsvRow, { path, around }: OpenedFile, tables: Tables): AppRecipe => {
  const id = cell(row, 'ID');
  const more = tables.recipes.get(id);
  const instructions = cell(more, 'INSTRUCTIONS');
  const chapter = cell(tables.chapters.get(cell(row, 'PARENT')), 'TITLE');
  const lines = [...(tables.lines.get(id) ?? [])].sort(
    (one, other) => Number(cell(one, 'DISPLAY_ORDER')) - Number(cell(other, 'DISPLAY_ORDER')),
  );
  return {
    ...emptyRecipe(`${path}#${id}`),
    name: cell(row, 'TITLE').replace(/\s+/g, ' '),
    description: plainLines(cell(row, 'DESCRIPTION')) || undefined,
    url: addressOf(/href="(https?:\/\/[^"\s<>]{4,500})"/.exec(instructions)?.[1]),
    yield: cell(more, 'YIELD') || cell(more, 'SERVES') || undefined,
    prepTime: timeOf(cell(more, 'PREPTIME_STRING')) ?? minutesOf(cell(more, 'PREPTIME')),
    cookTime: timeOf(cell(more, 'COOKTIME_STRING')) ?? minutesOf(cell(more, 'COOKTIME')),
    ingredientGroups: groupsOf(lines.map((line) => ingredientOf(line, path, tables))),
    instructionSections: sectionsOf(plainLines(instructions)),
    categories: chapter === '' ? [] : [chapter],
    rating: ratingOf(cell(more, 'RANK')),
    pictures: [...(tables.media.get(id) ?? [])].flatMap((media) => pictureNamed(around, media)),
  };
};

/** No sample has pictures: the number of one is taken for the name of its file, wherever it lies. */
const pictureNamed = (around: Surroundings, media: string): AppPicture[] =>
  ['jpg', 'jpeg', 'png', 'gif']
    .flatMap((ending) => around.endingIn(`/${media}.${ending}`).slice(0, 1))
    .map((file) => ({ file }));

/** Groups by the look of lines; what a line asks for goes with it. */
const groupsOf = (lines: readonly AppIngredient[]): AppRecipe['ingredientGroups'] => {
  const recipes = new Map(lines.map(({ text, recipe }) => [text, recipe]));
  return ingredientGroupsOf(lines.map(({ text }) => text)).map(({ name, ingredients }) => ({
    name,
    ingredients: ingredients.map((line) => {
      const recipe = recipes.get(line.text);
      return { ...line, ...(recipe && { recipe }) };
    }),
  }));
};

const plainLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => plainText(line))
    .join('\n')
    .trim();

/** An amount of 0 is none, of "2 4" from 2 to 4, and a line without anything else is empty. */
const ingredientOf = (line: DsvRow, path: string, { foods, units }: Tables): AppIngredient => {
  const amount = cell(line, 'AMOUNT_QTY_STRING')
    .replace(/^0$/, '')
    .replace(/^(\d{1,4})\s+(\d{1,4})$/, '$1-$2');
  const unit = units.get(cell(line, 'AMOUNT_UNIT'));
  const food = foods.get(cell(line, 'INGREDIENT_FOOD_ID'));
  const isOne = /^(?:1|\d{1,3}\/\d{1,3})?$/.test(amount);
  const words = [
    amount,
    (isOne ? '' : cell(unit, 'PLURAL_NAME')) || cell(unit, 'NAME'),
    cell(line, 'PRE_QUALIFIER').replace(/^[•*]\s*/, ''),
    (isOne || unit ? '' : cell(food, 'PLURAL_NAME')) || cell(food, 'NAME'),
  ].filter((word) => word !== '');
  const after = cell(line, 'POST_QUALIFIER');
  const other = cell(line, 'INGREDIENT_RECIPE_ID');
  const sign = after === '' || words.length === 0 || /^(?:[,;.]|s\b)/.test(after) ? '' : ' ';
  return { text: `${words.join(' ')}${sign}${after}`, ...(other && { recipe: `${path}#${other}` }) };
};
