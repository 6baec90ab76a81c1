import { parseHtml } from '../../html/parse-html.ts';
import { linesOf } from '../../html/text-of.ts';
import type { AppReader } from '../app-reader.ts';
import { type AppIngredient, type AppIngredientGroup, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { ingredientOf } from '../ingredient-parts.ts';
import { sectionsOf } from '../lines.ts';
import { pictureAt, picturesOf } from '../pictures.ts';
import { OpenedFile } from '../sent-file.ts';
import { isRecord, momentOf, recordsOf, textOf } from '../values.ts';

/**
 * Grocy: what `/objects/recipes`, `recipes_pos`, `products` and `quantity_units` answer, each in a file of that name beside the others
 * or all in one. Written without a file of the program: of what is missing, lines of ingredients have no part.
 */
export const grocy: AppReader = {
  app: 'grocy',
  recognise: ({ json }) => (recipesIn(json).length > 0 ? 1 : 0),
  async *read(file) {
    const products = namesOf(await objectsOf(file, 'products'));
    const units = namesOf(await objectsOf(file, 'quantity_units'));
    const lines = new Map<string, Line[]>();
    for (const line of await objectsOf(file, 'recipes_pos')) {
      const recipe = textOf(line.recipe_id);
      const others = lines.get(recipe);
      if (others) others.push(line);
      else lines.set(recipe, [line]);
    }
    const recipes = recipesIn(file.json);
    const keys = new Map(recipes.map(({ id }, at) => [textOf(id), `${file.path}#${at + 1}`]));
    const names = namesOf(recipes);
    const nested = new Map<string, AppIngredient[]>();
    for (const { recipe_id, includes_recipe_id, servings } of await objectsOf(file, 'recipes_nestings')) {
      const other = textOf(includes_recipe_id);
      const recipe = keys.get(other);
      if (!recipe) continue;
      const line = ingredientOf({ quantity: servings, food: names.get(other), recipe });
      nested.set(textOf(recipe_id), [...(nested.get(textOf(recipe_id)) ?? []), line].slice(0, mostNested));
    }
    for (const [at, recipe] of recipes.entries()) {
      const id = textOf(recipe.id);
      const others = nested.get(id) ?? [];
      const ingredientGroups = [
        ...groupsOf(lines.get(id) ?? [], products, units),
        ...(others.length > 0 ? [{ name: null, ingredients: others }] : []),
      ];
      yield { ...recipeOf(recipe, `${file.path}#${at + 1}`, file), ingredientGroups };
    }
  },
};

const mostNested = 100;

type Line = Record<string, unknown>;

/** Days and weeks of its meal plan are recipes as well, of another type. */
const recipesIn = (json: unknown): Line[] =>
  recordsOf(isRecord(json) ? json.recipes : json).filter(
    ({ name, type = 'normal', ...fields }) =>
      typeof name === 'string' && type === 'normal' && ('base_servings' in fields || 'desired_servings' in fields),
  );

const objectsOf = async (file: OpenedFile, name: string): Promise<Line[]> => {
  if (isRecord(file.json)) return recordsOf(file.json[name]);
  const beside = file.around.find(`${name}.json`);
  return beside ? recordsOf(new OpenedFile(beside.path, await beside.read(), file.around).json) : [];
};

const namesOf = (objects: readonly Line[]): Map<string, string> =>
  new Map(objects.map(({ id, name }) => [textOf(id), textOf(name)]));

const recipeOf = (recipe: Line, key: string, file: OpenedFile): AppRecipe => {
  const servings = textOf(recipe.base_servings);
  return {
    ...emptyRecipe(key),
    name: textOf(recipe.name),
    yield: servings === '0' ? undefined : servings || undefined,
    instructionSections: sectionsOf(linesOf(parseHtml(textOf(recipe.description))).join('\n')),
    createdAt: momentOf(recipe.row_created_timestamp),
    pictures: picturesOf([pictureAt(file.around, textOf(recipe.picture_file_name))]),
  };
};

const groupsOf = (
  lines: readonly Line[],
  products: ReadonlyMap<string, string>,
  units: ReadonlyMap<string, string>,
): AppIngredientGroup[] => {
  const groups = new Map<string, AppIngredientGroup>();
  for (const line of lines) {
    const name = textOf(line.ingredient_group);
    const group = groups.get(name) ?? { name: name || null, ingredients: [] };
    groups.set(name, group);
    const said = textOf(line.variable_amount);
    const food = products.get(textOf(line.product_id)) ?? '';
    const unit = units.get(textOf(line.qu_id)) ?? '';
    const note = textOf(line.note);
    const ingredient = said
      ? { text: [[said, food].filter(Boolean).join(' '), note].filter(Boolean).join(', ') }
      : ingredientOf({ quantity: line.amount, unit, food, note });
    if (ingredient.text !== '') group.ingredients.push(ingredient);
  }
  return [...groups.values()].filter(({ ingredients }) => ingredients.length > 0);
};
