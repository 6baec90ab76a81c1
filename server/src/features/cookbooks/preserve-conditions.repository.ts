import type { OrganizerKind } from '@larder/contract';
import type { GroupTransaction } from '../../platform/database/index.ts';
import { quoted } from '../../platform/database/lists/index.ts';

const asked = {
  category: { path: 'recipeCategory.name', all: 'requireAllCategories' },
  tag: { path: 'tags.name', all: 'requireAllTags' },
  tool: { path: 'tools.name', all: 'requireAllTools' },
} as const satisfies Record<OrganizerKind, unknown>;

/**
 * Lets books go on asking, in their filters, for organizers that are about to go: a book never comes to hold more because of
 * what was deleted elsewhere, least of all one that visitors see.
 */
export const preserveConditions = async (db: GroupTransaction, goingIds: string[]): Promise<void> => {
  const going = new Set(goingIds);
  for (const book of await booksAsking(db, goingIds)) {
    const conditions = Object.entries(asked).flatMap(([kind, { path, all }]) => {
      const own = book.organizers.filter((organizer) => organizer.kind === kind);
      const gone = own.filter(({ id }) => going.has(id)).map(({ name }) => quoted(name));
      // One of several is enough as long as another is there.
      const isMissed = gone.length > 0 && (book[all] === 1 || gone.length === own.length);
      return isMissed ? [`${path} ${book[all] === 1 ? 'CONTAINS ALL' : 'IN'} [${gone.join(', ')}]`] : [];
    });
    if (conditions.length === 0) continue;
    const before = book.queryFilterString ? [`(${book.queryFilterString})`] : [];
    const queryFilterString = [...before, ...conditions].join(' AND ');
    await db.update('cookbooks').set({ queryFilterString }).where('id', '=', book.id).execute();
  }
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
