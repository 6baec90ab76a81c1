export { bulkImportJobs } from './bulk/bulk.jobs.ts';
export { findKnown } from './collection/collection.repository.ts';
export { restoreJobs } from './collection/restore.jobs.ts';
export { importRoutes } from './import.routes.ts';
export { noteMissingRoom } from './note-missing-room.ts';
export { draftFolder, isDraft, newDraft, removeDraft } from './preview/drafts.ts';
export { guessFields, layOut, readExported, textOfScan } from './reading.ts';
export { recipeFromReading } from './recipe-from-reading.ts';
