import type { GroupDatabase } from '../../platform/database/index.ts';

export const isRecipeSlugTaken = async (db: GroupDatabase, slug: string): Promise<boolean> => {
  const recipe = await db.from('recipes').select('id').where('slug', '=', slug).executeTakeFirst();
  return recipe !== undefined;
};
