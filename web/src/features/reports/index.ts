export { ReportList } from './ReportList.tsx';
export { useReports } from './reports.api.ts';
