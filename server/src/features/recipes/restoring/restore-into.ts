import type { Asset, Recipe, RecipeInput } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import type { FileStore } from '../../../platform/files/index.ts';
import { underFreeName } from '../assets/add-asset.ts';
import type { Change } from '../change.ts';
import { recipeAssetKey } from '../file-keys.ts';
import { newImageKey } from '../images/change-image.ts';
import { keepImage } from '../images/image-files.ts';
import { getRecipe } from '../reading/read-recipe.repository.ts';
import { getUnlocked } from '../saving/get-unlocked.repository.ts';
import { saveRecipe } from '../saving/save-recipe.ts';
import { updateRecipe } from '../saving/stored-parts.repository.ts';
import { inputAt, type PreparedRecipe, type TakenRecipe, writeTakenFiles } from './restore-recipe.ts';

/**
 * Makes a recipe of the group what it was when it was taken away. Files that only the group's own has stay with it, and so do its lock
 * and whether it is public. Throws `recipe.locked` and `recipe.not-found`.
 */
export const restoreInto = async (
  db: GroupTransaction,
  change: Change,
  slugOrId: string,
  brought: PreparedRecipe,
): Promise<Recipe> => {
  const { id, image } = await getUnlocked(db, slugOrId, change.by);
  const { assets: own } = await getRecipe(db, id);
  const taken = await withFreeNames(change.files, id, own, brought);
  const saved = await saveRecipe(db, change, id, inputFor(taken, id, own));
  if (taken.variants) await keepImage(change.files, { id, image });
  await writeTakenFiles(change.files, id, taken);
  if (!taken.variants) return saved;
  await updateRecipe(db, id, { image: newImageKey(), imageColor: taken.variants.color });
  return getRecipe(db, id);
};

/** A file that is not what the recipe has under its name lies under another one: earlier versions go on having theirs. */
const withFreeNames = async (
  files: FileStore,
  id: string,
  own: Asset[],
  taken: PreparedRecipe,
): Promise<PreparedRecipe> => {
  const names = new Set([...own, ...taken.assets.map(({ asset }) => asset)].map(({ fileName }) => fileName ?? ''));
  let text = JSON.stringify(taken.input);
  const assets: PreparedRecipe['assets'] = [];
  for (const { asset, content } of taken.assets) {
    const isOwn = own.some(({ fileName }) => fileName === asset.fileName);
    const before = isOwn ? await files.read(recipeAssetKey(id, asset.fileName)) : undefined;
    const isAnother = before !== undefined && !content.equals(before);
    const stored = isAnother ? await underFreeName(asset, ({ fileName }) => !names.has(fileName)) : asset;
    names.add(stored.fileName);
    text = text.replaceAll(`/assets/${asset.fileName}`, `/assets/${stored.fileName}`);
    assets.push({ asset: stored, content });
  }
  return { ...taken, input: JSON.parse(text), assets };
};

const inputFor = (taken: TakenRecipe, id: string, own: Asset[]): RecipeInput => {
  const { settings, basedOnVersion: _, ...input } = inputAt(taken, id);
  const { locked: _locked, public: _public, ...others } = settings ?? {};
  const brought = taken.assets.map(({ asset }) => asset);
  const names = new Set(brought.map(({ fileName }) => fileName));
  const assets = [...own.filter(({ fileName }) => !names.has(fileName ?? '')), ...brought];
  return { ...input, settings: others, assets };
};
