export { bulkImportJobs } from './bulk/bulk.jobs.ts';
export { bulkImportRoutes } from './bulk/bulk.routes.ts';
export { archiveRoutes } from './collection/archive.routes.ts';
export { collectionRoutes } from './collection/collection.routes.ts';
export { restoreJobs } from './collection/restore.jobs.ts';
export { importRoutes } from './import.routes.ts';
export { sourcePageRoutes } from './pages/source-pages.routes.ts';
export { importPreviewRoutes } from './preview/preview.routes.ts';
export { guessFields, layOut, textOfScan } from './reading.ts';
