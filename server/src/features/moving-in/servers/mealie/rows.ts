import { mealieColumns } from '@larder/reader';
import { uuidOf } from '../../../../platform/security/index.ts';
import type { Tables } from '../pieces.ts';

/** What the server answered, as far as it is an object. */
export type Sent = Record<string, unknown>;

export const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const sentIn = (value: unknown): Sent => (isSent(value) ? value : {});
export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Columns that are called otherwise over the API. */
const otherNames: Record<string, readonly string[]> = {
  org_url: ['orgURL'],
  update_at: ['updatedAt', 'updateAt'],
  message: ['eventMessage'],
  query_filter_string: ['queryFilterString'],
};

const camel = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Columns that are written as one of several; each is told once. */
const repeated = new Set(['updated_at']);

/** What was sent as a row of a table of a backup. What is no object stays what it is, so that it is told as a row that cannot be read. */
export const rowOf = (table: string, sent: unknown, more: Sent = {}): unknown => {
  if (!isSent(sent)) return sent;
  const row: Sent = {};
  for (const column of mealieColumns[table] ?? []) {
    if (repeated.has(column)) continue;
    for (const name of otherNames[column] ?? [camel(column)]) {
      const value = sent[name];
      if (value !== undefined && (typeof value !== 'object' || value === null)) row[column] = value;
    }
  }
  return { ...row, ...more };
};

const idOf = (value: unknown): string | null => textIn(sentIn(value).id) || null;

const extrasOf = (extras: unknown, owner: Sent): unknown[] =>
  Object.entries(sentIn(extras)).map(([name, value]) => ({
    ...owner,
    key_name: name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));

const aliasesOf = (thing: Sent, owner: Sent): unknown[] =>
  listIn(thing.aliases).map((alias) => ({ ...owner, name: textIn(sentIn(alias).name) }));

/** Of a thing that households have in the house each for itself: whether one of the names of the own one is among them. */
const onHand = (thing: Sent, names: unknown, household: string): Sent => {
  const slugs = listIn(names);
  return slugs.length > 0 ? { on_hand: slugs.includes(household) } : { on_hand: thing.onHand === true };
};

interface Context {
  groupId: string;
  /** The address of the household of whoever asks; empty before 2.0. */
  household: string;
}

export const labelTables = (items: unknown[], { groupId }: Context): Tables => ({
  multi_purpose_labels: items.map((item) => rowOf('multi_purpose_labels', item, { group_id: groupId })),
});

export const foodTables = (items: unknown[], { groupId, household }: Context): Tables => ({
  ingredient_foods: items.map((item) => {
    const food = sentIn(item);
    return rowOf('ingredient_foods', item, {
      ...{ group_id: groupId, label_id: food.labelId ?? idOf(food.label) },
      ...onHand(food, food.householdsWithIngredientFood, household),
    });
  }),
  ingredient_foods_aliases: items.flatMap((item) => aliasesOf(sentIn(item), { food_id: sentIn(item).id })),
  ingredient_food_extras: items.flatMap((item) =>
    extrasOf(sentIn(item).extras, { ingredient_food_id: sentIn(item).id }),
  ),
});

export const unitTables = (items: unknown[], { groupId }: Context): Tables => ({
  ingredient_units: items.map((item) => rowOf('ingredient_units', item, { group_id: groupId })),
  ingredient_units_aliases: items.flatMap((item) => aliasesOf(sentIn(item), { unit_id: sentIn(item).id })),
});

export const organizerTables =
  (table: 'categories' | 'tags' | 'tools') =>
  (items: unknown[], { groupId, household }: Context): Tables => ({
    [table]: items.map((item) => {
      const more = table === 'tools' ? onHand(sentIn(item), sentIn(item).householdsWithTool, household) : {};
      return rowOf(table, item, { group_id: groupId, ...more });
    }),
  });

/** A recipe with all that is in it. */
export const recipeTables = (recipe: Sent, groupId: string): Tables => {
  const id = textIn(recipe.id);
  const of = { recipe_id: id };
  const organizers = (sent: unknown, column: string) =>
    listIn(sent).flatMap((one) => (idOf(one) === null ? [] : [{ ...of, [column]: idOf(one) }]));
  const steps = listIn(recipe.recipeInstructions).map((step, position) => ({
    step: sentIn(step),
    position,
    id: idOf(step) ?? uuidOf(`${id} step ${position}`),
  }));
  return {
    recipes: [rowOf('recipes', recipe, { group_id: groupId, recipeCuisine: textIn(recipe.recipeCuisine) })],
    recipe_settings: isSent(recipe.settings) ? [rowOf('recipe_settings', recipe.settings, of)] : [],
    recipes_ingredients: listIn(recipe.recipeIngredient).map((line, position) => lineOf(line, { ...of, position })),
    recipe_instructions: steps.map(({ step, position, id }) =>
      rowOf('recipe_instructions', step, { ...of, id, position }),
    ),
    recipe_ingredient_ref_link: steps.flatMap(({ step, id }) =>
      listIn(step.ingredientReferences).map((reference) => ({
        instruction_id: id,
        reference_id: sentIn(reference).referenceId,
      })),
    ),
    notes: listIn(recipe.notes).map((note) => rowOf('notes', note, of)),
    recipe_nutrition: isSent(recipe.nutrition) ? [rowOf('recipe_nutrition', recipe.nutrition, of)] : [],
    recipe_assets: listIn(recipe.assets).map((asset) => rowOf('recipe_assets', asset, of)),
    api_extras: extrasOf(recipe.extras, { recipee_id: id }),
    recipes_to_categories: organizers(recipe.recipeCategory, 'category_id'),
    recipes_to_tags: organizers(recipe.tags, 'tag_id'),
    recipes_to_tools: organizers(recipe.tools, 'tool_id'),
  };
};

/** A food or unit without an id is a word of the line. */
const lineOf = (line: unknown, more: Sent): unknown => {
  if (typeof line === 'string') return { ...more, note: line };
  const sent = sentIn(line);
  const words = [sent.unit, sent.food].flatMap((one) => (idOf(one) === null ? textIn(sentIn(one).name) || [] : []));
  return rowOf('recipes_ingredients', line, {
    ...{ ...more, unit_id: idOf(sent.unit), food_id: idOf(sent.food), reference_id: sent.referenceId },
    ...{ referenced_recipe_id: idOf(sent.referencedRecipe) },
    note: [...words, textIn(sent.note)].filter(Boolean).join(' '),
  });
};

export const commentTables = (items: unknown[]): Tables => ({
  recipe_comments: items.map((item) => rowOf('recipe_comments', item)),
});

export const eventTables = (items: unknown[]): Tables => ({
  recipe_timeline_events: items.map((item) => rowOf('recipe_timeline_events', item)),
});

export const shareTables = (items: unknown[], { groupId }: Context): Tables => ({
  recipe_share_tokens: items.map((item) => rowOf('recipe_share_tokens', item, { group_id: groupId })),
});

export const mealTables = (items: unknown[], { groupId }: Context): Tables => ({
  group_meal_plans: items.map((item) => rowOf('group_meal_plans', item, { group_id: groupId })),
});

const linksOf = (items: unknown[], name: string, [from, to]: [string, string]): unknown[] =>
  items.flatMap((item) => listIn(sentIn(item)[name]).map((one) => ({ [from]: sentIn(item).id, [to]: idOf(one) })));

export const ruleTables = (items: unknown[], { groupId }: Context): Tables => ({
  group_meal_plan_rules: items.map((item) => rowOf('group_meal_plan_rules', item, { group_id: groupId })),
  plan_rules_to_categories: linksOf(items, 'categories', ['plan_rule_id', 'category_id']),
  plan_rules_to_tags: linksOf(items, 'tags', ['plan_rule_id', 'tag_id']),
});

export const cookbookTables = (items: unknown[], { groupId }: Context): Tables => ({
  cookbooks: items.map((item) => rowOf('cookbooks', item, { group_id: groupId })),
  cookbooks_to_categories: linksOf(items, 'categories', ['cookbook_id', 'category_id']),
  cookbooks_to_tags: linksOf(items, 'tags', ['cookbook_id', 'tag_id']),
  cookbooks_to_tools: linksOf(items, 'tools', ['cookbook_id', 'tool_id']),
});

export const listTables = (items: unknown[], { groupId }: Context): Tables => {
  const lists = items.map(sentIn);
  const listItems = lists.flatMap((list) =>
    listIn(list.listItems).map((item) => ({ item, sent: sentIn(item), listId: list.id })),
  );
  return {
    shopping_lists: items.map((item) => rowOf('shopping_lists', item, { group_id: groupId })),
    shopping_list_extras: lists.flatMap(({ id, extras }) => extrasOf(extras, { shopping_list_id: id })),
    shopping_lists_multi_purpose_labels: lists.flatMap(({ id, labelSettings }) =>
      listIn(labelSettings).map((label) =>
        rowOf('shopping_lists_multi_purpose_labels', label, { shopping_list_id: id }),
      ),
    ),
    shopping_list_recipe_reference: lists.flatMap(({ id, recipeReferences }) =>
      listIn(recipeReferences).map((one) => rowOf('shopping_list_recipe_reference', one, { shopping_list_id: id })),
    ),
    shopping_list_items: listItems.map(({ item, sent, listId }) =>
      rowOf('shopping_list_items', item, {
        ...{ shopping_list_id: listId, food_id: sent.foodId ?? idOf(sent.food) },
        ...{ unit_id: sent.unitId ?? idOf(sent.unit), label_id: sent.labelId ?? idOf(sent.label) },
      }),
    ),
    shopping_list_item_extras: listItems.flatMap(({ sent }) =>
      extrasOf(sent.extras, { shopping_list_item_id: sent.id }),
    ),
    shopping_list_item_recipe_reference: listItems.flatMap(({ sent }) =>
      listIn(sent.recipeReferences).map((one) =>
        rowOf('shopping_list_item_recipe_reference', one, { shopping_list_item_id: sent.id }),
      ),
    ),
  };
};

export const webhookTables = (items: unknown[], { groupId }: Context): Tables => ({
  webhook_urls: items.map((item) => rowOf('webhook_urls', item, { group_id: groupId })),
});

/** Their addresses are secrets that the API does not tell. */
export const notifierTables = (items: unknown[], { groupId }: Context): Tables => ({
  group_events_notifiers: items.map((item) => rowOf('group_events_notifiers', item, { group_id: groupId })),
  group_events_notifier_options: items.map((item) =>
    rowOf('group_events_notifier_options', sentIn(item).options, { event_notifier_id: sentIn(item).id }),
  ),
});

export const actionTables = (items: unknown[], { groupId }: Context): Tables => ({
  recipe_actions: items.map((item) => rowOf('recipe_actions', item, { group_id: groupId })),
});
