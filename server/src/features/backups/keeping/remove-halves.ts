import { isBackupName, manifestKey } from '../archive/manifest.ts';
import type { Place } from '../places/place.ts';

/** Throws away what is left of backups that were cut short. Files that backups share stay for the next one. */
export const removeHalves = async (place: Place): Promise<void> => {
  for (const name of (await place.names()).filter(isBackupName)) {
    const manifest = await place.read(manifestKey(name));
    manifest?.destroy();
    if (!manifest) await place.removeFolder(name);
  }
};
