export { allLabels, isLabel, labelFields, labels, resolveLabels } from './labels.repository.ts';
export { labelRoutes } from './labels.routes.ts';
export { labelsTables } from './labels.tables.ts';
