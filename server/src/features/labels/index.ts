export { isLabel, labelEntity, labelTable, resolveLabels } from './labels.repository.ts';
export { labelRoutes } from './labels.routes.ts';
export { labelsTables } from './labels.tables.ts';
