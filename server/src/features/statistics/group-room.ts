import { LRUCache } from 'lru-cache';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { Room } from '../../platform/files/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { megabyte, usedBytes } from './measure-storage.ts';
import { sizeText } from './size-text.ts';

/** So long a measurement is good, with what was written since: it reads every folder of the group. */
const measuredFor = 10 * 60_000;
/** So old one may be that a picture is left out by: of an archive each recipe would measure everything again. */
const refusesFor = 30_000;

interface Use {
  bytes: number;
  at: number;
}

/** Holds the files of each group to `GROUP_STORAGE_MB`. Nobody who uploads something is refused by an old measurement. */
export const createGroupRoom = (
  openGroup: (groupId: string) => GroupDatabase,
  { files, settings, clock }: Pick<Platform, 'files' | 'settings' | 'clock'>,
): Room => {
  const limit = settings.GROUP_STORAGE_MB * megabyte;
  const measured = new LRUCache<string, Use>({ max: 5000 });
  /** Two that ask at once are told by one measurement, so that each sees what the other takes. */
  const underway = new Map<string, Promise<Use>>();
  const measureNow = async (groupId: string): Promise<Use> => {
    const use = { bytes: await usedBytes(openGroup(groupId), files), at: clock.now().getTime() };
    measured.set(groupId, use);
    return use;
  };
  const measure = (groupId: string): Promise<Use> => {
    const measuring = underway.get(groupId) ?? measureNow(groupId).finally(() => underway.delete(groupId));
    underway.set(groupId, measuring);
    return measuring;
  };

  /** What is in use, measured anew where a refusal would rest on what is older than `refusesFor`. */
  const useFor = async (groupId: string, bytes: number, refusesFor: number): Promise<Use> => {
    const known = measured.get(groupId);
    const age = known ? clock.now().getTime() - known.at : Number.POSITIVE_INFINITY;
    const mostAge = known && known.bytes + bytes > limit ? refusesFor : measuredFor;
    return known && age < mostAge ? known : measure(groupId);
  };

  return {
    take: async (groupId, bytes) => {
      if (limit === 0) return true;
      const use = await useFor(groupId, bytes, refusesFor);
      if (use.bytes + bytes > limit) return false;
      use.bytes += bytes;
      return true;
    },
    require: async (groupId, bytes) => {
      if (limit === 0) return;
      const use = await useFor(groupId, bytes, 0);
      if (use.bytes + bytes > limit) {
        throw new AppError('group.storage-full', {
          size: sizeText(bytes),
          left: sizeText(Math.max(0, limit - use.bytes)),
          total: sizeText(limit),
        });
      }
      use.bytes += bytes;
    },
  };
};
