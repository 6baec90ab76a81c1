import { contract } from '@larder/contract';
import { implement, type Route } from '../../../platform/http/index.ts';
import { changeFilter, createFilter, removeFilter } from './save-filter.ts';
import { listFilters } from './saved-filters.repository.ts';

export const savedFilterRoutes: Route[] = implement(contract.savedFilters, {
  list: (_, { db, member }) => listFilters(db, member.id),
  create: ({ body }, { db, member, platform }) =>
    createFilter(db, body, { userId: member.id, at: platform.clock.now() }),
  change: ({ params, body }, { db, member, platform }) =>
    changeFilter(db, params.filterId, body, { userId: member.id, at: platform.clock.now() }),
  remove: ({ params }, { db, member }) => removeFilter(db, params.filterId, member.id),
});
