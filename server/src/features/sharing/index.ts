export { describeSharedPage } from './describe-shared-page.ts';
export { sharingJobs } from './make-link.ts';
export { shareTokenBin } from './share-token-bin.ts';
export { shareRoutes } from './shares.routes.ts';
export { sharingTables } from './sharing.tables.ts';
