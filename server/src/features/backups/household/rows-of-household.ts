import { plainText } from '@larder/kitchen';
import { stamps, synced, type WrittenRows } from '../drafts/written-rows.ts';
import type { HouseholdRow, HouseholdTable } from './household-shapes.ts';

interface Context {
  groupId: string;
  now: string;
  /** Numbers that count up over all groups. */
  nextRecipe(): number;
}

type Row<Table extends HouseholdTable> = NonNullable<WrittenRows[Table]>[number];

/** The names by which something is found beside its own, as `columnsOfParts` writes them. */
const otherKeys = ({ aliases, ...names }: { aliases: string } & Record<string, string | null>): string => {
  const others: { name: string }[] = JSON.parse(aliases);
  const all = [...Object.values(names), ...others.map(({ name }) => name)];
  return [...new Set(all.flatMap((name) => (name ? plainText(name) : [])))].join('\n');
};

/** How a row of our archive becomes one of its table. */
const completed: { [Table in HouseholdTable]: (row: HouseholdRow<Table>, context: Context) => Row<Table> } = {
  // Whoever was there is found by name and address; nobody logs in by this.
  users: (row, { groupId, now }) => ({
    ...row,
    groupId,
    ...{ passwordHash: '', authMethod: 'Mealie', admin: 0, advanced: 0, canInvite: 0, canManage: 0, canOrganize: 0 },
    ...{ provenEmail: null, tokenVersion: 0, cacheKey: '', locale: null, theme: 'system' },
    ...stamps({ now }, { createdAt: null }),
  }),
  // Recipes come another way: here they are what others refer to.
  recipes: ({ id, slug, name, userId, ...made }, { groupId, nextRecipe }) => ({
    ...{ number: nextRecipe(), id, groupId, userId, slug, name, nameKey: plainText(name), description: '' },
    ...{ image: null, imageColor: null, recipeYield: null, recipeServings: 0, recipeYieldQuantity: 0 },
    ...{ totalTime: null, prepTime: null, cookTime: null, performTime: null, totalMinutes: null, rating: null },
    ...{ orgUrl: null, orgUrlKey: null, dateAdded: made.createdAt.slice(0, 'YYYY-MM-DD'.length) },
    ...{ dateUpdated: made.updatedAt, lastMade: null, lastMadeStated: null, version: 1, public: 0, private: 0 },
    ...{ showNutrition: 0, showAssets: 0, landscapeView: 0, disableComments: 0, disableAmount: 0, locked: 0 },
    ...{ nutrition: '{}', notes: '[]', assets: '[]', extras: '{}' },
    ...synced,
    ...made,
  }),
  labels: (row, { groupId }) => ({ ...row, groupId, nameKey: plainText(row.name), ...synced }),
  foods: (row, { groupId }) => ({
    ...{ ...row, groupId, nameKey: plainText(row.name), ...synced },
    otherKeys: otherKeys({ aliases: row.aliases, plural: row.pluralName }),
  }),
  units: (row, { groupId }) => ({
    ...{ ...row, groupId, nameKey: plainText(row.name), ...synced },
    otherKeys: otherKeys({
      ...{ aliases: row.aliases, plural: row.pluralName },
      ...{ abbreviation: row.abbreviation, pluralAbbreviation: row.pluralAbbreviation },
    }),
  }),
  organizers: (row, { groupId }) => ({ ...row, groupId, nameKey: plainText(row.name), ...synced }),
  cookbooks: (row, { groupId }) => ({ ...row, groupId, nameKey: plainText(row.name), ...synced }),
  cookbookOrganizers: (row, { groupId }) => ({ ...row, groupId }),
  cookbookRecipes: (row, { groupId }) => ({ ...row, groupId }),
  mealPlanRepeats: (row, { groupId }) => ({ ...row, groupId, ...synced }),
  mealPlanEntries: (row, { groupId }) => ({ ...row, groupId, ...synced }),
  mealPlanTemplates: (row, { groupId }) => ({ ...row, groupId, nameKey: plainText(row.name), ...synced }),
  mealPlanTemplateEntries: (row, { groupId }) => ({ ...row, groupId }),
  mealPlanRules: (row, { groupId }) => ({ ...row, groupId, ...synced }),
  mealPlanRuleOrganizers: (row, { groupId }) => ({ ...row, groupId }),
  shops: (row, { groupId }) => ({ ...row, groupId, nameKey: plainText(row.name), ...synced }),
  shoppingLists: (row, { groupId }) => ({ ...row, groupId, nameKey: plainText(row.name), ...synced }),
  shoppingItems: (row, { groupId }) => ({ ...row, groupId, changedAt: '{}', joins: '[]', ...synced }),
  shoppingItemRecipes: (row, { groupId }) => ({ ...row, groupId }),
  shoppingListRecipes: (row, { groupId }) => ({ ...row, groupId }),
  foodPrices: (row, { groupId }) => ({ ...row, groupId }),
  savedFilters: (row, { groupId }) => ({ ...row, groupId }),
  recipeActions: (row, { groupId }) => ({ ...row, groupId }),
};

export const completeRow = <Table extends HouseholdTable>(
  table: Table,
  row: HouseholdRow<Table>,
  context: Context,
): Row<Table> => completed[table](row, context);
