import { randomUUID } from 'node:crypto';
import type { Asset, Recipe } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import type { FileStore } from '../../../platform/files/index.ts';
import { type ImageVariants, makeVariants } from '../../../platform/images/index.ts';
import { isInBin } from '../../bin/index.ts';
import type { RecipeBesides } from '../archiving/besides.ts';
import { bringParts, type TakenParts } from '../archiving/bring-parts.ts';
import {
  type EventPicture,
  type PreparedEventPicture,
  prepareEventPictures,
  restoreBesides,
} from '../archiving/restore-besides.ts';
import type { Change } from '../change.ts';
import { recipeAssetKey, recipeFolder } from '../file-keys.ts';
import { newImageKey } from '../images/change-image.ts';
import { type UnsizedImage, writeVariants } from '../images/image-files.ts';
import { getRecipe } from '../reading/read-recipe.repository.ts';
import { createRecipe, insertWhole, type NewRecipe } from '../saving/create-recipe.ts';
import { updateRecipe } from '../saving/stored-parts.repository.ts';
import { findMemberId } from '../timeline/timeline.repository.ts';

/** A recipe as it was taken away, perhaps from another server. */
export interface TakenRecipe {
  /** Its id there. */
  id?: string;
  /** Its owner there. */
  userId?: string;
  /** Its owner kept it to themselves, as whoever brings it in does then. */
  isPrivate?: boolean;
  input: NewRecipe;
  picture?: Buffer;
  assets: { asset: Asset & { fileName: string }; content: Buffer }[];
  /** Its foods, units and tools, as far as the archive says more of them than a name. */
  parts?: TakenParts;
  /** In an archive of ours. */
  besides?: RecipeBesides;
  eventPictures?: EventPicture[];
}

/** A recipe whose picture has been made ready to be stored, which takes a while. */
export interface PreparedRecipe extends TakenRecipe {
  variants?: ImageVariants | UnsizedImage;
  eventVariants?: PreparedEventPicture[];
}

/** Throws `ImageError`. */
export const prepareRestore = async (taken: TakenRecipe): Promise<PreparedRecipe> => ({
  ...taken,
  variants: taken.picture && (await makeVariants(taken.picture)),
  eventVariants: await prepareEventPictures(taken.eventPictures ?? []),
});

/**
 * Brings a recipe back with its picture and files, under an id that is free: of two that try to have the same one fails by
 * a violated key, before it has stored anything. It keeps its owner where that is a member of the group.
 */
export const restoreRecipe = async (
  db: GroupTransaction,
  change: Change,
  taken: PreparedRecipe,
  id: string,
): Promise<Recipe> => {
  const { isPrivate = false, besides } = taken;
  const userId = !isPrivate && taken.userId && (await findMemberId(db, taken.userId));
  if (taken.parts) await bringParts(db, taken.parts, change.at);
  const origin = { id, isPrivate, ...(userId && { userId }) };
  const { rating, ...input } = inputAt(taken, id);
  // An archive of ours says itself when the recipe was made, and who gave which rating.
  if (besides) await insertWhole(db, change, input, origin);
  else await createRecipe(db, change, { ...input, rating }, origin);
  try {
    // Nobody else can have the id from here on, so the files are written over nobody else's.
    await writeTakenFiles(change.files, id, taken);
    await updateRecipe(db, id, {
      image: taken.variants ? newImageKey() : null,
      imageColor: taken.variants?.color ?? null,
      assets: JSON.stringify(taken.assets.map(({ asset }) => asset)),
      ...(besides && { createdAt: besides.createdAt, updatedAt: besides.updatedAt }),
    });
    if (besides) {
      const { image } = await getRecipe(db, id);
      await restoreBesides(
        db,
        change,
        { id, image, rating: rating ?? null },
        linkedAt(besides, taken.id, id),
        taken.eventVariants ?? [],
      );
    }
    return await getRecipe(db, id);
  } catch (error) {
    await change.files.removeFolder(recipeFolder(id));
    throw error;
  }
};

/** Bytes that the files of a recipe will take. */
export const sizeOfTaken = ({ variants, eventVariants = [], assets }: PreparedRecipe): number => {
  const pictures = [...(variants ? [variants] : []), ...eventVariants.map(({ variants }) => variants)];
  const sizes = pictures.flatMap((one) =>
    'source' in one ? [one.source, one.tiny] : [one.original, one.min, one.tiny],
  );
  return [...sizes, ...assets.map(({ content }) => content)].reduce((sum, { length }) => sum + length, 0);
};

/** A recipe without its picture and files, where there is no room for them. */
export const withoutFiles = ({
  picture: _,
  variants: _variants,
  eventPictures: _events,
  eventVariants: _sizes,
  ...taken
}: PreparedRecipe): PreparedRecipe => ({
  ...taken,
  assets: [],
});

/** Restores a recipe alone, under its own id where that is free, with what follows in the same change. */
export const restoreAlone = async (
  db: GroupDatabase,
  change: Change,
  prepared: PreparedRecipe,
  andThen: (db: GroupTransaction, recipe: Recipe) => Promise<void>,
): Promise<Recipe> => {
  return withFreeId(db, [prepared.id ?? randomUUID(), randomUUID()], (id) =>
    db.change(async (db) => {
      const recipe = await restoreRecipe(db, change, prepared, id);
      await andThen(db, recipe);
      return recipe;
    }),
  );
};

/** Tries ids until one is free; those of recipes in the bin are not. */
export const withFreeId = async <Result>(
  db: GroupDatabase,
  [id = randomUUID(), ...others]: string[],
  create: (id: string) => Promise<Result>,
): Promise<Result> => {
  if (others.length > 0 && (await isInBin(db, id))) return withFreeId(db, others, create);
  try {
    return await create(id);
  } catch (error) {
    if (others.length === 0 || !db.dialect.isUniqueViolation(error)) throw error;
    return withFreeId(db, others, create);
  }
};

export const writeTakenFiles = async (
  files: FileStore,
  id: string,
  { variants, assets }: PreparedRecipe,
): Promise<void> => {
  if (variants) await writeVariants(files, id, variants);
  for (const { asset, content } of assets) await files.write(recipeAssetKey(id, asset.fileName), content);
};

/** What is to be saved under an id; texts link to files by the id of their recipe. */
export const inputAt = ({ id: from, input }: TakenRecipe, to: string): NewRecipe =>
  linkedAt({ ...input, assets: [] }, from, to);

const linkedAt = <Linked>(value: Linked, from: string | undefined, to: string): Linked =>
  from && from !== to ? JSON.parse(JSON.stringify(value).replaceAll(`/recipes/${from}/`, `/recipes/${to}/`)) : value;
