export {
  changePreferences,
  getOwnGroup,
  groupColumns,
  mealTimesOf,
  ofGroup,
  ownNames,
  shapeGroup,
  updateOwnGroup,
} from './groups.repository.ts';
export { groupRoutes, revisionRoutes } from './groups.routes.ts';
export { groupsTables } from './groups.tables.ts';
export { newGroup } from './new-group.ts';
