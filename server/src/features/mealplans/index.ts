export { mealplanRoutes } from './mealplans.routes.ts';
export { mealplansTables } from './mealplans.tables.ts';
export { entryBin } from './remove-entries.ts';
export { ruleReferences } from './rule-references.ts';
export { ruleBin } from './save-rules.ts';
export { templateBin } from './save-templates.ts';
