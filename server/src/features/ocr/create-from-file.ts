import { randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { MemberContext, UploadedFile } from '../../platform/http/index.ts';
import { readImage } from '../../platform/images/index.ts';
import { noteMissingRoom } from '../import/index.ts';
import {
  assetFileName,
  changeOf,
  createRecipe,
  type NewRecipe,
  newImageKey,
  recipeAssetKey,
  recipeFolder,
  writeImage,
} from '../recipes/index.ts';

/** The names that clients of the peer's API know. */
const recipeName = 'New OCR Recipe';
const assetName = 'Original recipe image';

/**
 * A recipe with a file attached: with what was `read` from it, or with nothing else yet; answers its slug. What was read is saved
 * without the file where the household has no room left for it.
 * @throws ImageError when the file is neither a picture nor a PDF
 */
export const createFromFile = async (
  context: MemberContext,
  file: UploadedFile,
  { asImage, read }: { asImage: boolean; read?: NewRecipe },
): Promise<string> => {
  const { platform, db } = context;
  const { extension, isPdf } = await kindOf(file.bytes);
  const isPictured = asImage && !isPdf;
  const id = randomUUID();
  const fileName = assetFileName(assetName, extension);
  try {
    // A file alone has been given its room when it was taken in: without it there would be nothing to read.
    const hasFile = !read || (await platform.room.take(db.groupId, file.bytes.length));
    const hasRoom = hasFile && (!isPictured || (await platform.room.take(db.groupId, file.bytes.length)));
    if (hasFile) await platform.files.write(recipeAssetKey(id, fileName), file.bytes);
    const picture = isPictured && hasRoom ? await writeImage(platform.files, id, file.bytes) : undefined;
    const asset = { name: assetName, icon: isPdf ? 'mdi-file-pdf-box' : 'mdi-file-image', fileName };
    return await db.change(async (db) => {
      const recipe = await createRecipe(
        db,
        changeOf(context),
        { name: recipeName, ...read, settings: { showAssets: true }, assets: hasFile ? [asset] : [] },
        { id, ...(picture && { image: newImageKey(), imageColor: picture.color }) },
      );
      if (!hasRoom) await noteMissingRoom(db, context, recipe.id);
      return recipe.slug;
    });
  } catch (error) {
    await platform.files.removeFolder(recipeFolder(id));
    throw error;
  }
};

/** By content: names and types are what clients believe. */
export const kindOf = async (bytes: Uint8Array): Promise<{ extension: string; isPdf: boolean }> => {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext === 'pdf') return { extension: 'pdf', isPdf: true };
  await readImage(bytes);
  return { extension: type?.ext ?? 'jpg', isPdf: false };
};
