import { contract, type ReportSummary } from '@larder/contract';
import { useFetch } from '../../lib/api/index.ts';

/** Milliseconds between two looks at what goes on: no revision tells that a job has begun. */
const lookEvery = 1000;

/** A report, kept up to date while something goes on. */
export function useReport(itemId: string) {
  const call = { params: { itemId } };
  const report = useFetch(contract.reports.get, call);
  useFetch(contract.reports.get, call, { enabled: report.data?.status === 'in-progress', every: lookEvery });
  return report;
}

export const useReports = (category?: ReportSummary['category']) =>
  useFetch(contract.reports.list, { query: category ? { reportType: category } : {} });
