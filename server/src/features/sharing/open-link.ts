import type { ShareToken } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { findGroupOfToken, findToken } from './share-tokens.repository.ts';

export interface OpenedLink {
  /** Of the group that shares: only the token's recipe is to be read of it. */
  db: GroupDatabase;
  token: ShareToken;
}

/** What a link leads to while it works; nothing for one that has ended, was deleted or never was. */
export const findLink = async (
  instance: InstanceDatabase,
  tokenId: string,
  now: Date,
): Promise<OpenedLink | undefined> => {
  const id = tokenId.toLowerCase();
  const groupId = await findGroupOfToken(instance, id);
  if (groupId === undefined) return undefined;
  const db = instance.group(groupId);
  const token = await findToken(db, id, now);
  return token && { db, token };
};
