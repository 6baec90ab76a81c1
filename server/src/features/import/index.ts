export { bulkImportJobs } from './bulk/bulk.jobs.ts';
export { restoreJobs } from './collection/restore.jobs.ts';
export { importRoutes } from './import.routes.ts';
export { guessFields, layOut, textOfScan } from './reading.ts';
