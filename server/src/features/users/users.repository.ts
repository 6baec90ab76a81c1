import type { User } from '@larder/contract';
import type { Updateable } from 'kysely';
import { changedColumns, type GroupDatabase, type GroupTransaction } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { newUser } from './new-user.ts';
import type { Users } from './users.tables.ts';

type UserRow = Awaited<ReturnType<typeof userRows>>[number];
type TokenOf = User['tokens'][number] & { userId: string };

export const userColumns = [
  'users.id',
  'users.username',
  'users.fullName',
  'users.email',
  'users.authMethod',
  'users.admin',
  'users.advanced',
  'users.canInvite',
  'users.canManage',
  'users.canOrganize',
  'users.cacheKey',
  'users.locale',
  'users.theme',
  'users.groupId',
  'groups.name as group',
  'groups.slug as groupSlug',
] as const;

const userRows = (db: GroupDatabase, userId?: string) =>
  db
    .from('users')
    .innerJoin('groups', 'groups.id', 'users.groupId')
    .select(userColumns)
    .$if(userId !== undefined, (query) => query.where('users.id', '=', userId ?? ''))
    .orderBy('users.fullName')
    .orderBy('users.id')
    .execute();

const favorites = (db: GroupDatabase, userId?: string) =>
  db
    .from('recipeOpinions')
    .innerJoin('recipes', 'recipes.id', 'recipeOpinions.recipeId')
    .select(['recipeOpinions.userId', 'recipes.slug'])
    .where('recipeOpinions.isFavorite', '=', 1)
    .$if(userId !== undefined, (query) => query.where('recipeOpinions.userId', '=', userId ?? ''))
    .orderBy('recipes.slug')
    .execute();

const tokensOf = (db: GroupDatabase, userId: string): Promise<TokenOf[]> =>
  db
    .from('apiTokens')
    .select(['id', 'name', 'createdAt', 'userId'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();

export const shapeUser = (row: UserRow, slugs: { userId: string; slug: string }[], tokens: TokenOf[]): User => ({
  ...row,
  admin: row.admin === 1,
  advanced: row.advanced === 1,
  canInvite: row.canInvite === 1,
  canManage: row.canManage === 1,
  canOrganize: row.canOrganize === 1,
  favoriteRecipes: slugs.filter(({ userId }) => userId === row.id).map(({ slug }) => slug),
  tokens: tokens.map(({ userId: _, ...token }) => token),
});

/** One member with everything that only they and administrators are shown, such as the names of their API tokens. */
export const findUser = async (db: GroupDatabase, userId: string): Promise<User | undefined> => {
  const [[row], slugs, tokens] = await Promise.all([userRows(db, userId), favorites(db, userId), tokensOf(db, userId)]);
  return row && shapeUser(row, slugs, tokens);
};

/** All members as they see each other: API tokens are nobody else's business. */
export const listUsers = async (db: GroupDatabase): Promise<User[]> => {
  const [rows, slugs] = await Promise.all([userRows(db), favorites(db)]);
  return rows.map((row) => shapeUser(row, slugs, []));
};

/** What decides who may change an account. */
export const findMember = (db: GroupDatabase, userId: string) =>
  db
    .from('users')
    .innerJoin('groups', 'groups.id', 'users.groupId')
    .select([
      'users.id',
      'users.username',
      'users.fullName',
      'users.email',
      'users.locale',
      'users.authMethod',
      'users.admin',
      'users.canManage',
      'groups.name as group',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();

/** @throws AppError unless somebody looks after the group, also once the change has its turn: another one may have taken the right away. */
export const requireManager = async (db: GroupTransaction, userId: string): Promise<void> => {
  const member = await findMember(db, userId);
  if (member?.admin !== 1 && member?.canManage !== 1) throw new AppError('access.forbidden');
};

/** Adds the row that `newUser` has made. */
export const addUser = async (db: GroupTransaction, user: ReturnType<typeof newUser>): Promise<void> => {
  await db.insert('users', user).execute();
  await db.record('user.created', { id: user.id, username: user.username });
};

/** The event names what becomes another than it was; where nothing does, there is none. */
export const updateUser = (db: GroupDatabase, userId: string, changes: Updateable<Users>): Promise<unknown> =>
  db.change(async (db) => {
    const before = await db.from('users').selectAll().where('id', '=', userId).executeTakeFirst();
    await db.update('users').set(changes).where('id', '=', userId).execute();
    const fields = before ? changedColumns(before, changes) : [];
    if (fields.length > 0) await db.record('user.updated', { id: userId, fields });
  });

/**
 * Ends all sessions.
 * @param version the one that the account still has to be of, if it matters
 * @param provenEmail what is known to be theirs by the way in which they set it
 * @returns the version that new ones have to be of, or nothing where it was another one
 */
export const replacePassword = (
  db: GroupDatabase,
  userId: string,
  {
    passwordHash,
    endApiTokens,
    version,
    provenEmail,
  }: { passwordHash: string; endApiTokens: boolean; version?: number; provenEmail?: string | undefined },
): Promise<number | undefined> =>
  db.change(async (db) => {
    if (endApiTokens) {
      const ended = await db.remove('apiTokens').where('userId', '=', userId).returning(['id', 'name']).execute();
      await db.record('api-token.deleted', ...ended);
    }
    const replaced = await db
      .update('users')
      .set((row) => ({ passwordHash, provenEmail, tokenVersion: row('tokenVersion', '+', 1) }))
      .where('id', '=', userId)
      .$if(version !== undefined, (query) => query.where('tokenVersion', '=', version ?? 0))
      .returning('tokenVersion')
      .executeTakeFirst();
    if (replaced) await db.record('user.updated', { id: userId, fields: ['password'] });
    return replaced?.tokenVersion;
  });

/** The version that a session of this member has to be of. */
export const findTokenVersion = async (db: GroupDatabase, userId: string): Promise<number | undefined> => {
  const user = await db.from('users').select('tokenVersion').where('id', '=', userId).executeTakeFirst();
  return user?.tokenVersion;
};
