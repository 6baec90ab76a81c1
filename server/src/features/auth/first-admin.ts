import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError } from '../../platform/errors/index.ts';
import { hashPassword } from '../../platform/security/index.ts';
import { newGroup } from '../groups/index.ts';
import { addUser, newUser } from '../users/index.ts';
import { hasAdmin, insertGroup, isGroupTaken } from './accounts.repository.ts';
import { refuseTakenNames } from './taken-names.ts';

interface FirstAdmin {
  email: string;
  username: string;
  fullName: string;
  password: string;
  locale: string;
  groupName: string;
  groupSlug?: string;
  privateGroup: boolean;
  now: Date;
}

/**
 * Makes the administrator that a server begins with, and a group.
 * @throws AppError `setup.done` when there is one already, also when another one was made at the same moment
 */
export const makeFirstAdmin = async (instance: InstanceDatabase, wanted: FirstAdmin) => {
  const { groupName, groupSlug, privateGroup, password, now, ...person } = wanted;
  const passwordHash = await hashPassword(password);
  const group = newGroup({ name: groupName, slug: groupSlug, privateGroup, now });
  const user = newUser({ ...person, passwordHash, advanced: true, role: 'admin', isEmailProven: true, now });

  await instance.change(async (transaction, enter) => {
    await instance.dialect.takeTurns(transaction);
    if (await hasAdmin(transaction)) throw new AppError('setup.done');
    if (await isGroupTaken(transaction, group)) throw new AppError('group.name-taken', { name: groupName });
    await refuseTakenNames(transaction, user);
    await insertGroup(transaction, group);
    const db = await enter(instance.group(group.id).actingAs({ userId: user.id, now: () => now }));
    await db.record('group.created', { seedLocale: null });
    await addUser(db, user);
    await instance.raiseRevision(transaction);
  });
  await instance.signalRevisions();
  return { userId: user.id, tokenVersion: 0, groupSlug: group.slug };
};
