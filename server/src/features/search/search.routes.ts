import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { findEverything } from './find-everything.ts';

export const searchRoutes: Route[] = implement(contract.search, {
  find: ({ query }, { db }) => findEverything(db, query.search, 'all'),
});
