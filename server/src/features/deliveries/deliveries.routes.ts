import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { listDeliveries } from './deliveries.repository.ts';

export const deliveryRoutes: Route[] = implement(contract.deliveries, {
  list: ({ query }, { db }) => listDeliveries(db, query.targetId),
});
