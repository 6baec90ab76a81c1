export { calendarRoutes } from './calendar.routes.ts';
export { lookAfterDaily, mealplanJobs } from './daily.jobs.ts';
export { mealplanRoutes } from './mealplans.routes.ts';
export { mealplansTables } from './mealplans.tables.ts';
export { entryBin } from './remove-entries.ts';
export { ruleReferences } from './rule-references.ts';
export { repeatBin } from './save-repeats.ts';
export { ruleBin } from './save-rules.ts';
export { templateBin } from './save-templates.ts';
