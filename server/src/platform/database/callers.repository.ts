import { type CompiledQuery, sql } from 'kysely';
import type { Connection } from './connection.ts';
import type { GroupState } from './group-database.ts';
import { revisionSelection } from './revisions.ts';

export interface CallerRow extends GroupState {
  id: string;
  groupId: string;
  groupSlug: string;
  tokenVersion: number;
  admin: number;
  advanced: number;
  canInvite: number;
  canManage: number;
  canOrganize: number;
}

export interface PublicGroupRow extends GroupState {
  id: string;
  name: string;
  slug: string;
}

interface SessionOfCaller {
  id: string;
  userId: string;
  version: number;
}

/** Stands in a compiled statement for the value that comes with each call. */
const filledIn = '';

/** Who calls, and at which revision that caller's group is: asked at every request, so each is one query, compiled once. */
export const callersRepository = ({ read }: Connection) => {
  const caller = read
    .selectFrom('users')
    .innerJoin('groups', 'groups.id', 'users.groupId')
    .select([
      'users.id',
      'users.groupId',
      'users.tokenVersion',
      'users.admin',
      'users.advanced',
      'users.canInvite',
      'users.canManage',
      'users.canOrganize',
      'groups.slug as groupSlug',
      ...revisionSelection,
      'groups.searchRevision',
      'groups.recipeCount',
      'groups.publicRecipeCount',
    ]);
  const bySession = caller
    .where('users.id', '=', filledIn)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('endedSessions').select('endedSessions.id').where('endedSessions.id', '=', filledIn))),
    )
    .compile();
  const byToken = caller
    .innerJoin('apiTokens', 'apiTokens.userId', 'users.id')
    .where('apiTokens.tokenHash', '=', filledIn)
    .compile();
  const publicGroup = read
    .selectFrom('groups')
    .select(['id', 'name', 'slug', ...revisionSelection, 'searchRevision', 'recipeCount', 'publicRecipeCount'])
    .where('privateGroup', '=', sql.lit<0>(0))
    .where('recipePublic', '=', sql.lit<1>(1));
  const publicGroupBySlug = publicGroup.where('slug', '=', filledIn).compile();
  const publicGroupById = publicGroup.where('id', '=', filledIn).compile();

  const first = async <Row>(query: CompiledQuery<Row>, ...values: string[]): Promise<Row | undefined> => {
    const { rows } = await read.executeQuery<Row>({ ...query, parameters: values });
    return rows[0];
  };

  return {
    /** Nobody once the session has ended, or its user's tokens are of another version. */
    findBySession: async ({ userId, id, version }: SessionOfCaller): Promise<CallerRow | undefined> => {
      const row = await first(bySession, userId, id);
      return row?.tokenVersion === version ? row : undefined;
    },
    findByApiToken: (tokenHash: string): Promise<CallerRow | undefined> => first(byToken, tokenHash),
    findPublicGroup: async (slugOrId: string): Promise<PublicGroupRow | undefined> =>
      (await first(publicGroupBySlug, slugOrId)) ?? (await first(publicGroupById, slugOrId)),
  };
};

export type CallersRepository = ReturnType<typeof callersRepository>;
