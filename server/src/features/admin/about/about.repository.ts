import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';

type Counted = 'apiTokens' | 'cookbooks' | 'shoppingLists' | 'users';

/** Group by group, as every table is found by its group. */
const countAll = async ({ read }: InstanceDatabase, table: Counted): Promise<number> => {
  const row = await read
    .selectFrom(table)
    .where('groupId', 'in', (query) => query.selectFrom('groups').select('groups.id'))
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
};

const countGroups = async ({ read }: InstanceDatabase) => {
  const row = await read
    .selectFrom('groups')
    .select(({ fn }) => [fn.countAll().as('groups'), fn.sum('recipeCount').as('recipes')])
    .executeTakeFirstOrThrow();
  return { groups: Number(row.groups), recipes: Number(row.recipes ?? 0) };
};

const countWithout = async ({ read }: InstanceDatabase, kind: 'category' | 'tag'): Promise<number> => {
  const row = await read
    .selectFrom('recipes')
    .where('groupId', 'in', (query) => query.selectFrom('groups').select('groups.id'))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('recipeOrganizers')
            .whereRef('recipeOrganizers.recipeId', '=', 'recipes.id')
            .where('recipeOrganizers.kind', '=', kind)
            .select('recipeOrganizers.organizerId'),
        ),
      ),
    )
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
};

export const readStatistics = async (instance: InstanceDatabase) => {
  const [{ groups, recipes }, users, uncategorizedRecipes, untaggedRecipes] = await Promise.all([
    countGroups(instance),
    countAll(instance, 'users'),
    countWithout(instance, 'category'),
    countWithout(instance, 'tag'),
  ]);
  return { totalRecipes: recipes, totalUsers: users, totalGroups: groups, uncategorizedRecipes, untaggedRecipes };
};

export const readAnalytics = async (instance: InstanceDatabase) => {
  const [counts, users, apiTokens, shoppingLists, cookbooks] = await Promise.all([
    countGroups(instance),
    countAll(instance, 'users'),
    countAll(instance, 'apiTokens'),
    countAll(instance, 'shoppingLists'),
    countAll(instance, 'cookbooks'),
  ]);
  return { ...counts, users, apiTokens, shoppingLists, cookbooks };
};
