import { type CompiledQuery, sql } from 'kysely';
import { type Connection, type Derived, revisionSelection } from '../../platform/database/index.ts';
import type { CallerRow, CallersRepository, PublicGroupRow } from '../../platform/http/index.ts';

/** Stands in a compiled statement for the value that comes with each call. */
const filledIn = '';

/** Who calls, and at which revision that caller's group is: asked at every request, so each is one query. */
const lookUpsOf = ({ read, dialect }: Connection) => {
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
    ]);
  const publicGroup = read
    .selectFrom('groups')
    .select(['id', 'name', 'slug', ...revisionSelection])
    .where('privateGroup', '=', sql.lit<0>(0))
    .where('recipePublic', '=', sql.lit<1>(1));
  const callerBySession = caller
    .where('users.id', '=', filledIn)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('endedSessions').select('endedSessions.id').where('endedSessions.id', '=', filledIn))),
    );
  const callerByToken = caller
    .innerJoin('apiTokens', 'apiTokens.userId', 'users.id')
    .where('apiTokens.tokenHash', '=', filledIn);
  const lookUp = <Row>(name: string, query: { compile(): CompiledQuery<Row> }) =>
    dialect.lookUp(read, name, query.compile());
  return {
    callerBySession: lookUp<CallerRow>('callerBySession', callerBySession),
    callerByToken: lookUp<CallerRow>('callerByToken', callerByToken),
    publicGroupBySlug: lookUp<PublicGroupRow>('publicGroupBySlug', publicGroup.where('slug', '=', filledIn)),
    publicGroupById: lookUp<PublicGroupRow>('publicGroupById', publicGroup.where('id', '=', filledIn)),
  };
};

export const callerLookUps: Derived = {
  name: 'look-ups of callers',
  define: (connection) => {
    const definitions = Object.values(lookUpsOf(connection)).map(({ definition }) => definition);
    return { make: definitions.flatMap(({ make }) => make), drop: definitions.flatMap(({ drop }) => drop) };
  },
};

export const callersRepository = (connection: Connection): CallersRepository => {
  const { callerBySession, callerByToken, publicGroupBySlug, publicGroupById } = lookUpsOf(connection);
  return {
    findBySession: async ({ userId, id, version }) => {
      const row = await callerBySession.find(userId, id);
      return row?.tokenVersion === version ? row : undefined;
    },
    findByApiToken: (tokenHash) => callerByToken.find(tokenHash),
    findPublicGroup: async (slugOrId) =>
      (await publicGroupBySlug.find(slugOrId)) ?? (await publicGroupById.find(slugOrId)),
  };
};
