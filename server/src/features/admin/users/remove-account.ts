import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { deleteAccount, giveRecipes } from '../../members/index.ts';
import { findOwnRecipes, removeMany } from '../../recipes/index.ts';
import { listUsers, removeAvatar } from '../../users/index.ts';
import { countOtherAdmins, findAnyUser } from './all-users.repository.ts';

/**
 * Deletes somebody's account. What was made for all stays in the group. What nobody else sees goes to the bin of whoever looks after
 * the group, as it would be there for nobody otherwise.
 */
export const removeAccount = async (
  instance: InstanceDatabase,
  { clock, files }: Platform,
  { id, by }: { id: string; by: string },
): Promise<void> => {
  if (id === by) throw new AppError('user.removes-oneself');
  const user = found(await findAnyUser(instance, id), 'user.not-found');
  if (user.admin === 1 && (await countOtherAdmins(instance, id)) === 0) throw new AppError('user.last-admin');
  const now = clock.now();
  const group = instance.group(user.groupId);
  const others = (await listUsers(group)).filter((other) => other.id !== id);
  const heir = others.find(({ canManage }) => canManage) ?? others[0];
  const acting = instance.group(user.groupId).actingAs({ userId: heir?.id ?? null, now: () => now });
  await acting.change(async (db) => {
    if (heir) {
      const own = await findOwnRecipes(db.asServer(), id);
      await giveRecipes(
        db,
        own.map(({ id }) => id),
        heir.id,
      );
      await removeMany(
        db,
        { by: heir.id, at: now, files },
        own.map(({ slug }) => slug),
      );
    }
    await deleteAccount(db, id);
    await db.record('user.deleted', user);
    db.afterCommit(() => removeAvatar(files, id));
  });
  await instance.signalRevisions();
};
