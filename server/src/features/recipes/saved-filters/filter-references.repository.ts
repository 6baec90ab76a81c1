import { type RawBuilder, sql } from 'kysely';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import type { References } from '../../entities/index.ts';

/** Ids are so long that one stands nowhere in the text of a filter but as itself. */
const names = (id: string): RawBuilder<boolean> => sql`filter like ${`%"${id}"%`}`;

const replace = async (
  db: GroupTransaction,
  from: string,
  to: string,
  only: RawBuilder<boolean>,
): Promise<string[]> => {
  const rows = await db
    .update('savedFilters')
    .set({ filter: sql<string>`replace(filter, ${`"${from}"`}, ${`"${to}"`})` })
    .where(names(from))
    .where(only)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Filters that somebody has saved follow a merge. They are nobody's business but their owners', so they count nowhere, and what
 * is deleted stays named in them until it comes back.
 */
export const savedFilterReferences: References = {
  name: 'savedFilters.filter',
  kinds: ['food', 'category', 'tag', 'tool'],
  user: 'recipe',
  countOf: () => sql`0`,
  isReferenced: () => sql`1 = 0`,
  total: async () => ({ owners: 0, references: 0 }),
  first: async () => [],
  move: async (db, from, to) => {
    const moved = await replace(db, from, to, sql`not ${names(to)}`);
    // Those that named both cannot tell them apart any more.
    await replace(db, from, to, names(to));
    return { count: 0, moved };
  },
  moveBack: async (db, from, to, moved) => {
    const ids = Array.isArray(moved) ? moved.map(String) : [];
    await replace(db, to, from, db.dialect.isOneOf('id', ids));
    return 0;
  },
  detach: async () => new Map(),
  attach: async () => undefined,
};
