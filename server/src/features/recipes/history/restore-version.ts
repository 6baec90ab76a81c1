import type { Recipe, RecipeContent, RecipeInput } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { makeTiny } from '../../../platform/images/index.ts';
import type { Change } from '../change.ts';
import { formerImageFolder, imageKey, recipeAssetKey } from '../file-keys.ts';
import { removeImage } from '../images/change-image.ts';
import { copyImage, keepImage } from '../images/image-files.ts';
import { getRecipe } from '../reading/read-recipe.repository.ts';
import { getUnlocked } from '../saving/get-unlocked.repository.ts';
import { slugFor } from '../saving/recipe-names.ts';
import { saveRecipe } from '../saving/save-recipe.ts';
import { isSlugTaken } from '../saving/stored-parts.repository.ts';
import { findVersion, knownVersions } from './read-versions.ts';

/**
 * Saves a recipe as it was in a version. Foods, units and organizers that have gone since are made again by their names.
 * @throws AppError as `saveRecipe`, and when there is no such version
 */
export const restoreVersion = async (
  db: GroupDatabase,
  change: Change,
  slugOrId: string,
  version: string,
): Promise<Recipe> => {
  const picture = await bringBackPicture(db, change, slugOrId, version);
  return db.change(async (db) => {
    const recipe = await getRecipe(db, slugOrId);
    const { content, savedAt } = findVersion(await knownVersions(db, recipe), version);
    const input = { ...inputOf(content), name: await nameFor(db, recipe, content.name) };
    return saveRecipe(db, change, recipe.id, input, { restoredFrom: savedAt, ...(picture && { picture }) });
  });
};

/** As `restoreVersion`, but a picture and files that came after the version go too. */
export const returnToVersion = async (
  db: GroupDatabase,
  change: Change,
  slugOrId: string,
  version: string,
): Promise<void> => {
  const restored = await restoreVersion(db, change, slugOrId, version);
  const { content } = findVersion(await knownVersions(db, restored), version);
  const then = new Set(content.assets.map(({ fileName }) => fileName));
  const assets = restored.assets.filter(({ fileName }) => then.has(fileName));
  if (assets.length < restored.assets.length) {
    await db.change((db) => saveRecipe(db, change, restored.id, { assets }));
    for (const { fileName } of restored.assets) {
      if (fileName && !then.has(fileName)) await change.files.remove(recipeAssetKey(restored.id, fileName));
    }
  }
  if (!content.image && restored.image !== null) await removeImage(db, change, restored.id);
};

/** Puts the picture of a version where that of the recipe lies; a version without one leaves the recipe the one that it has. */
const bringBackPicture = async (db: GroupDatabase, { files, by }: Change, slugOrId: string, version: string) => {
  const unlocked = await getUnlocked(db, slugOrId, by);
  const { image } = findVersion(await knownVersions(db, await getRecipe(db, unlocked.id)), version).content;
  if (!image || image === unlocked.image) return undefined;
  const folder = formerImageFolder(unlocked.id, image);
  const tiny = await files.read(imageKey(folder, 'tiny'));
  if (!tiny) return undefined;
  const { color } = await makeTiny(tiny);
  await keepImage(files, unlocked);
  await copyImage(files, folder, unlocked.id);
  return { image, imageColor: color };
};

/** Files stay, for those that were removed are gone; who may see and change a recipe is no part of what is cooked. */
const inputOf = ({ assets: _, image: _image, settings, ...content }: RecipeContent): RecipeInput => {
  const { locked: _locked, public: _public, ...others } = settings;
  return { ...content, settings: others };
};

/** Another recipe may have the name by now: then the recipe keeps the one that it has. */
const nameFor = async (db: GroupTransaction, recipe: Recipe, name: string): Promise<string> => {
  const slug = slugFor(name);
  return slug !== recipe.slug && (await isSlugTaken(db, slug)) ? recipe.name : name;
};
