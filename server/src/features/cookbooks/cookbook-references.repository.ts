import type { Columns } from '../../platform/database/index.ts';
import { type References, referencesByLink } from '../entities/index.ts';
import { filterReferences } from './filter-references.repository.ts';
import { preserveConditions } from './preserve-conditions.repository.ts';

const chosenOrganizers = referencesByLink({
  name: 'cookbookOrganizers.organizerId',
  kinds: ['category', 'tag', 'tool'],
  user: 'cookbook',
  table: 'cookbookOrganizers',
  column: 'organizerId',
  owner: { column: 'cookbookId', table: 'cookbooks', slug: 'slug' },
});

/** How cookbooks refer to entities: a merge takes them along. */
export const cookbookReferences: References[] = [
  {
    ...chosenOrganizers,
    detach: async (db, ids) => {
      const filters = await preserveConditions(db, ids);
      const links = await chosenOrganizers.detach(db, ids);
      // Of several at once a filter goes on asking for all, so that what comes back of them does not take it back.
      if (ids.length > 1) return links;
      const withFilter = (row: Columns) => ({ ...row, ...filters.get(String(row.cookbookId)) });
      return new Map([...links].map(([id, rows]) => [id, rows.map(withFilter)]));
    },
    attach: async (db, id, detached) => {
      for (const { cookbookId, before, after } of detached) {
        if (typeof before !== 'string' || typeof after !== 'string') continue;
        await db
          .update('cookbooks')
          .set({ queryFilterString: before })
          .where('id', '=', String(cookbookId))
          .where('queryFilterString', '=', after)
          .execute();
      }
      await chosenOrganizers.attach(
        db,
        id,
        detached.map(({ before: _, after: _after, ...link }) => link),
      );
    },
  },
  ...filterReferences,
];
