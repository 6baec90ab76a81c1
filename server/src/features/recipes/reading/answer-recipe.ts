import type { Recipe } from '@larder/contract';
import { type GroupDatabase, WrittenJson } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import { documentsOf, findReply, storeDocuments } from './documents.repository.ts';
import { readNumberedRecipe, recipesNamed } from './read-recipe.repository.ts';

type Named = ReturnType<typeof recipesNamed>;

const answer = async (db: GroupDatabase, recipes: Named): Promise<WrittenJson<Recipe>> => {
  const known = await findReply(recipes);
  if (known !== undefined) return new WrittenJson(known);
  const documents = documentsOf(found(await readNumberedRecipe(db.dialect, recipes), 'recipe.not-found'));
  storeDocuments(db, [documents]);
  return new WrittenJson(documents.reply);
};

/** By slug or id. Throws `recipe.not-found`. */
export const answerRecipe = (db: GroupDatabase, slugOrId: string): Promise<WrittenJson<Recipe>> =>
  answer(db, recipesNamed(db, slugOrId));

/** A recipe that visitors of the group may see. Throws `recipe.not-found` for every other one. */
export const answerPublicRecipe = (db: GroupDatabase, slugOrId: string): Promise<WrittenJson<Recipe>> =>
  answer(db, recipesNamed(db, slugOrId).where('recipes.public', '=', 1));
