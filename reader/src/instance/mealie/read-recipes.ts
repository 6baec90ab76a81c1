import type { InstanceCookbook, InstanceRecipe, InstanceShare } from '../recipes.ts';
import { organizerKinds, organizerTables } from './read-pantry.ts';
import {
  assetsReader,
  eventsReader,
  ingredientsReader,
  nutritionReader,
  settingsReader,
  stepsReader,
} from './read-recipe-parts.ts';
import { extrasIn, filterIn, type Known, linksReader, neededIn, onceEach, referenceIn } from './references.ts';
import type { Row } from './row.ts';
import type { Tables } from './tables.ts';

/** Organizers that a recipe or a cookbook is linked with. */
const organizerLinks = (tables: Tables, prefix: 'recipes' | 'cookbooks', from: string) => {
  const links = organizerKinds.map((kind) => ({
    kind,
    of: linksReader(tables, { table: `${prefix}_to_${organizerTables[kind]}`, from, to: `${kind}_id` }),
  }));
  return (id: string, { organizers }: Known) =>
    links.flatMap(({ kind, of }) => of(id, organizers).map((id) => ({ id, kind })));
};

/** The version of the picture, or words for none. */
const isPictured = (row: Row): boolean => !/^(?:no image)?$/i.test(row.text('image').trim());

export const recipesReader = (tables: Tables) => {
  const parts = {
    ingredients: ingredientsReader(tables),
    steps: stepsReader(tables),
    nutrition: nutritionReader(tables),
    settings: settingsReader(tables),
    assets: assetsReader(tables),
    events: eventsReader(tables),
  };
  const extras = extrasIn(tables, 'api_extras', 'recipee_id');
  const notes = tables.by('notes', 'recipe_id');
  const made = tables.by('households_to_recipes', 'recipe_id');
  const organizers = organizerLinks(tables, 'recipes', 'recipe_id');
  return (rows: { id: string; row: Row }[], known: Known): InstanceRecipe[] => {
    return rows.map(({ id, row }) => {
      const times = [row.moment('last_made'), ...made.get(id).map((one) => one.moment('last_made'))];
      const rating = row.number('rating');
      return {
        id,
        slug: row.text('slug').trim(),
        userId: referenceIn(tables, { table: 'recipes', row, column: 'user_id', known: known.users }),
        name: row.text('name').trim(),
        description: row.text('description'),
        isPictured: isPictured(row),
        yield: row.text('recipe_yield').trim(),
        servings: Math.max(0, row.number('recipe_servings') ?? 0),
        yieldQuantity: Math.max(0, row.number('recipe_yield_quantity') ?? 0),
        totalTime: row.text('total_time').trim(),
        prepTime: row.text('prep_time').trim(),
        cookTime: row.text('cook_time').trim(),
        performTime: row.text('perform_time').trim(),
        cuisine: row.text('recipeCuisine').trim(),
        rating: rating !== null && rating > 0 && rating <= 5 ? rating : null,
        url: row.text('org_url').trim(),
        dateAdded: row.day('date_added'),
        lastMade:
          times
            .filter((time) => time !== null)
            .toSorted()
            .at(-1) ?? null,
        createdAt: row.createdAt,
        updatedAt: row.moment('date_updated') ?? row.updatedAt,
        settings: parts.settings(id),
        ingredients: parts.ingredients(id, known),
        steps: parts.steps(id),
        notes: notes.get(id).map((note) => ({ title: note.text('title'), text: note.text('text') })),
        ...parts.nutrition(id),
        assets: parts.assets(id),
        extras: extras(id),
        organizers: organizers(id, known),
        ...parts.events(id, known),
      };
    });
  };
};

/** Links by which anybody sees a recipe: with the same ids they go on working. */
export const readShares = (tables: Tables, rows: Row[], known: Known): InstanceShare[] =>
  onceEach(tables, 'recipe_share_tokens', rows).flatMap(({ id, row }) => {
    const table = 'recipe_share_tokens';
    const recipeId = neededIn(tables, { table, row, column: 'recipe_id', known: known.recipes });
    const expiresAt = row.moment('expires_at');
    if (expiresAt === null) tables.tell(table, 'unreadable', 'expires_at');
    return recipeId === null || expiresAt === null ? [] : [{ id, recipeId, expiresAt, createdAt: row.createdAt }];
  });

export const cookbooksReader = (tables: Tables) => {
  const organizers = organizerLinks(tables, 'cookbooks', 'cookbook_id');
  const recipes = linksReader(tables, { table: 'cookbooks_to_recipes', from: 'cookbook_id', to: 'recipe_id' });
  return (rows: Row[], known: Known): InstanceCookbook[] =>
    onceEach(tables, 'cookbooks', rows)
      .map(({ id, row }) => ({
        id,
        name: row.text('name').trim(),
        slug: row.text('slug').trim(),
        description: row.text('description'),
        position: row.number('position') ?? 1,
        public: row.flag('public'),
        requireAllCategories: row.flag('require_all_categories', true),
        requireAllTags: row.flag('require_all_tags', true),
        requireAllTools: row.flag('require_all_tools', true),
        queryFilter: filterIn(row, known),
        organizers: organizers(id, known),
        recipes: row.flag('by_hand') ? recipes(id, known.recipes) : null,
        createdAt: row.createdAt,
      }))
      .toSorted((one, other) => one.position - other.position);
};
