import { type Uses, usesByLink } from '../group-data/index.ts';
import { filterUses } from './filter-uses.repository.ts';

/** How cookbooks refer to the group's data: a merge takes them along. */
export const cookbookUses: Uses[] = [
  usesByLink({
    name: 'cookbookOrganizers.organizerId',
    kinds: ['category', 'tag', 'tool'],
    user: 'cookbook',
    table: 'cookbookOrganizers',
    column: 'organizerId',
    owner: { column: 'cookbookId', table: 'cookbooks', slug: 'slug' },
  }),
  ...filterUses,
];
