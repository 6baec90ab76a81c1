export { bulkImportJobs } from './bulk/bulk.jobs.ts';
export { restoreJobs } from './collection/restore.jobs.ts';
export { importRoutes } from './import.routes.ts';
export { noteMissingRoom } from './note-missing-room.ts';
export { draftFolder, isDraft, newDraft, removeDraft } from './preview/drafts.ts';
export { guessFields, layOut, readExported, textOfScan } from './reading.ts';
