import type { Asset, Recipe, RecipeInput } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { recipeAssetKey } from '../../../platform/files/index.ts';
import { makeVariants } from '../../../platform/images/index.ts';
import type { Change } from '../change.ts';
import { newImageKey } from '../images/change-image.ts';
import { writeVariants } from '../images/image-files.ts';
import { getRecipe } from '../reading/read-recipe.repository.ts';
import { getUnlocked } from '../saving/get-unlocked.repository.ts';
import { saveRecipe } from '../saving/save-recipe.ts';
import { updateRecipe } from '../saving/stored-parts.repository.ts';
import { inputAt, type TakenRecipe } from './restore-recipe.ts';

/**
 * Makes a recipe of the group what it was when it was taken away. Files that only the group's own has stay with it, and so do its lock
 * and whether it is public. Throws `ImageError` before anything is stored, `recipe.locked` and `recipe.not-found`.
 */
export const restoreInto = async (
  db: GroupDatabase,
  change: Change,
  slugOrId: string,
  taken: TakenRecipe,
): Promise<Recipe> => {
  const { id } = await getUnlocked(db, slugOrId, change.by);
  const { assets: own } = await getRecipe(db, id);
  const variants = taken.picture && (await makeVariants(taken.picture));
  const saved = await saveRecipe(db, change, id, inputFor(taken, id, own));
  for (const { asset, content } of taken.assets) await change.files.write(recipeAssetKey(id, asset.fileName), content);
  if (!variants) return saved;
  await writeVariants(change.files, id, variants);
  await db.change((db) => updateRecipe(db, id, { image: newImageKey(), imageColor: variants.color }));
  return getRecipe(db, id);
};

const inputFor = (taken: TakenRecipe, id: string, own: Asset[]): RecipeInput => {
  const { settings, basedOnVersion: _, ...input } = inputAt(taken, id);
  const { locked: _locked, public: _public, ...kept } = settings ?? {};
  const brought = taken.assets.map(({ asset }) => asset);
  const names = new Set(brought.map(({ fileName }) => fileName));
  const assets = [...own.filter(({ fileName }) => !names.has(fileName ?? '')), ...brought];
  return { ...input, settings: kept, assets };
};
