import type { InstructionSection } from '../../recipe.ts';
import type { AppReader } from '../app-reader.ts';
import { type AppIngredient, type AppIngredientGroup, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { ingredientOf, nameOf, numberText } from '../ingredient-parts.ts';
import type { OpenedFile } from '../sent-file.ts';
import { addressOf, isRecord, momentOf, ratingOf, recordsOf, textOf, textsOf, timeOf, unplacedOf } from '../values.ts';
import { assetsOf, picturesOfMealie, sizesOf } from './mealie-files.ts';

/**
 * Mealie: the alpha's backups with a folder for each recipe, and the zip of one recipe of any later version, which is what we write as
 * well. Keys are in snake case or in camel case, and much was a text first and an object later.
 */
export const mealie: AppReader = {
  app: 'mealie_alpha',
  recognise: ({ json }) => (isMealie(Array.isArray(json) ? json[0] : json) ? 0.9 : 0),
  *read(file) {
    const all = Array.isArray(file.json) ? file.json : [file.json];
    for (const [at, json] of all.entries()) {
      if (isMealie(json)) yield recipeOfMealie(file, json, all.length > 1 ? `${file.path}#${at}` : file.path);
    }
  },
};

const parts = [
  'recipeIngredient',
  'recipeInstructions',
  'recipeYield',
  'groupId',
  'userId',
  'orgURL',
  'recipeCategory',
];

/** Whether it is the recipe of a Mealie; our own archives have the same fields and more. */
export const isMealie = (json: unknown): json is Record<string, unknown> => {
  if (!isRecord(json) || typeof json.slug !== 'string') return false;
  return parts.some((part) => part in json || snake(part) in json);
};

const snake = (name: string): string => name.replace(/URL|[A-Z]/g, (letters) => `_${letters.toLowerCase()}`);

/** Reads a field by its name in camel case, however it is written. */
const fieldsOf =
  (json: Record<string, unknown>) =>
  (name: string): unknown =>
    json[name] ?? json[snake(name)];

export const recipeOfMealie = (file: OpenedFile, json: Record<string, unknown>, key: string): AppRecipe => {
  const field = fieldsOf(json);
  const settings = field('settings');
  const hasAmounts = !(isRecord(settings) && (settings.disableAmount ?? settings.disable_amount) === true);
  const id = textOf(json.id);
  return {
    ...emptyRecipe(key),
    id: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id.toLowerCase() : undefined,
    name: textOf(json.name) || textOf(json.slug),
    description: textOf(json.description) || undefined,
    url: addressOf(field('orgURL')),
    ...yieldOf(field),
    prepTime: timeOf(field('prepTime')),
    cookTime: timeOf(field('performTime')) ?? timeOf(field('cookTime')),
    totalTime: timeOf(field('totalTime')),
    ingredientGroups: groupsOf(field('recipeIngredient'), hasAmounts),
    instructionSections: sectionsOf(field('recipeInstructions')),
    categories: namesOf(field('recipeCategory') ?? json.categories),
    tags: namesOf(json.tags),
    equipment: namesOf(json.tools ?? json.tool),
    notes: recordsOf(json.notes).flatMap((note) => {
      const [title, text] = [textOf(note.title) || null, textOf(note.text)];
      return title || text ? [{ title, text }] : [];
    }),
    nutrition: nutritionOf(json.nutrition),
    rating: ratingOf(json.rating),
    lastMade: momentOf(field('lastMade')),
    createdAt: momentOf(field('dateAdded')) ?? momentOf(field('createdAt')),
    pictures: picturesOfMealie(file, json),
    assets: assetsOf(file, json),
    parts: sizesOf(file),
    unplaced: [...unplacedOf(isRecord(json.extras) ? json.extras : {}), ...commentsOf(json)],
  };
};

const namesOf = (value: unknown): string[] => [
  ...new Set((Array.isArray(value) ? value : []).map(nameOf).filter((name) => name !== '')),
];

/** Since version 2 servings and what comes out are apart. */
const yieldOf = (field: (name: string) => unknown): Pick<AppRecipe, 'yield'> => {
  const amount = Number(textOf(field('recipeYieldQuantity'))) || 0;
  const servings = Number(textOf(field('recipeServings'))) || 0;
  const words = textOf(field('recipeYield'));
  const made = amount > 0 ? `${numberText(amount)} ${words}`.trim() : words;
  const served = servings > 0 ? `${numberText(servings)} servings` : '';
  return { yield: served !== '' && made !== '' ? `${served} (${made})` : served || made || undefined };
};

/** A title stands at the first ingredient of its group. */
const groupsOf = (value: unknown, hasAmounts: boolean): AppIngredientGroup[] => {
  const groups: AppIngredientGroup[] = [];
  for (const line of Array.isArray(value) ? value : []) {
    const title = isRecord(line) ? textOf(line.title) : '';
    if (title !== '' || groups.length === 0) groups.push({ name: title || null, ingredients: [] });
    const ingredient = isRecord(line) ? lineOf(line, hasAmounts) : { text: textOf(line) };
    if (ingredient.text !== '') groups.at(-1)?.ingredients.push(ingredient);
  }
  return groups.filter(({ name, ingredients }) => name !== null || ingredients.length > 0);
};

const lineOf = (line: Record<string, unknown>, hasAmounts: boolean): AppIngredient => {
  const field = fieldsOf(line);
  const other = field('referencedRecipe');
  const recipe = isRecord(other) ? textOf(other.id) || textOf(other.slug) || textOf(other.name) : '';
  const food = nameOf(line.food) || (isRecord(other) ? textOf(other.name) : '');
  // Lines that nobody has parsed have a quantity of 1 before a note that begins with its own.
  const isWhole =
    food === '' && (!hasAmounts || field('disableAmount') === true || /^[\d¼-¾⅐-⅞]/.test(textOf(line.note)));
  const built = ingredientOf(
    isWhole ? { note: line.note, recipe } : { quantity: line.quantity, unit: line.unit, food, note: line.note, recipe },
  );
  return { ...built, text: built.text || textOf(field('originalText')) || textOf(line.display) };
};

const sectionsOf = (value: unknown): InstructionSection[] => {
  const sections: InstructionSection[] = [];
  const all = typeof value === 'string' ? value.split('\n') : Array.isArray(value) ? value : [];
  for (const step of all) {
    const title = isRecord(step) ? textOf(step.title) : '';
    if (title !== '' || sections.length === 0) sections.push({ name: title || null, steps: [] });
    const text = isRecord(step) ? textOf(step.text) : textOf(step);
    const name = isRecord(step) ? textOf(step.summary) : '';
    if (text !== '') sections.at(-1)?.steps.push(name === '' || /^step\b/i.test(name) ? { text } : { name, text });
  }
  return sections.filter(({ steps }) => steps.length > 0);
};

/** `fat_content` is `fatContent`. */
const nutritionOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {})
      .map(([name, amount]) => [name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), textOf(amount)])
      .filter(([, amount]) => amount !== ''),
  );

const commentsOf = ({ comments }: Record<string, unknown>): AppRecipe['unplaced'] =>
  recordsOf(comments).flatMap(({ text, user }) => {
    const by = isRecord(user) ? textOf(user.fullName ?? user.full_name ?? user.username) : '';
    return textsOf(text).map((said) => ({ name: 'Comment', text: by === '' ? said : `${said} (${by})` }));
  });
