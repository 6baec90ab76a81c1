import { LRUCache } from 'lru-cache';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { Platform, RefuseUpload } from '../../platform/http/index.ts';
import { megabyte, usedBytes } from './measure-storage.ts';
import { sizeText } from './size-text.ts';

/** So long a measurement is good, with what was uploaded since: it reads every folder of the group. */
const measuredFor = 10 * 60_000;

/** Holds the files of each group to `GROUP_STORAGE_MB`. Nobody is refused by an old measurement. */
export const createRefuseUpload = (
  openGroup: (groupId: string) => GroupDatabase,
  { files, settings, clock }: Pick<Platform, 'files' | 'settings' | 'clock'>,
): RefuseUpload => {
  const limit = settings.GROUP_STORAGE_MB * megabyte;
  const measured = new LRUCache<string, { bytes: number; at: number }>({ max: 5000 });
  const measure = async (groupId: string) => {
    const use = { bytes: await usedBytes(openGroup(groupId), files), at: clock.now().getTime() };
    measured.set(groupId, use);
    return use;
  };
  return async (groupId, bytes) => {
    if (limit === 0) return;
    const known = measured.get(groupId);
    const isFresh = known && clock.now().getTime() - known.at < measuredFor && known.bytes + bytes <= limit;
    const use = isFresh ? known : await measure(groupId);
    if (use.bytes + bytes > limit) {
      throw new AppError('group.storage-full', {
        size: sizeText(bytes),
        left: sizeText(Math.max(0, limit - use.bytes)),
        total: sizeText(limit),
      });
    }
    use.bytes += bytes;
  };
};
