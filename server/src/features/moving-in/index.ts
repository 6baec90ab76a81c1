export { moveRoutes } from './moves.routes.ts';
export { movingInTables } from './moving-in.tables.ts';
export { readingJobs as moveJobs } from './reading/reading.jobs.ts';
