import type { LeftBehind } from '@larder/contract';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { changeKeepingAnAdmin } from '../../auth/index.ts';
import { leaveGroup, readLeftBehind, type WantedHeirs } from '../../members/index.ts';
import { findAnyUser } from './all-users.repository.ts';

export const tellOfLeaving = async (instance: InstanceDatabase, id: string): Promise<LeftBehind> => {
  const { groupId } = found(await findAnyUser(instance, id), 'user.not-found');
  return readLeftBehind(instance.group(groupId), id);
};

interface Removal {
  id: string;
  by: string;
  wanted: WantedHeirs;
}

/**
 * Deletes somebody's account. What was made for all stays in the group. What nobody else sees goes to the bin of whoever looks after
 * the group, as it would be there for nobody otherwise.
 */
export const removeAccount = async (
  instance: InstanceDatabase,
  { clock, files }: Platform,
  { id, by, wanted }: Removal,
): Promise<void> => {
  if (id === by) throw new AppError('user.removes-oneself');
  const account = found(await findAnyUser(instance, id), 'user.not-found');
  const at = clock.now();
  const group = instance.group(account.groupId).actingAs({ userId: by, now: () => at });
  await changeKeepingAnAdmin(instance, group, { id, byAdmin: by, admin: false }, async (db) => {
    const { heirs } = await readLeftBehind(db, id);
    await leaveGroup(db, { account, wanted, binOf: heirs[0]?.id ?? null, at, files });
  });
  await instance.signalRevisions();
};
