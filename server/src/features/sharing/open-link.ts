import type { ShareLink } from '@larder/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { GroupDatabase } from '../../platform/database/index.ts';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { findLink, findOrigin } from './share-tokens.repository.ts';

export interface OpenedLink {
  /** Of the group that shares, as its visitors read it: only what the link names is to be read of it. */
  db: GroupDatabase;
  link: ShareLink;
}

/**
 * What a link leads to while it works; nothing for one that has ended, was deleted or never was, or whose maker can't open any more
 * what it names.
 */
export const openLink = async (
  instance: InstanceDatabase,
  tokenId: string,
  clock: Clock,
): Promise<OpenedLink | undefined> => {
  const id = tokenId.toLowerCase();
  const origin = await findOrigin(instance, id);
  if (!origin) return undefined;
  const readingAs = (userId: string | null) =>
    instance
      .group(origin.groupId)
      .actingAs({ userId: null, now: () => clock.now() })
      .readingAs({ userId });
  const asSharer = readingAs(origin.userId);
  const link = await findLink(asSharer, id, clock.now());
  // Who shares a recipe of their own means it; of a book or a week, nobody goes through what else is in it.
  return link && { db: link.kind === 'recipe' ? asSharer : readingAs(null), link };
};
