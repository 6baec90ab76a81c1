import type { InstructionSection } from '../../recipe.ts';
import type { AppReader } from '../app-reader.ts';
import { type AppIngredient, type AppIngredientGroup, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { ingredientOf, nameOf, numberText } from '../ingredient-parts.ts';
import { linesOf } from '../lines.ts';
import { nutritionOfLines } from '../nutrition.ts';
import { addressOf, bytesOf, isRecord, minutesOf, ratingOf, recordsOf, textOf, unplacedOf } from '../values.ts';

/**
 * Crouton: a `.crumb` is JSON of one recipe, alone or in a zip. Written without a file of the program: an order that is missing is that of
 * the list, and a unit that is not known stands as it is.
 */
export const crouton: AppReader = {
  app: 'crouton',
  recognise: ({ json }) => (isCrumb(json) ? 1 : 0),
  *read({ json, path }) {
    if (isCrumb(json)) yield recipeOf(json, path);
  },
};

const marks = [
  'serves',
  'cookingDuration',
  'webLink',
  'defaultScale',
  'folderIDs',
  'isPublicRecipe',
  'neutritionalInfo',
];

const isCrumb = (json: unknown): json is Record<string, unknown> =>
  isRecord(json) &&
  typeof json.name === 'string' &&
  (Array.isArray(json.ingredients) || Array.isArray(json.steps)) &&
  (marks.filter((mark) => mark in json).length >= 2 ||
    recordsOf(json.ingredients).some(({ ingredient, quantity }) => isRecord(ingredient) && isRecord(quantity)) ||
    recordsOf(json.steps).some((step) => 'isSection' in step));

const recipeOf = (json: Record<string, unknown>, path: string): AppRecipe => {
  const { nutrition, others } = nutritionOfLines(linesOf(textOf(json.neutritionalInfo ?? json.nutritionalInfo)));
  const notes = textOf(json.notes);
  const serves = textOf(json.serves);
  return {
    ...emptyRecipe(path),
    name: textOf(json.name),
    url: addressOf(json.webLink),
    author: textOf(json.sourceName) || undefined,
    yield: serves === '0' ? undefined : serves || undefined,
    prepTime: minutesOf(json.duration),
    cookTime: minutesOf(json.cookingDuration),
    ingredientGroups: groupsOf(inOrder(json.ingredients)),
    instructionSections: sectionsOf(inOrder(json.steps)),
    tags: (Array.isArray(json.tags) ? json.tags : []).map(nameOf).filter((name) => name !== ''),
    notes: notes === '' ? [] : [{ title: null, text: notes }],
    nutrition,
    rating: ratingOf(json.rating),
    pictures: (Array.isArray(json.images) ? json.images : []).flatMap((image) => {
      const bytes = bytesOf(image);
      return bytes ? [{ bytes }] : [];
    }),
    unplaced: unplacedOf({ Difficulty: json.rawDifficulty, Nutrition: others }),
  };
};

const inOrder = (list: unknown): Record<string, unknown>[] => {
  const placed = recordsOf(list).map((entry, at) => ({
    entry,
    at: typeof entry.order === 'number' ? entry.order : at,
  }));
  return placed.sort((one, other) => one.at - other.at).map(({ entry }) => entry);
};

/** Of a single thing, such as an egg, the unit says nothing. */
const units = new Map([
  ['item', ''],
  ['grams', 'g'],
  ['kgs', 'kg'],
  ['mills', 'ml'],
  ['litres', 'l'],
  ['fluid_ounce', 'fl oz'],
]);

const unitOf = (type: unknown): string => {
  const name = textOf(type).toLowerCase();
  return units.get(name) ?? name.replaceAll('_', ' ');
};

const isHeading = ({ quantity }: Record<string, unknown>): boolean =>
  isRecord(quantity) && textOf(quantity.quantityType).toLowerCase() === 'section';

const groupsOf = (entries: readonly Record<string, unknown>[]): AppIngredientGroup[] => {
  const groups: AppIngredientGroup[] = [{ name: null, ingredients: [] }];
  for (const entry of entries) {
    const food = nameOf(entry.ingredient ?? entry.name);
    if (isHeading(entry)) groups.push({ name: food || null, ingredients: [] });
    else if (food !== '') groups.at(-1)?.ingredients.push(lineOf(food, entry.quantity));
  }
  return groups.filter(({ ingredients }) => ingredients.length > 0);
};

const lineOf = (food: string, quantity: unknown): AppIngredient => {
  if (!isRecord(quantity)) return { text: food };
  const { amount, secondaryAmount, quantityType } = quantity;
  const [least, most] = [Number(textOf(amount)) || 0, Number(textOf(secondaryAmount)) || 0];
  const unit = unitOf(quantityType);
  // Of a range only the line keeps both ends.
  if (least > 0 && most > least)
    return { text: [`${numberText(least)}-${numberText(most)}`, unit, food].filter(Boolean).join(' ') };
  return ingredientOf({ quantity: amount, unit: least > 0 ? unit : '', food });
};

const sectionsOf = (entries: readonly Record<string, unknown>[]): InstructionSection[] => {
  const sections: InstructionSection[] = [{ name: null, steps: [] }];
  for (const { step, isSection } of entries) {
    const text = textOf(step);
    if (text === '') continue;
    if (isSection === true) sections.push({ name: text.replace(/:$/, ''), steps: [] });
    else sections.at(-1)?.steps.push({ text });
  }
  return sections.filter(({ steps }) => steps.length > 0);
};
