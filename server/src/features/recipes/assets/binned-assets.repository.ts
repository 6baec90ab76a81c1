import type { Asset } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { type Contents, findContents } from '../../bin/index.ts';

/** What the bin has of a file that its recipe does not list any more; the file itself stays where it is. */
export interface BinnedAsset {
  recipeId: string;
  asset: Asset;
}

// What `putAssetsInBin` has written.
export const binned = ({ item }: Contents) => item as BinnedAsset;

/** Names of the files of a recipe that can still come back. */
export const findBinnedAssets = async (db: GroupDatabase, recipeId: string): Promise<string[]> => {
  const all = (await findContents(db, 'asset')).map((contents) => binned(JSON.parse(contents)));
  return all.flatMap(({ asset, recipeId: of }) => (of === recipeId && asset.fileName ? [asset.fileName] : []));
};
