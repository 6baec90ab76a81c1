import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { readActivity } from './read-activity.ts';

export const activityRoutes: Route[] = implement(contract.activity, {
  list: ({ query }, { db }) => readActivity(db, query),
});
