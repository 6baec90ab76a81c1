import type { AppReader } from '../app-reader.ts';
import { type AppIngredient, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { nameOf } from '../ingredient-parts.ts';
import { sectionsOf } from '../lines.ts';
import { asHeading } from '../marked-headings.ts';
import { pictureAt, picturesOf } from '../pictures.ts';
import { plainMarkdown } from '../plain-markdown.ts';
import type { OpenedFile } from '../sent-file.ts';
import { addressOf, isRecord, minutesOf, recordsOf, textOf } from '../values.ts';

/**
 * KitchenOwl: JSON of a household with its recipes and the items of its lists. Written without a file of the program: anything but the
 * items of a recipe may be missing.
 */
export const kitchenowl: AppReader = {
  app: 'kitchenowl',
  recognise: ({ json }) => {
    const recipes = recipesIn(json);
    if (recipes.length === 0) return 0;
    return isRecord(json) && Array.isArray(json.items) ? 1 : recipes.some(hasMarks) ? 0.9 : 0;
  },
  *read(file) {
    let number = 0;
    for (const recipe of recipesIn(file.json)) {
      number += 1;
      yield recipeOf(recipe, `${file.path}#${number}`, file);
    }
  },
};

const recipesIn = (json: unknown): Record<string, unknown>[] =>
  isRecord(json)
    ? recordsOf(json.recipes).filter(({ name, items }) => typeof name === 'string' && Array.isArray(items))
    : [];

const hasMarks = (recipe: Record<string, unknown>): boolean =>
  'yields' in recipe || 'cook_time' in recipe || 'prep_time' in recipe;

const recipeOf = (recipe: Record<string, unknown>, key: string, file: OpenedFile): AppRecipe => {
  const source = textOf(recipe.source);
  const url = addressOf(source);
  const items = recordsOf(recipe.items)
    .map(lineOf)
    .filter(({ text }) => text !== '');
  const servings = textOf(recipe.yields);
  return {
    ...emptyRecipe(key),
    name: textOf(recipe.name),
    url,
    author: url ? undefined : source || undefined,
    yield: servings === '0' ? undefined : servings || undefined,
    prepTime: minutesOf(recipe.prep_time),
    cookTime: minutesOf(recipe.cook_time),
    totalTime: minutesOf(recipe.time),
    ingredientGroups: items.length > 0 ? [{ name: null, ingredients: items }] : [],
    instructionSections: sectionsOf(methodIn(textOf(recipe.description))),
    tags: (Array.isArray(recipe.tags) ? recipe.tags : []).map(nameOf).filter((name) => name !== ''),
    pictures: picturesIn(recipe.photo, file),
  };
};

/** Foods are named as "@flour", and sections begin at "## Dough". */
const methodIn = (description: string): string =>
  description
    .split('\n')
    .map((line) => asHeading(plainMarkdown(line)).replace(/(?<![\w@.])@(?=\p{L})/gu, ''))
    .join('\n');

/** An item is a food; its description says how much of it. */
const lineOf = ({ name, description, optional }: Record<string, unknown>): AppIngredient => {
  const line = [textOf(description), textOf(name)].filter((part) => part !== '').join(' ');
  return { text: optional === true && line !== '' ? `${line}, optional` : line };
};

const picturesIn = (photo: unknown, { around }: OpenedFile): AppRecipe['pictures'] => {
  const url = addressOf(photo);
  return url ? [{ url }] : picturesOf([pictureAt(around, textOf(photo))]);
};
