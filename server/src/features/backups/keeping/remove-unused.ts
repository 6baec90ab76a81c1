import { contentKey } from '../archive/manifest.ts';
import { listBackups } from '../archive/read-backup.ts';
import type { Place } from '../places/place.ts';
import { listedFiles } from '../restore/verify-backup.ts';

/** Throws away stored files that no backup has any more, and what is left of backups that were cut short. */
export const removeUnused = async (place: Place): Promise<number> => {
  const backups = await listBackups(place);
  const used = new Set<string>();
  for (const { name, manifest } of backups) {
    let listed = 0;
    for await (const { sha256 } of listedFiles(place, name)) {
      used.add(contentKey(sha256));
      listed += 1;
    }
    // Nobody knows what a backup needs whose list is damaged.
    if (listed < manifest.files.number) return 0;
  }
  let removed = 0;
  for await (const { key } of place.list('files')) {
    if (used.has(key)) continue;
    await place.remove(key);
    removed += 1;
  }
  return removed;
};
