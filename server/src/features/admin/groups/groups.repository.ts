import type { Group, ListQuery, Page, User } from '@larder/contract';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { flag, id, type ListFields, listAll, stamps, text } from '../../../platform/database/lists/index.ts';
import { groupColumns, shapeGroup } from '../../groups/index.ts';
import { listUsersOf } from '../users/all-users.repository.ts';

const groupFields: ListFields = {
  columns: { id: id('id'), name: text('name'), slug: text('slug'), privateGroup: flag('privateGroup'), ...stamps },
  relations: {},
};

type ListedGroup = Group & { recipeCount: number; users: User[] };

export const listGroups = (instance: InstanceDatabase, query: ListQuery): Promise<Page<ListedGroup>> =>
  listAll(instance.dialect, query, {
    path: '/admin/groups',
    table: 'groups',
    fields: groupFields,
    from: instance.read.selectFrom('groups'),
    usually: { orderBy: 'name', orderDirection: 'asc' },
    read: async (rows) => {
      const found = await rows.select([...groupColumns, 'recipeCount']).execute();
      const users = await listUsersOf(
        instance,
        found.map(({ id }) => id),
      );
      return found.map((row) => ({
        ...shapeGroup(row),
        recipeCount: row.recipeCount,
        users: users.filter(({ groupId }) => groupId === row.id),
      }));
    },
  });

export const findGroup = async (instance: InstanceDatabase, groupId: string): Promise<ListedGroup | undefined> => {
  const row = await instance.read
    .selectFrom('groups')
    .where('id', '=', groupId)
    .select([...groupColumns, 'recipeCount'])
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...shapeGroup(row), recipeCount: row.recipeCount, users: await listUsersOf(instance, [groupId]) };
};

const groups = ({ read }: InstanceDatabase) => read.selectFrom('groups').select(['id', 'name']);

export const findGroupByName = (instance: InstanceDatabase, name: string) =>
  groups(instance).where('name', '=', name).executeTakeFirst();

/** The group of that name, or the oldest one. */
export const findDefaultGroup = async (instance: InstanceDatabase, name: string) =>
  (await findGroupByName(instance, name)) ??
  (await groups(instance).orderBy('createdAt').orderBy('id').limit(1).executeTakeFirst());

/** What others of the group point at goes after them. */
const inThisOrder = ['shoppingItems', 'recipes', 'foods'] as const;

/** With all that it has; whether there was nobody in it. */
export const deleteEmptyGroup = (instance: InstanceDatabase, groupId: string): Promise<boolean> =>
  instance.change(async (transaction, enter) => {
    await instance.dialect.takeTurns(transaction);
    const somebody = await transaction
      .selectFrom('users')
      .where('groupId', '=', groupId)
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (somebody) return false;
    const db = await enter(instance.group(groupId));
    // A recipe that is part of another one cannot go before it.
    await db
      .remove('ingredients')
      .where(({ eb, selectFrom }) =>
        eb('recipeId', 'in', selectFrom('recipes').where('recipes.groupId', '=', groupId).select('recipes.id')),
      )
      .execute();
    for (const table of inThisOrder) await db.remove(table).execute();
    await transaction.deleteFrom('groups').where('id', '=', groupId).execute();
    await instance.raiseRevision(transaction);
    return true;
  });
