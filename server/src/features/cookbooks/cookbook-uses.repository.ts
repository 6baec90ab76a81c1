import { type Uses, usesByLink } from '../group-data/index.ts';
import { filterUses } from './filter-uses.repository.ts';
import { keepAsking } from './keep-asking.repository.ts';

const chosenOrganizers = usesByLink({
  name: 'cookbookOrganizers.organizerId',
  kinds: ['category', 'tag', 'tool'],
  user: 'cookbook',
  table: 'cookbookOrganizers',
  column: 'organizerId',
  owner: { column: 'cookbookId', table: 'cookbooks', slug: 'slug' },
});

/** How cookbooks refer to the group's data: a merge takes them along. */
export const cookbookUses: Uses[] = [
  {
    ...chosenOrganizers,
    detach: async (db, ids) => {
      await keepAsking(db, ids);
      await chosenOrganizers.detach(db, ids);
    },
  },
  ...filterUses,
];
