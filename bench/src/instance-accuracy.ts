import { type Instance, type InstanceGroup, readMealieInstance } from '@larder/reader';
import { openSentFiles } from '../../server/src/platform/files/index.ts';

export const limits = {
  entries: 500_000,
  entryBytes: 512 * 2 ** 20,
  totalBytes: 16 * 2 ** 30,
  depth: 2,
  archives: 50_000,
  deepArchives: 1000,
};

/** The instance in a backup, wherever in the archive it lies. */
export async function instanceOf(file: string, path: string): Promise<Instance> {
  const { files, close } = await openSentFiles([{ path, file }], limits);
  try {
    const [database] = files
      .filter((each) => /(?:^|\/)database\.json$/.test(each.path))
      .toSorted((one, other) => one.path.length - other.path.length);
    return readMealieInstance(database ? JSON.parse(String(await database.read())) : undefined);
  } finally {
    close();
  }
}

/** Tables that mean nothing on another server. */
const notCounted = new Set([
  'alembic_version',
  'group_reports',
  'report_entries',
  'server_tasks',
  'long_live_tokens',
  'group_data_exports',
]);

/** How many rows of each table are in what was read: what is counted is there, in its group, with all that it refers to. */
const counters: Record<string, (group: InstanceGroup) => number> = {
  groups: () => 1,
  group_preferences: ({ preferences }) => (preferences ? 1 : 0),
  users: ({ users }) => users.length,
  users_to_favorites: ({ users }) => sum(users, ({ favourites }) => favourites.length),
  multi_purpose_labels: ({ labels }) => labels.length,
  ingredient_foods: ({ foods }) => foods.length,
  ingredient_foods_aliases: ({ foods }) => sum(foods, ({ aliases }) => aliases.length),
  ingredient_food_extras: ({ foods }) => sum(foods, ({ extras }) => Object.keys(extras).length),
  ingredient_units: ({ units }) => units.length,
  ingredient_units_aliases: ({ units }) => sum(units, ({ aliases }) => aliases.length),
  categories: ({ organizers }) => organizers.filter(({ kind }) => kind === 'category').length,
  tags: ({ organizers }) => organizers.filter(({ kind }) => kind === 'tag').length,
  tools: ({ organizers }) => organizers.filter(({ kind }) => kind === 'tool').length,
  recipes: ({ recipes }) => recipes.length,
  recipe_settings: ({ recipes }) => recipes.filter(({ settings }) => settings !== null).length,
  recipes_ingredients: ({ recipes }) => sum(recipes, ({ ingredients }) => ingredients.length),
  recipe_instructions: ({ recipes }) => sum(recipes, ({ steps }) => steps.length),
  recipe_ingredient_ref_link: ({ recipes }) =>
    sum(recipes, ({ steps }) => sum(steps, ({ references }) => references.length)),
  notes: ({ recipes }) => sum(recipes, ({ notes }) => notes.length),
  recipe_nutrition: ({ recipes }) => recipes.filter(({ hasNutrition }) => hasNutrition).length,
  recipe_assets: ({ recipes }) => sum(recipes, ({ assets }) => assets.length),
  api_extras: ({ recipes }) => sum(recipes, ({ extras }) => Object.keys(extras).length),
  recipes_to_categories: ({ recipes }) => linksOf(recipes, 'category'),
  recipes_to_tags: ({ recipes }) => linksOf(recipes, 'tag'),
  recipes_to_tools: ({ recipes }) => linksOf(recipes, 'tool'),
  recipe_comments: ({ recipes }) => sum(recipes, ({ comments }) => comments.length),
  recipe_timeline_events: ({ recipes }) => sum(recipes, ({ timeline }) => timeline.length),
  recipe_share_tokens: ({ shares }) => shares.length,
  cookbooks: ({ cookbooks }) => cookbooks.length,
  cookbooks_to_categories: ({ cookbooks }) => linksOf(cookbooks, 'category'),
  cookbooks_to_tags: ({ cookbooks }) => linksOf(cookbooks, 'tag'),
  cookbooks_to_tools: ({ cookbooks }) => linksOf(cookbooks, 'tool'),
  group_meal_plans: ({ plan }) => plan.length,
  group_meal_plan_rules: ({ planRules }) => planRules.length,
  shopping_lists: ({ lists }) => lists.length,
  shopping_list_items: ({ lists }) => sum(lists, ({ items }) => items.length),
  shopping_list_item_recipe_reference: ({ lists }) =>
    sum(lists, ({ items }) => sum(items, ({ recipes }) => recipes.length)),
  shopping_list_recipe_reference: ({ lists }) => sum(lists, ({ recipes }) => recipes.length),
  shopping_list_extras: ({ lists }) => sum(lists, ({ extras }) => Object.keys(extras).length),
  shopping_list_item_extras: ({ lists }) =>
    sum(lists, ({ items }) => sum(items, ({ extras }) => Object.keys(extras).length)),
  shopping_lists_multi_purpose_labels: ({ lists }) => sum(lists, ({ aisles }) => aisles.length),
  webhook_urls: ({ webhooks }) => webhooks.length,
  group_events_notifiers: ({ notifiers }) => notifiers.length,
  group_events_notifier_options: ({ notifiers }) => notifiers.length,
  recipe_actions: ({ actions }) => actions.length,
};

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

const linksOf = (things: readonly { organizers: readonly { kind: string }[] }[], kind: string): number =>
  sum(things, ({ organizers }) => organizers.filter((one) => one.kind === kind).length);

/** Rows of a backup that arrived, by table. */
export const rowsOf = (
  { groups }: Instance,
  expected: Record<string, number>,
): { table: string; rows: number; there: number }[] =>
  Object.entries(expected)
    .filter(([table]) => !notCounted.has(table))
    .map(([table, rows]) => ({ table, rows, there: sum(groups, counters[table] ?? (() => 0)) }));
