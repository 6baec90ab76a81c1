export { reportRoutes } from './reports.routes.ts';
export { addEntries, endReportWhenDone, type NewEntry, startReport } from './write-report.ts';
