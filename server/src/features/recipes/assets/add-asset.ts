import type { Asset } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { FileStore } from '../../../platform/files/index.ts';
import type { UploadedFile } from '../../../platform/http/index.ts';
import type { Change } from '../change.ts';
import { assetFileName, recipeAssetKey } from '../file-keys.ts';
import { noteVersion } from '../history/note-version.ts';
import { getRecipe, getStoredRecipe } from '../reading/read-recipe.repository.ts';
import { getUnlocked } from '../saving/get-unlocked.repository.ts';
import { updateRecipe } from '../saving/stored-parts.repository.ts';

interface NewAsset {
  name: string;
  icon: string;
  /** As the client says it; without one, that of the file's own name is taken. */
  extension: string;
  file: UploadedFile;
}

type StoredAsset = Asset & { fileName: string };

/** Attaches a file to a recipe; one of the name of another gets a number. */
export const addAsset = async (
  db: GroupDatabase,
  change: Change,
  slugOrId: string,
  { name, icon, extension, file }: NewAsset,
): Promise<Asset> => {
  const { id, assets } = await getUnlocked(db, slugOrId, change.by);
  const fileName = assetFileName(name, extension.trim() || extensionOf(file.name));
  if (!fileName.includes('.')) throw new AppError('asset.fields-missing');
  const asset = await writeAsset(change.files, id, JSON.parse(assets), { name, icon, fileName }, file.bytes);
  await db
    .change(async (db) => {
      await getUnlocked(db, id, change.by);
      const before = await getStoredRecipe(db, id);
      const now = change.at.toISOString();
      const assets = JSON.stringify([...JSON.parse(before.row.assets), asset]);
      await updateRecipe(db, id, { assets, version: before.row.version + 1, dateUpdated: now, updatedAt: now });
      const after = await getRecipe(db, id);
      await noteVersion(db, { before, after }, { by: change.by, at: change.at, fields: ['assets'] });
      await db.record('recipe.updated', { ...after, fields: ['assets'] });
    })
    .catch(async (error: unknown) => {
      await change.files.remove(recipeAssetKey(id, asset.fileName));
      throw error;
    });
  return asset;
};

/** Under the first name that neither the recipe nor its folder has, so that of two at the same moment none is lost. */
const writeAsset = async (
  files: FileStore,
  recipeId: string,
  present: Asset[],
  wanted: StoredAsset,
  content: Buffer,
): Promise<StoredAsset> => {
  const taken = new Set(present.map(({ fileName }) => fileName));
  return underFreeName(
    wanted,
    async ({ fileName }) => !taken.has(fileName) && files.writeNew(recipeAssetKey(recipeId, fileName), content),
  );
};

/** An attached file under its own name, or with the first number under which it is free. */
export const underFreeName = async (
  wanted: StoredAsset,
  isFree: (asset: StoredAsset) => boolean | Promise<boolean>,
): Promise<StoredAsset> => {
  for (let number = 1; ; number++) {
    const asset = number === 1 ? wanted : numbered(wanted, number);
    if (await isFree(asset)) return asset;
  }
};

/** "Menu (2)" in `menu-2.pdf`. */
const numbered = ({ name, icon, fileName }: StoredAsset, number: number): StoredAsset => {
  const dot = fileName.lastIndexOf('.');
  const end = dot < 0 ? fileName.length : dot;
  return {
    name: `${name} (${number})`,
    icon,
    fileName: `${fileName.slice(0, end)}-${number}${fileName.slice(end)}`,
  };
};

const extensionOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName)?.[1] ?? '';
