import { contract, type ReportSummary } from '@larder/contract';
import { useChange, useFetch } from '../../lib/api/index.ts';

/** Milliseconds between two looks at what goes on. */
const look = { atOne: 1000, atAll: 3000 };

const isGoingOn = ({ status }: Pick<ReportSummary, 'status'>) => status === 'in-progress';

/** A report, kept up to date while something goes on. */
export function useReport(itemId: string) {
  const call = { params: { itemId } };
  const report = useFetch(contract.reports.get, call);
  const goesOn = report.data !== undefined && isGoingOn(report.data);
  useFetch(contract.reports.get, call, { enabled: goesOn, every: look.atOne });
  return report;
}

export function useReports(category?: ReportSummary['category']) {
  const call = { query: category ? { reportType: category } : {} };
  const reports = useFetch(contract.reports.list, call);
  const goesOn = reports.data?.some(isGoingOn) ?? false;
  useFetch(contract.reports.list, call, { enabled: goesOn, every: look.atAll });
  return reports;
}

export const useCancelReport = () => useChange(contract.reports.cancel);
export const useRetryReport = () => useChange(contract.reports.retry);
export const useRemoveReport = () => useChange(contract.reports.remove);
