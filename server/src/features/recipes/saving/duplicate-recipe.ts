import { randomUUID } from 'node:crypto';
import type { Recipe } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { type Room, sizeOfStored } from '../../../platform/files/index.ts';
import { randomToken } from '../../../platform/security/index.ts';
import type { Change } from '../change.ts';
import { recipeAssetFolder, recipeFolder, recipeImageFolder, timelineImageFolder } from '../file-keys.ts';
import { getRecipe } from '../reading/read-recipe.repository.ts';
import { insertWhole, type NewRecipe } from './create-recipe.ts';

/**
 * A copy with its own picture, files and ids; the caller owns it. Opinions, comments and history stay with the original.
 * @throws AppError `group.storage-full` where there is no room for the files
 */
export const duplicateRecipe = async (
  db: GroupDatabase,
  change: Change & { room: Room },
  slugOrId: string,
  name?: string | null,
): Promise<Recipe> => {
  const original = await getRecipe(db, slugOrId);
  const id = randomUUID();
  const folders = [recipeAssetFolder(original.id), recipeImageFolder(original.id)];
  const sizes = await Promise.all(folders.map((folder) => sizeOfStored(change.files, folder)));
  await change.room.require(
    db.groupId,
    sizes.reduce((sum, size) => sum + size, 0),
  );
  await copyFiles(change, original.id, id);
  try {
    return await db.change((db) =>
      insertWhole(db, change, copyOf(original, id, name || original.name), {
        id,
        image: original.image && randomToken(6),
        imageColor: original.imageColor,
        isPrivate: original.private,
      }),
    );
  } catch (error) {
    await change.files.removeFolder(recipeFolder(id));
    throw error;
  }
};

const copyFiles = async ({ files }: Change, from: string, to: string): Promise<void> => {
  await files.copyFolder(recipeAssetFolder(from), recipeAssetFolder(to));
  await files.copyFolder(recipeImageFolder(from), recipeImageFolder(to));
  await files.removeFolder(timelineImageFolder(to));
};

const copyOf = (original: Recipe, id: string, name: string): NewRecipe => {
  // Texts link to files by the id of their recipe.
  const moved = (text: string) => text.replaceAll(original.id, id);
  const newIds = new Map(original.recipeIngredient.map(({ referenceId }) => [referenceId, randomUUID()]));
  const { rating, dateAdded, ...copied } = original;
  return {
    ...copied,
    name,
    description: moved(original.description),
    notes: original.notes.map((note) => ({ ...note, text: moved(note.text) })),
    recipeIngredient: original.recipeIngredient.map((ingredient) => ({
      ...ingredient,
      referenceId: newIds.get(ingredient.referenceId),
    })),
    recipeInstructions: original.recipeInstructions.map((step) => ({
      ...step,
      id: randomUUID(),
      text: moved(step.text),
      ingredientReferences: step.ingredientReferences.map(({ referenceId }) => ({
        referenceId: newIds.get(referenceId),
      })),
    })),
  };
};
