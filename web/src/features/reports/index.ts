export { ReportEntries } from './ReportEntries.tsx';
export { ReportList } from './ReportList.tsx';
export { useReport, useReports } from './reports.api.ts';
