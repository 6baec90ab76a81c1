import type { OrganizerKind } from '@larder/contract';
import type { Flag, GroupTransaction } from '../../platform/database/index.ts';
import { quoted } from '../../platform/database/lists/index.ts';

const asked = {
  category: { path: 'recipeCategory.name', all: 'requireAllCategories' },
  tag: { path: 'tags.name', all: 'requireAllTags' },
  tool: { path: 'tools.name', all: 'requireAllTools' },
} as const satisfies Record<OrganizerKind, unknown>;

interface Asking {
  queryFilterString: string;
  requireAllCategories: Flag;
  requireAllTags: Flag;
  requireAllTools: Flag;
}

/** The filter with which a book goes on asking for organizers without their links: it never comes to hold more because they went. */
export const filterWithout = (
  book: Asking,
  organizers: readonly { id: string; kind: OrganizerKind; name: string }[],
  going: ReadonlySet<string>,
): string => {
  const conditions = Object.entries(asked).flatMap(([kind, { path, all }]) => {
    const own = organizers.filter((organizer) => organizer.kind === kind);
    const gone = own.filter(({ id }) => going.has(id)).map(({ name }) => quoted(name));
    // One of several is enough as long as another is there.
    const isMissed = gone.length > 0 && (book[all] === 1 || gone.length === own.length);
    return isMissed ? [`${path} ${book[all] === 1 ? 'CONTAINS ALL' : 'IN'} [${gone.join(', ')}]`] : [];
  });
  if (conditions.length === 0) return book.queryFilterString;
  const before = book.queryFilterString ? [`(${book.queryFilterString})`] : [];
  return [...before, ...conditions].join(' AND ');
};

/**
 * Lets books go on asking, in their filters, for organizers that are about to go: a book never comes to hold more because of
 * what was deleted elsewhere, least of all one that visitors see. Answers the filters that it changed, by their books.
 */
export const preserveConditions = async (
  db: GroupTransaction,
  goingIds: string[],
): Promise<Map<string, { before: string; after: string }>> => {
  const changed = new Map<string, { before: string; after: string }>();
  const going = new Set(goingIds);
  for (const book of await booksAsking(db, goingIds)) {
    const after = filterWithout(book, book.organizers, going);
    if (after === book.queryFilterString) continue;
    await db.update('cookbooks').set({ queryFilterString: after }).where('id', '=', book.id).execute();
    changed.set(book.id, { before: book.queryFilterString, after });
  }
  return changed;
};

const booksAsking = async (db: GroupTransaction, organizerIds: string[]) => {
  const books = await db
    .from('cookbooks')
    .where('id', 'in', (query) =>
      query
        .selectFrom('cookbookOrganizers')
        .where('cookbookOrganizers.groupId', '=', db.groupId)
        .where(db.dialect.isOneOf('organizerId', organizerIds))
        .select('cookbookId'),
    )
    .select(['id', 'queryFilterString', 'requireAllCategories', 'requireAllTags', 'requireAllTools'])
    .execute();
  if (books.length === 0) return [];
  const organizers = await db
    .from('cookbookOrganizers')
    .innerJoin('organizers', 'organizers.id', 'cookbookOrganizers.organizerId')
    .where(
      db.dialect.isOneOf(
        'cookbookId',
        books.map(({ id }) => id),
      ),
    )
    .select(['cookbookId', 'organizers.id', 'organizers.kind', 'name'])
    .orderBy('cookbookOrganizers.position')
    .execute();
  return books.map((book) => ({ ...book, organizers: organizers.filter(({ cookbookId }) => cookbookId === book.id) }));
};
