import type { Cookbook } from '@larder/contract';
import { flag, type GroupDatabase, presentIds } from '../../platform/database/index.ts';
import { type BinKind, putBack, putInBin } from '../bin/index.ts';
import { getBook, listPlaces, removeBook, updateBook } from './cookbooks.repository.ts';
import { filterWithout } from './preserve-conditions.repository.ts';
import { moveBooks, namesOf } from './save-cookbooks.ts';

/** Puts a book in the bin, and answers what it was. */
export const removeCookbook = (db: GroupDatabase, idOrSlug: string, at: Date): Promise<Cookbook> =>
  db.change(async (db) => {
    const book = await getBook(db, idOrSlug);
    await putInBin(db, cookbookBin, [{ id: book.id, name: book.name, item: book }], at);
    await removeBook(db, book.id);
    await moveBooks(db, []);
    await db.record('cookbook.deleted', book);
    return book;
  });

/** How books come back from the bin: to their place among the others, under an address that is free. */
export const cookbookBin: BinKind = {
  kind: 'cookbook',
  table: 'cookbooks',
  parts: [
    {
      table: 'cookbookOrganizers',
      column: 'cookbookId',
      refersTo: [{ column: 'organizerId', table: 'organizers', whenGone: 'left out' }],
    },
    {
      table: 'cookbookRecipes',
      column: 'cookbookId',
      refersTo: [{ column: 'recipeId', table: 'recipes', whenGone: 'left out' }],
    },
    { table: 'shareTokens', column: 'cookbookId' },
  ],
  restore: async (db, contents) => {
    // What was put in the bin by `removeCookbook`.
    const book = contents.item as Cookbook;
    const others = await listPlaces(db);
    const { slug } = others.some(({ slug }) => slug === book.slug) ? namesOf(book.name, others) : book;
    await putBack(db, cookbookBin, contents, { slug });
    const organizers = [
      ...book.categories.map((category) => ({ ...category, kind: 'category' as const })),
      ...book.tags.map((tag) => ({ ...tag, kind: 'tag' as const })),
      ...book.tools.map((tool) => ({ ...tool, kind: 'tool' as const })),
    ];
    const ids = organizers.map(({ id }) => id);
    const present = await presentIds(db, 'organizers', ids);
    const asking = {
      queryFilterString: book.queryFilterString,
      requireAllCategories: flag(book.requireAllCategories),
      requireAllTags: flag(book.requireAllTags),
      requireAllTools: flag(book.requireAllTools),
    };
    const gone = new Set(ids.filter((id) => !present.has(id)));
    await updateBook(db, book.id, { queryFilterString: filterWithout(asking, organizers, gone) });
    await moveBooks(db, [{ id: book.id, position: book.position }]);
    await db.record('cookbook.restored', { id: book.id, name: book.name });
    return { name: book.name, slug };
  },
};
