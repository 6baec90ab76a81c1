import type { AppReader } from '../app-reader.ts';
import { type AppIngredientGroup, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { numberText } from '../ingredient-parts.ts';
import { nutrientOf } from '../nutrition.ts';
import { pictureAt, pictureNamed, picturesOf } from '../pictures.ts';
import type { OpenedFile } from '../sent-file.ts';
import {
  addressOf,
  isRecord,
  minutesOf,
  momentOf,
  ratingOf,
  recordsOf,
  textOf,
  textsOf,
  unplacedOf,
} from '../values.ts';
import { filesOfSteps, groupsOfStep, sectionsOfSteps } from './tandoor-steps.ts';

/** Tandoor's default export: a zip for each recipe with `recipe.json`, whose steps have their own ingredients, and a picture. */
export const tandoor: AppReader = {
  app: 'tandoor',
  recognise: ({ json }) => (isTandoor(Array.isArray(json) ? json[0] : json) ? 1 : 0),
  *read(file) {
    const all = Array.isArray(file.json) ? file.json : [file.json];
    for (const [at, json] of all.entries()) {
      if (isTandoor(json)) yield recipeOf(file, json, all.length > 1 ? `${file.path}#${at}` : file.path);
    }
  },
};

const marks = ['working_time', 'waiting_time', 'servings_text', 'internal', 'source_url', 'keywords'];

const isTandoor = (json: unknown): json is Record<string, unknown> =>
  isRecord(json) &&
  Array.isArray(json.steps) &&
  marks.filter((mark) => mark in json).length >= 2 &&
  !('slug' in json) &&
  json.steps.every((step) => isRecord(step) && ('instruction' in step || 'ingredients' in step));

const recipeOf = (file: OpenedFile, json: Record<string, unknown>, key: string): AppRecipe => {
  const steps = recordsOf(json.steps);
  const working = minutesOf(json.working_time);
  const waiting = minutesOf(json.waiting_time);
  const own = pictureNamed(file.around, 'image') ?? pictureNamed(file.around, 'recipe');
  const named = textOf(json.image);
  const { pictures, assets } = filesOfSteps(file, steps);
  const address = addressOf(json.image);
  return {
    ...emptyRecipe(key),
    name: textOf(json.name),
    description: textOf(json.description) || undefined,
    url: addressOf(json.source_url) ?? addressOf(json.link),
    author: authorOf(json.created_by),
    yield: yieldOf(json),
    prepTime: working,
    cookTime: waiting,
    totalTime: typeof working === 'number' && typeof waiting === 'number' ? working + waiting : undefined,
    ingredientGroups: merged(steps.flatMap(groupsOfStep)),
    instructionSections: sectionsOfSteps(steps),
    tags: keywordsOf(json.keywords ?? json.tags),
    nutrition: nutritionOf(json),
    rating: ratingOf(json.rating),
    lastMade: momentOf(json.last_cooked),
    createdAt: momentOf(json.created_at),
    pictures: [
      ...picturesOf([own ?? (address ? undefined : pictureAt(file.around, named))]),
      ...(own || !address ? [] : [{ url: address }]),
      ...pictures,
    ],
    assets,
    unplaced: [
      ...steps.flatMap(({ name, time }, at) => {
        const minutes = minutesOf(time);
        return minutes ? [{ name: textOf(name) || `Step ${at + 1}`, text: `${minutes} min` }] : [];
      }),
      ...recordsOf(json.comments).flatMap(({ text }) => textsOf(text).map((said) => ({ name: 'Comment', text: said }))),
      ...unplacedOf({ Nutrition: isRecord(json.nutrition) ? json.nutrition.source : undefined }),
    ],
  };
};

const authorOf = (value: unknown): string | undefined =>
  textOf(isRecord(value) ? (value.display_name ?? value.username) : '') || undefined;

/** One keyword may have others above it, whose names are told with it. */
const keywordsOf = (value: unknown): string[] => [
  ...new Set(
    (Array.isArray(value) ? value : [])
      .map((keyword) => textOf(isRecord(keyword) ? (keyword.name ?? keyword.label) : keyword))
      .filter((name) => name !== ''),
  ),
];

const yieldOf = ({ servings, servings_text }: Record<string, unknown>): string | undefined => {
  const count = Number(textOf(servings)) || 0;
  return (
    [count > 0 ? numberText(count) : '', textOf(servings_text)].filter((part) => part !== '').join(' ') || undefined
  );
};

/** Groups without a name follow each other where steps have their own ingredients. */
const merged = (groups: readonly AppIngredientGroup[]): AppIngredientGroup[] => {
  const all: AppIngredientGroup[] = [];
  for (const { name, ingredients } of groups) {
    const last = all.at(-1);
    if (name === null && last?.name === null) last.ingredients.push(...ingredients);
    else all.push({ name, ingredients: [...ingredients] });
  }
  return all;
};

const amounts: Record<string, [field: string, unit: string]> = {
  calories: ['calories', 'kcal'],
  carbohydrates: ['carbohydrateContent', 'g'],
  fats: ['fatContent', 'g'],
  proteins: ['proteinContent', 'g'],
};

/** Four amounts in older exports, properties with names of people's own in newer ones. */
const nutritionOf = ({ nutrition, properties }: Record<string, unknown>): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [name, amount] of Object.entries(isRecord(nutrition) ? nutrition : {})) {
    const number = Number(textOf(amount)) || 0;
    const known = amounts[name];
    if (known && number > 0) found[known[0]] = `${numberText(number)} ${known[1]}`;
  }
  for (const { property_amount, property_type: type } of recordsOf(properties)) {
    const field = isRecord(type) ? nutrientOf(textOf(type.name)) : undefined;
    const number = Number(textOf(property_amount)) || 0;
    if (field && number > 0 && isRecord(type)) found[field] ??= `${numberText(number)} ${textOf(type.unit)}`.trim();
  }
  return found;
};
