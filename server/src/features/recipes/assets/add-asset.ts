import type { Asset } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { assetFileName, recipeAssetKey } from '../../../platform/files/index.ts';
import type { UploadedFile } from '../../../platform/http/index.ts';
import type { Change } from '../change.ts';
import { getUnlocked } from '../saving/get-unlocked.repository.ts';
import { updateRecipe } from '../saving/stored-parts.repository.ts';

interface NewAsset {
  name: string;
  icon: string;
  /** As the client says it; without one, that of the file's own name is taken. */
  extension: string;
  file: UploadedFile;
}

/** Attaches a file to a recipe; one of the same name takes the place of the older. */
export const addAsset = async (
  db: GroupDatabase,
  change: Change,
  slugOrId: string,
  { name, icon, extension, file }: NewAsset,
): Promise<Asset> => {
  const { id } = await getUnlocked(db, slugOrId, change.by);
  const fileName = assetFileName(name, extension.trim() || extensionOf(file.name));
  if (!fileName.includes('.')) throw new AppError('asset.fields-missing');
  const asset = { name, icon, fileName };
  await change.files.write(recipeAssetKey(id, fileName), file.bytes);
  await db.change(async (db) => {
    const row = await getUnlocked(db, id, change.by);
    const now = change.at.toISOString();
    const assets = JSON.stringify(withAsset(JSON.parse(row.assets), asset));
    await updateRecipe(db, id, { assets, dateUpdated: now, updatedAt: now });
  });
  return asset;
};

const extensionOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName)?.[1] ?? '';

const withAsset = (assets: Asset[], asset: Asset): Asset[] => {
  const place = assets.findIndex(({ fileName }) => fileName === asset.fileName);
  return place < 0 ? [...assets, asset] : assets.with(place, asset);
};
