import type { Recipe } from '@larder/contract';
import { type GroupDatabase, WrittenJson } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import { looksLikeId, readRecipeAtRevision, recipesNamed } from './read-recipe.repository.ts';
import { findReadyRecipe, keepReadyRecipeOf, type Readable } from './ready-recipe.repository.ts';

const answer = async (db: GroupDatabase, slugOrId: string, readable: Readable): Promise<WrittenJson<Recipe>> => {
  const mayBeId = looksLikeId(slugOrId);
  const ready = mayBeId ? undefined : await findReadyRecipe(db, slugOrId, readable);
  if (ready !== undefined) return new WrittenJson(ready);

  const named = recipesNamed(db, slugOrId);
  const rows = readable === 'public' ? named.where('recipes.public', '=', 1) : named;
  const { number, recipe, revision } = found(await readRecipeAtRevision(db.dialect, rows), 'recipe.not-found');
  const reply = JSON.stringify(recipe);
  // Nobody waits for what only makes the next reading faster, and it may fail.
  if (!mayBeId) keepReadyRecipeOf(db, { number, reply, revision }).catch(() => undefined);
  return new WrittenJson(reply);
};

/** By slug or id. Throws `recipe.not-found`. */
export const answerRecipe = (db: GroupDatabase, slugOrId: string): Promise<WrittenJson<Recipe>> =>
  answer(db, slugOrId, 'all');

/** A recipe that visitors of the group may see. Throws `recipe.not-found` for every other one. */
export const answerPublicRecipe = (db: GroupDatabase, slugOrId: string): Promise<WrittenJson<Recipe>> =>
  answer(db, slugOrId, 'public');
