import type { AdminGroup, ListQuery, Page } from '@larder/contract';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { flag, id, type ListFields, listAll, stamps, text } from '../../../platform/database/lists/index.ts';
import { groupColumns, shapeGroup } from '../../groups/index.ts';
import { webhooksOfGroups } from '../../webhooks/index.ts';
import { listUsersOf } from '../users/all-users.repository.ts';

const groupFields: ListFields = {
  columns: { id: id('id'), name: text('name'), slug: text('slug'), privateGroup: flag('privateGroup'), ...stamps },
  relations: {},
};

type ListedGroup = Omit<AdminGroup, 'isDefault'>;
type Here = Parameters<typeof webhooksOfGroups>[2];

const groupRows = [...groupColumns, 'recipeCount'] as const;
type GroupRow = Parameters<typeof shapeGroup>[0] & { recipeCount: number };

const planCategoriesOf = ({ read, dialect }: InstanceDatabase, groupIds: string[]) =>
  read
    .selectFrom('organizers')
    .select(['id', 'name', 'slug', 'groupId'])
    .where(dialect.isOneOf('groupId', groupIds))
    .where('kind', '=', 'category')
    .where('isForPlans', '=', 1)
    .orderBy('nameKey')
    .orderBy('id')
    .execute();

/** With all that they have, which is looked for once for all of them. */
const withBelongings = async (instance: InstanceDatabase, here: Here, rows: GroupRow[]): Promise<ListedGroup[]> => {
  const ids = rows.map(({ id }) => id);
  const [users, categories, webhooks] = await Promise.all([
    listUsersOf(instance, ids),
    planCategoriesOf(instance, ids),
    webhooksOfGroups(instance, ids, here),
  ]);
  return rows.map((row) => {
    const isOfGroup = ({ groupId }: { groupId: string }) => groupId === row.id;
    return {
      ...shapeGroup(row),
      recipeCount: row.recipeCount,
      users: users.filter(isOfGroup),
      categories: categories.filter(isOfGroup).map(({ groupId: _, ...category }) => category),
      webhooks: webhooks.filter(isOfGroup),
    };
  });
};

export const listGroups = (instance: InstanceDatabase, query: ListQuery, here: Here): Promise<Page<ListedGroup>> =>
  listAll(instance.dialect, query, {
    path: '/admin/groups',
    table: 'groups',
    fields: groupFields,
    from: instance.read.selectFrom('groups'),
    usually: { orderBy: 'name', orderDirection: 'asc' },
    read: async (rows) => withBelongings(instance, here, await rows.select(groupRows).execute()),
  });

export const findGroup = async (
  instance: InstanceDatabase,
  groupId: string,
  here: Here,
): Promise<ListedGroup | undefined> => {
  const rows = await instance.read.selectFrom('groups').where('id', '=', groupId).select(groupRows).execute();
  return (await withBelongings(instance, here, rows))[0];
};

const groups = ({ read }: InstanceDatabase) => read.selectFrom('groups').select(['id', 'name']);

export const findGroupName = (instance: InstanceDatabase, groupId: string) =>
  groups(instance).where('id', '=', groupId).executeTakeFirst();

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
