import { scopes } from '@larder/kitchen';
import type { Derived } from '../../../platform/database/index.ts';
import { indexAllRecipes } from '../entities/index-again.ts';
import { searchIndexIn } from './search-index.repository.ts';

/** What recipes are found by. Its tokens are made of the numbers of words, which are counted anew with it. */
export const searchIndex: Derived = {
  name: 'search index',
  // The number rises with what `searchWords` makes of a text.
  contents: `${scopes.join()} 2`,
  define: (connection) => searchIndexIn(connection).definition,
  fill: async (db) => {
    await db.remove('searchWords').execute();
    await db.remove('searchWordDeletions').execute();
    await indexAllRecipes(db);
  },
};
