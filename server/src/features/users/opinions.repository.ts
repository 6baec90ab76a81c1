import { sql } from 'kysely';
import { flagIfGiven, type GroupDatabase, type GroupTransaction } from '../../platform/database/index.ts';

/** What is absent stays as it is. */
export interface Opinion {
  /** 1 to 5 stars; 0 is none on purpose, null no rating. */
  rating?: number | null | undefined;
  isFavorite?: boolean | undefined;
}

const opinions = (db: GroupDatabase, userId: string) =>
  db.from('recipeOpinions').select(['recipeId', 'rating', 'isFavorite']).where('userId', '=', userId);

type Row = Awaited<ReturnType<ReturnType<typeof opinions>['execute']>>[number];

const shape = (row: Row) => ({ ...row, isFavorite: row.isFavorite === 1 });

export const listOpinions = async (db: GroupDatabase, userId: string) =>
  (await opinions(db, userId).orderBy('recipeId').execute()).map(shape);

export const listFavorites = async (db: GroupDatabase, userId: string) =>
  (await opinions(db, userId).where('isFavorite', '=', 1).orderBy('recipeId').execute()).map(shape);

/** Whose opinions they are; there is one of a recipe, which names it. */
export const asSeenByOthers = <One extends { recipeId: string }>(userId: string, opinions: One[]) =>
  opinions.map((opinion) => ({ ...opinion, id: opinion.recipeId, userId }));

/** The opinion of a recipe of the group, also where none was given yet. */
export const findOwnOpinion = async (db: GroupDatabase, userId: string, recipeId: string) => {
  const opinion = await opinions(db, userId).where('recipeId', '=', recipeId).executeTakeFirst();
  if (opinion) return shape(opinion);
  const id = await findRecipeId(db, recipeId);
  return id === undefined ? undefined : { recipeId: id, rating: null, isFavorite: false };
};

export const findRecipeId = async (db: GroupDatabase, slugOrId: string): Promise<string | undefined> => {
  const recipe = await db
    .from('recipes')
    .select('id')
    .where((row) => row.or([row('slug', '=', slugOrId), row('id', '=', slugOrId)]))
    .executeTakeFirst();
  return recipe?.id;
};

export const saveOpinion = async (
  db: GroupTransaction,
  userId: string,
  recipeId: string,
  { rating, isFavorite }: Opinion,
): Promise<void> => {
  const favorite = flagIfGiven(isFavorite);
  await db
    .insert('recipeOpinions', { userId, recipeId, rating: rating ?? null, isFavorite: favorite ?? 0 })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'recipeId']).doUpdateSet((row) => ({
        rating: rating === undefined ? row.ref('recipeOpinions.rating') : rating,
        isFavorite: favorite ?? row.ref('recipeOpinions.isFavorite'),
      })),
    )
    .execute();
};

export const listRatings = async (db: GroupDatabase, recipeId: string): Promise<(number | null)[]> => {
  const rows = await db.from('recipeOpinions').select('rating').where('recipeId', '=', recipeId).execute();
  return rows.map(({ rating }) => rating);
};

export const updateRating = (db: GroupTransaction, recipeId: string, rating: number | null): Promise<unknown> =>
  db.update('recipes').set({ rating }).where('id', '=', recipeId).execute();

/** Forgets what a member thinks of recipes, whose ratings are the means of the others' from then on, as `averageRating` has them. */
export const removeOpinions = async (db: GroupTransaction, userId: string): Promise<void> => {
  const rating = sql<
    number | null
  >`(select coalesce(avg(nullif(others.rating, 0)), max(others.rating)) from "recipeOpinions" as others
    where others."recipeId" = recipes.id and others."userId" <> ${userId})`;
  const rated = db.asServer().from('recipeOpinions').where('userId', '=', userId).where('rating', 'is not', null);
  await db.update('recipes').set({ rating }).where('recipes.id', 'in', rated.select('recipeId')).execute();
  await db.remove('recipeOpinions').where('userId', '=', userId).execute();
};
