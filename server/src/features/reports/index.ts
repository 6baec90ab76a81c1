export { getReport, hasReport, removeCancelled, removeEntries, updateStatus } from './reports.repository.ts';
export { reportRoutes } from './reports.routes.ts';
export { reportsTables } from './reports.tables.ts';
export { addEntries, endReportWhenDone, type NewEntry, startReport } from './write-report.ts';
