import { contract } from '@larder/contract';
import { implement } from '../../platform/http/index.ts';
import { listOrganizers } from './organizers.repository.ts';

export const organizerRoutes = implement(
  { categories: contract.categories.list, tags: contract.tags.list, tools: contract.tools.list },
  {
    categories: ({ query }, { db }) => listOrganizers(db, 'category', query, '/organizers/categories'),
    tags: ({ query }, { db }) => listOrganizers(db, 'tag', query, '/organizers/tags'),
    tools: ({ query }, { db }) => listOrganizers(db, 'tool', query, '/organizers/tools'),
  },
);
