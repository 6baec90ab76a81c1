import type { Instance, InstanceGroup } from '../instance.ts';
import { listsReader } from './read-lists.ts';
import { foodsReader, organizersReader, readLabels, unitsReader } from './read-pantry.ts';
import { opinionsReader, readGroups } from './read-people.ts';
import { planRulesReader, readPlan } from './read-plans.ts';
import { cookbooksReader, readShares, recipesReader } from './read-recipes.ts';
import { notifiersReader, readActions, readWebhooks } from './read-services.ts';
import { type Known, onceEach } from './references.ts';
import type { Row } from './row.ts';
import { Tables } from './tables.ts';

/** What the program calls the step of its schema that a backup has. */
const versions: Record<string, string> = {
  '44e8d670719d': '1.0.0 beta 5',
  bcfdad6b7355: '1.0.0 beta',
  ba1e4a6cfe99: '1.0.0',
  '09aba125b57a': '1.4.0',
  '86054b40fd06': '2.0.0',
};

/** What came with a version, the newest first: a table, or a column of one. */
const signs: [version: string, table: string, column?: string][] = [
  ['3.13', 'ingredient_units', 'standard_quantity'],
  ['3.5', 'recipes_ingredients', 'referenced_recipe_id'],
  ['2.5', 'households_to_recipes'],
  ['2.3', 'recipes', 'recipe_servings'],
  ['2.0', 'households'],
  ['1.5', 'users_to_recipes'],
  ['1.0', 'groups'],
];

const versionOf = (tables: Tables): string => {
  const step = tables.first('alembic_version')?.text('version_num') ?? '';
  const [version = ''] = signs.find(([, table, column]) => tables.hasColumn(table, column)) ?? [];
  return versions[step] ?? `${version}+`;
};

const idsOf = (things: readonly { id: string }[]): ReadonlySet<string> => new Set(things.map(({ id }) => id));

/** Tables whose rows belong to a group. */
const ofGroups = [
  'multi_purpose_labels',
  'ingredient_foods',
  'ingredient_units',
  'categories',
  'tags',
  'tools',
  'recipes',
  'recipe_share_tokens',
  'cookbooks',
  'group_meal_plans',
  'group_meal_plan_rules',
  'shopping_lists',
  'webhook_urls',
  'group_events_notifiers',
  'recipe_actions',
];

/**
 * The tables of a backup of Mealie, 1.0 beta to 3, as what they mean. They are read by the names of their columns, whatever the version:
 * what cannot be read is told and holds up nothing.
 * @param database what is in `database.json`, or its tables
 */
export const readMealieInstance = (database: unknown): Instance => {
  const tables = database instanceof Tables ? database : Tables.of(database);
  const groups = readGroups(tables);
  const rows = new Map(ofGroups.map((table) => [table, tables.by(table, 'group_id')]));
  const readers = {
    foods: foodsReader(tables),
    units: unitsReader(tables),
    organizers: organizersReader(tables),
    recipes: recipesReader(tables),
    opinions: opinionsReader(tables),
    cookbooks: cookbooksReader(tables),
    planRules: planRulesReader(tables),
    lists: listsReader(tables),
    notifiers: notifiersReader(tables),
  };
  const read = groups.map((group): InstanceGroup => {
    const rowsOf = (table: string): Row[] => rows.get(table)?.get(group.id) ?? [];
    const labels = readLabels(tables, rowsOf);
    const foods = readers.foods(rowsOf, idsOf(labels));
    const units = readers.units(rowsOf);
    const organizers = readers.organizers(rowsOf);
    const recipes = onceEach(tables, 'recipes', rowsOf('recipes'));
    const known: Known = {
      group,
      users: idsOf(group.users),
      labels: idsOf(labels),
      foods: idsOf(foods),
      units: idsOf(units),
      organizers: idsOf(organizers),
      recipes: idsOf(recipes),
    };
    return {
      ...group,
      users: group.users.map((user) => readers.opinions(user, known.recipes)),
      labels,
      foods,
      units,
      organizers,
      recipes: readers.recipes(recipes, known),
      shares: readShares(tables, rowsOf('recipe_share_tokens'), known),
      cookbooks: readers.cookbooks(rowsOf('cookbooks'), known),
      plan: readPlan(tables, rowsOf('group_meal_plans'), known),
      planRules: readers.planRules(rowsOf('group_meal_plan_rules'), known),
      lists: readers.lists(rowsOf('shopping_lists'), known),
      webhooks: readWebhooks(tables, rowsOf('webhook_urls')),
      notifiers: readers.notifiers(rowsOf('group_events_notifiers')),
      actions: readActions(tables, rowsOf('recipe_actions')),
    };
  });
  tables.tellLost();
  tables.tellMissing();
  tables.tellUnknown();
  return { program: 'Mealie', version: versionOf(tables), groups: read, problems: tables.problems };
};
