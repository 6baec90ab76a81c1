export { findContents, findInBin, isInBin } from './bin.repository.ts';
export { binRoutes } from './bin.routes.ts';
export { binTables } from './bin.tables.ts';
export { type BinKind, type Contents, linkLater, putBack, putInBin, putParts, putValuesInBin } from './bin-kind.ts';
export { type BinKinds, binJobs, throwAway } from './empty-bin.ts';
