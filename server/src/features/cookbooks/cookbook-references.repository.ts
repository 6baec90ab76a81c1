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
      await preserveConditions(db, ids);
      await chosenOrganizers.detach(db, ids);
    },
  },
  ...filterReferences,
];
