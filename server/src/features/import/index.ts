export { bulkImportJobs } from './bulk/bulk.jobs.ts';
export { bulkImportRoutes } from './bulk/bulk.routes.ts';
export { importRoutes } from './import.routes.ts';
export { keptPageRoutes } from './pages/kept-pages.routes.ts';
export { importPreviewRoutes } from './preview/preview.routes.ts';
export { recipeFromReading } from './recipe-from-reading.ts';
