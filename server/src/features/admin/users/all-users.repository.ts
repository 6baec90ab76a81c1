import type { ListQuery, Page, User } from '@larder/contract';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { flag, id, type ListFields, listAll, stamps, text } from '../../../platform/database/lists/index.ts';
import { shapeUser, userColumns } from '../../users/index.ts';

const userFields: ListFields = {
  columns: {
    id: id('id'),
    username: text('username'),
    fullName: text('fullName'),
    email: text('email'),
    admin: flag('admin'),
    groupId: id('groupId'),
    ...stamps,
  },
  relations: {},
};

type ListedUser = User & { createdAt: string | null };

const allUsers = ({ read }: InstanceDatabase) =>
  read.selectFrom('users').where(({ eb, selectFrom }) =>
    // Group by group, as every table is found by its group.
    eb('users.groupId', 'in', selectFrom('groups').select('groups.id')),
  );

/** The people of all groups, without the names of their API tokens. */
export const listAllUsers = (instance: InstanceDatabase, query: ListQuery, path: string): Promise<Page<ListedUser>> =>
  listAll(instance.dialect, query, {
    path,
    table: 'users',
    fields: userFields,
    from: allUsers(instance),
    usually: { orderBy: 'fullName', orderDirection: 'asc' },
    read: async (rows) => {
      const found = await rows
        .innerJoin('groups', 'groups.id', 'users.groupId')
        .select([...userColumns, 'users.createdAt'])
        .execute();
      const slugs = await favoritesOf(
        instance,
        found.map(({ id }) => id),
      );
      return found.map(({ createdAt, ...row }) => ({ ...shapeUser(row, slugs, []), createdAt }));
    },
  });

/** Without recipes that somebody keeps to themselves. */
const favoritesOf = ({ read, dialect }: InstanceDatabase, userIds: string[]) =>
  read
    .selectFrom('recipeOpinions')
    .innerJoin('recipes', 'recipes.id', 'recipeOpinions.recipeId')
    .select(['recipeOpinions.userId', 'recipes.slug'])
    .where(dialect.isOneOf('recipeOpinions.userId', userIds))
    .where('recipeOpinions.isFavorite', '=', 1)
    .where('recipes.private', '=', 0)
    .orderBy('recipes.slug')
    .execute();

/** The members of these groups as they see each other. */
export const listUsersOf = async (instance: InstanceDatabase, groupIds: string[]): Promise<User[]> => {
  const found = await instance.read
    .selectFrom('users')
    .innerJoin('groups', 'groups.id', 'users.groupId')
    .where(instance.dialect.isOneOf('users.groupId', groupIds))
    .select(userColumns)
    .orderBy('users.fullName')
    .orderBy('users.id')
    .execute();
  const slugs = await favoritesOf(
    instance,
    found.map(({ id }) => id),
  );
  return found.map((row) => shapeUser(row, slugs, []));
};

/** Whose account an id is. */
export const findAnyUser = ({ read }: InstanceDatabase, userId: string) =>
  read
    .selectFrom('users')
    .innerJoin('groups', 'groups.id', 'users.groupId')
    .select([
      'users.id',
      'users.groupId',
      'users.username',
      'users.fullName',
      'users.email',
      'users.locale',
      'users.admin',
      'users.createdAt',
      'groups.name as group',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
