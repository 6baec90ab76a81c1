import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { storageOf } from './measure-storage.ts';
import { countThings } from './statistics.repository.ts';

export const statisticsRoutes: Route[] = implement(contract.statistics, {
  counts: (_, { db }) => countThings(db),
  storage: (_, { db, platform }) => storageOf(db.asServer(), platform),
});
