import { contentKey, isBackupName, manifestKey } from '../archive/manifest.ts';
import { findManifest } from '../archive/read-backup.ts';
import type { Place } from '../places/place.ts';
import { listedFiles } from '../restore/verify-backup.ts';
import { removeHalves } from './remove-halves.ts';

/** Its manifest goes first, so that what is left when that is cut short is no backup. */
export const removeBackup = async (place: Place, name: string): Promise<void> => {
  await place.remove(manifestKey(name));
  await place.removeFolder(name);
};

/** Throws away stored files that no backup has any more. */
export const removeUnused = async (place: Place): Promise<number> => {
  await removeHalves(place);
  const used = new Set<string>();
  for (const name of (await place.names()).filter(isBackupName)) {
    const manifest = await findManifest(place, name);
    let listed = 0;
    for await (const { sha256 } of listedFiles(place, name)) {
      used.add(contentKey(sha256));
      listed += 1;
    }
    // Nobody knows what a backup needs whose manifest or list is damaged.
    if (!manifest || listed < manifest.files.number) return 0;
  }
  let removed = 0;
  for await (const { key } of place.list('files')) {
    if (used.has(key)) continue;
    await place.remove(key);
    removed += 1;
  }
  return removed;
};
