import type { GroupDatabase, GroupTopic, GroupTransaction } from '../../platform/database/index.ts';

/** What lists of recipes are found out from. */
export const listedTopics: readonly GroupTopic[] = ['recipes', 'groupData'];

/** How many recipes there are for whoever reads, how many of the group are others' alone, and the revision of what they are found by. */
export const recipeState = (db: GroupDatabase) =>
  db.remembered('state of recipes', async () => {
    const [group, hidden] = await Promise.all([
      db.ownGroup().select(['searchRevision', 'recipeCount', 'publicRecipeCount']).executeTakeFirstOrThrow(),
      db.countHidden('recipes'),
    ]);
    return { ...group, recipeCount: group.recipeCount - hidden, hidden };
  }, ['recipes']);

/** What was computed from the search index alone holds until that changes. */
export const rememberedOfSearch = async <Value>(
  db: GroupDatabase,
  key: string,
  compute: () => Promise<Value>,
): Promise<Value> => db.remembered(`search ${(await recipeState(db)).searchRevision} ${key}`, compute, []);

export const raiseSearchRevision = (db: GroupTransaction) =>
  db
    .updateOwnGroup('recipes')
    .set((group) => ({ searchRevision: group('searchRevision', '+', 1) }))
    .execute();

/** Notes that there are so many recipes more, and so many public ones. */
export const changeRecipeCounts = (db: GroupTransaction, recipes: number, publicRecipes: number) =>
  db
    .updateOwnGroup('recipes')
    .set((group) => ({
      recipeCount: group('recipeCount', '+', recipes),
      publicRecipeCount: group('publicRecipeCount', '+', publicRecipes),
    }))
    .execute();
