import type { GroupStatistics } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { recipeState } from '../recipes/index.ts';

export const countThings = async (db: GroupDatabase): Promise<GroupStatistics> => {
  const [group, users, kinds] = await Promise.all([
    recipeState(db),
    db
      .from('users')
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow(),
    db
      .from('organizers')
      .groupBy('kind')
      .select(({ fn }) => ['kind', fn.countAll().as('total')])
      .execute(),
  ]);
  const of = (kind: (typeof kinds)[number]['kind']) => Number(kinds.find((row) => row.kind === kind)?.total ?? 0);
  return {
    totalRecipes: group.recipeCount,
    totalUsers: Number(users.total),
    totalCategories: of('category'),
    totalTags: of('tag'),
    totalTools: of('tool'),
  };
};

/** Of all recipes, and of those in the bin, whose files stay while they can come back. */
export const listRecipeIds = async (db: GroupDatabase): Promise<string[]> => {
  const recipes = await db.from('recipes').select('id').execute();
  const binned = await db.from('bin').where('kind', '=', 'recipe').select('id').execute();
  return [...recipes, ...binned].map(({ id }) => id);
};

export const listMemberIds = async (db: GroupDatabase): Promise<string[]> =>
  (await db.from('users').select('id').execute()).map(({ id }) => id);
