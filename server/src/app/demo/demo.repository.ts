import { randomBytes, randomUUID } from 'node:crypto';
import { demoAccount } from '@larder/contract';
import type { Transaction } from 'kysely';
import { newGroup } from '../../features/groups/index.ts';
import { searchIndexIn } from '../../features/recipes/index.ts';
import { addUser, newUser } from '../../features/users/index.ts';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { hashPassword } from '../../platform/security/index.ts';

/** No other id begins so: what a demo throws away each hour is never the data of a household. */
const idPrefix = 'de300000-de30-4de3-8de3-';

export const isDemoGroup = (groupId: string): boolean => groupId.startsWith(idPrefix);

const name = 'Demo kitchen';
const slug = 'demo-kitchen';

/** A group with somebody in it, under names that nobody has until it takes the place of the one before. */
export const addNextGroup = async (instance: InstanceDatabase, now: Date) => {
  const mark = randomUUID();
  const group = {
    ...newGroup({ name: `${name} ${mark}`, slug: `${slug}-${mark}`, privateGroup: false, now }),
    id: `${idPrefix}${randomBytes(6).toString('hex')}`,
  };
  const user = newUser({
    username: `${demoAccount.username}-${mark}`,
    email: `${mark}@demo.invalid`,
    fullName: 'Demo cook',
    passwordHash: await hashPassword(demoAccount.password),
    isEmailProven: false,
    advanced: true,
    locale: null,
    role: 'founder',
    now,
  });
  await instance.change(async (transaction, enter) => {
    await transaction.insertInto('groups').values(group).execute();
    const db = await enter(instance.group(group.id).actingAs({ userId: user.id, now: () => now }));
    await addUser(db, user);
  });
  return { groupId: group.id, userId: user.id };
};

const demoGroups = ({ read }: Pick<InstanceDatabase, 'read'>) =>
  read.selectFrom('groups').where('id', 'like', `${idPrefix}%`);

export const hasDemoGroup = async (instance: InstanceDatabase): Promise<boolean> =>
  (await demoGroups(instance).where('slug', '=', slug).select('id').executeTakeFirst()) !== undefined;

/** All that is left of other hours goes, and the new group is the demo. @returns folders of files that nobody needs any more */
export const takeOver = async (instance: InstanceDatabase, next: { groupId: string; userId: string }) => {
  const groupIds = (await demoGroups(instance).select('id').execute())
    .map(({ id }) => id)
    .filter((id) => id !== next.groupId);
  return instance.change(async (transaction) => {
    await instance.dialect.takeTurns(transaction);
    const folders = groupIds.length === 0 ? [] : await throwAway(transaction, groupIds, searchIndexIn(instance));
    await transaction.updateTable('groups').set({ name, slug }).where('id', '=', next.groupId).execute();
    const { username, email } = demoAccount;
    await transaction.updateTable('users').set({ username, email }).where('id', '=', next.userId).execute();
    await instance.raiseRevision(transaction);
    return folders;
  });
};

const throwAway = async (
  transaction: Transaction<Schema>,
  groupIds: string[],
  index: ReturnType<typeof searchIndexIn>,
): Promise<string[]> => {
  const idsIn = (table: 'recipes' | 'users' | 'bin') =>
    transaction.selectFrom(table).where('groupId', 'in', groupIds).select('id').execute();
  const recipes = [...(await idsIn('recipes')), ...(await idsIn('bin'))];
  const users = await idsIn('users');
  const numbers = await transaction.selectFrom('recipes').where('groupId', 'in', groupIds).select('number').execute();
  for (const { number } of numbers) await index.remove(transaction, number);
  // What leads to other rows goes before them, and everything else with its group.
  for (const table of ['shoppingItems', 'ingredients', 'recipes', 'users'] as const) {
    await transaction.deleteFrom(table).where('groupId', 'in', groupIds).execute();
  }
  await transaction.deleteFrom('groups').where('id', 'in', groupIds).execute();
  return [
    ...recipes.map(({ id }) => `recipes/${id}`),
    ...users.map(({ id }) => `users/${id}`),
    ...groupIds.flatMap((id) => [`exports/${id}`, `imports/${id}`]),
  ];
};
