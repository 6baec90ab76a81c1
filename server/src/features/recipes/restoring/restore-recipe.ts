import { randomUUID } from 'node:crypto';
import type { Asset, Recipe } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { recipeAssetKey } from '../../../platform/files/index.ts';
import { makeVariants } from '../../../platform/images/index.ts';
import type { Change } from '../change.ts';
import { newImageKey } from '../images/change-image.ts';
import { writeVariants } from '../images/image-files.ts';
import { getRecipe } from '../reading/read-recipe.repository.ts';
import { createRecipe, type NewRecipe } from '../saving/create-recipe.ts';
import { removeRecipe } from '../saving/remove-recipe.ts';
import { updateRecipe } from '../saving/stored-parts.repository.ts';
import { findMemberId } from '../timeline/timeline.repository.ts';

/** A recipe as it was taken away, perhaps from another server. */
export interface TakenRecipe {
  /** Its id there. */
  id?: string;
  /** Its owner there. */
  userId?: string;
  input: NewRecipe;
  picture?: Buffer;
  assets: { asset: Asset & { fileName: string }; content: Buffer }[];
}

/**
 * Brings a recipe back with its picture and files. It keeps its id where that is free, and its owner where that is a member
 * of the group. Throws `ImageError` before anything is stored.
 */
export const restoreRecipe = async (db: GroupDatabase, change: Change, taken: TakenRecipe): Promise<Recipe> => {
  const variants = taken.picture && (await makeVariants(taken.picture));
  const { id, userId } = await createWithFreeId(db, change, taken);
  try {
    // The id is this recipe's alone from here on, so its files are written over nobody else's.
    if (variants) await writeVariants(change.files, id, variants);
    for (const { asset, content } of taken.assets)
      await change.files.write(recipeAssetKey(id, asset.fileName), content);
  } catch (error) {
    await removeRecipe(db, { ...change, by: userId }, id);
    throw error;
  }
  await db.change((db) =>
    updateRecipe(db, id, {
      image: variants ? newImageKey() : null,
      imageColor: variants?.color ?? null,
      assets: JSON.stringify(taken.assets.map(({ asset }) => asset)),
    }),
  );
  return getRecipe(db, id);
};

const createWithFreeId = async (db: GroupDatabase, change: Change, taken: TakenRecipe): Promise<Recipe> => {
  const userId = taken.userId && (await findMemberId(db, taken.userId));
  const create = (id: string) => createRecipe(db, change, inputAt(taken, id), { id, ...(userId && { userId }) });
  if (!taken.id) return create(randomUUID());
  try {
    return await create(taken.id);
  } catch (error) {
    if (!db.dialect.isUniqueViolation(error)) throw error;
    return create(randomUUID());
  }
};

/** What is to be saved under an id; texts link to files by the id of their recipe. */
export const inputAt = ({ id: from, input }: TakenRecipe, to: string): NewRecipe => {
  const kept = { ...input, assets: [] };
  return from && from !== to
    ? JSON.parse(JSON.stringify(kept).replaceAll(`/recipes/${from}/`, `/recipes/${to}/`))
    : kept;
};
