import type { InstanceIngredient, InstanceRecipe, InstanceStep } from '../recipes.ts';
import { byPosition, type Known, neededIn, referenceIn } from './references.ts';
import type { Row } from './row.ts';
import type { Tables } from './tables.ts';

export const ingredientsReader = (tables: Tables) => {
  const lines = tables.by('recipes_ingredients', 'recipe_id');
  return (recipeId: string, { foods, units, recipes }: Known): InstanceIngredient[] =>
    lines
      .get(recipeId)
      .toSorted(byPosition)
      .map((row) => {
        const to = (column: string, known: ReadonlySet<string>) =>
          referenceIn(tables, { table: 'recipes_ingredients', row, column, known });
        return {
          referenceId: row.id('reference_id') ?? '',
          title: row.text('title').trim(),
          note: row.text('note'),
          unitId: to('unit_id', units),
          foodId: to('food_id', foods),
          recipeId: to('referenced_recipe_id', recipes),
          quantity: row.number('quantity'),
          originalText: row.text('original_text'),
        };
      });
};

export const stepsReader = (tables: Tables) => {
  const steps = tables.by('recipe_instructions', 'recipe_id');
  const links = tables.by('recipe_ingredient_ref_link', 'instruction_id');
  return (recipeId: string): InstanceStep[] =>
    steps
      .get(recipeId)
      .toSorted(byPosition)
      .map((row) => {
        const id = row.id('id') ?? '';
        return {
          id,
          title: row.text('title').trim(),
          summary: row.text('summary'),
          text: row.text('text'),
          references: links.get(id).flatMap((link) => {
            const reference = link.id('reference_id');
            if (reference !== null) return [reference];
            tables.tell('recipe_ingredient_ref_link', 'lost', 'reference_id');
            return [];
          }),
        };
      });
};

const nutrients = {
  calories: 'calories',
  carbohydrate_content: 'carbohydrateContent',
  cholesterol_content: 'cholesterolContent',
  fat_content: 'fatContent',
  fiber_content: 'fiberContent',
  protein_content: 'proteinContent',
  saturated_fat_content: 'saturatedFatContent',
  sodium_content: 'sodiumContent',
  sugar_content: 'sugarContent',
  trans_fat_content: 'transFatContent',
  unsaturated_fat_content: 'unsaturatedFatContent',
} as const;

export const nutritionReader = (tables: Tables) => {
  const nutrition = tables.by('recipe_nutrition', 'recipe_id');
  return (recipeId: string): Pick<InstanceRecipe, 'nutrition' | 'hasNutrition'> => {
    const [row] = nutrition.get(recipeId);
    const known = Object.entries(nutrients).map(([column, name]) => [name, row?.text(column).trim() ?? '']);
    return { nutrition: Object.fromEntries(known.filter(([, text]) => text !== '')), hasNutrition: row !== undefined };
  };
};

export const settingsReader = (tables: Tables) => {
  const settings = tables.by('recipe_settings', 'recipe_id');
  return (recipeId: string): InstanceRecipe['settings'] => {
    const [row] = settings.get(recipeId);
    if (!row) return null;
    return {
      public: row.flag('public'),
      showNutrition: row.flag('show_nutrition'),
      showAssets: row.flag('show_assets'),
      landscapeView: row.flag('landscape_view'),
      // Since 3.0 amounts are always shown.
      disableAmount: row.columns().includes('disable_amount') && row.flag('disable_amount', true),
      disableComments: row.flag('disable_comments'),
      locked: row.flag('locked'),
    };
  };
};

/** Files lie in the folder of their recipe: a name that leads out of it is none. */
const isFileName = (name: string): boolean => name !== '' && !/[\\/\0]|^\.+$/.test(name);

export const assetsReader = (tables: Tables) => {
  const assets = tables.by('recipe_assets', 'recipe_id');
  return (recipeId: string): InstanceRecipe['assets'] =>
    assets.get(recipeId).flatMap((row) => {
      const fileName = row.text('file_name');
      if (isFileName(fileName)) return [{ name: row.text('name'), icon: row.text('icon'), fileName }];
      tables.tell('recipe_assets', 'unreadable', fileName);
      return [];
    });
};

export const eventsReader = (tables: Tables) => {
  const events = tables.by('recipe_timeline_events', 'recipe_id');
  const comments = tables.by('recipe_comments', 'recipe_id');
  const typeOf = (row: Row) => {
    const text = row.text('event_type').toLowerCase();
    if (text === 'system' || text === 'info' || text === 'comment') return text;
    tables.tell('recipe_timeline_events', 'unknown-value', text);
    return 'info';
  };
  return (recipeId: string, { users }: Known): Pick<InstanceRecipe, 'timeline' | 'comments'> => ({
    timeline: events.get(recipeId).map((row) => ({
      id: row.id('id') ?? '',
      userId: referenceIn(tables, { table: 'recipe_timeline_events', row, column: 'user_id', known: users }),
      subject: row.text('subject'),
      message: row.text('message'),
      eventType: typeOf(row),
      timestamp: row.moment('timestamp') ?? row.createdAt,
    })),
    comments: comments.get(recipeId).flatMap((row) => {
      const userId = neededIn(tables, { table: 'recipe_comments', row, column: 'user_id', known: users });
      if (userId === null) return [];
      const { createdAt, updatedAt } = row;
      return [{ id: row.id('id') ?? '', userId, text: row.text('text'), createdAt, updatedAt }];
    }),
  });
};
