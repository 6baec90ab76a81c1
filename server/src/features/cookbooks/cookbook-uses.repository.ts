import { type Uses, usesByLink } from '../group-data/index.ts';

/** How cookbooks refer to organizers: a merge takes them along. */
export const cookbookUses: Uses[] = [
  usesByLink({
    name: 'cookbookOrganizers.organizerId',
    kinds: ['category', 'tag', 'tool'],
    user: 'cookbook',
    table: 'cookbookOrganizers',
    column: 'organizerId',
    owner: { column: 'cookbookId', table: 'cookbooks', slug: 'slug' },
  }),
];
