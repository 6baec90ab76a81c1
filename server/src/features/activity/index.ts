export { activityRoutes } from './activity.routes.ts';
export { peopleIn, readRow, toActivity } from './read-activity.ts';
