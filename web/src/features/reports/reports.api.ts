import { contract, type ReportSummary } from '@larder/contract';
import { useFetch } from '../../lib/api/index.ts';

export const useReport = (itemId: string) => useFetch(contract.reports.get, { params: { itemId } });

export const useReports = (category?: ReportSummary['category']) =>
  useFetch(contract.reports.list, { query: category ? { reportType: category } : {} });

/** The ids of moves by those of their reports: a move is looked at, tried again and taken back on a page of its own. */
export const useMovesOfReports = (reports: Pick<ReportSummary, 'category'>[]): Map<string, string> => {
  const hasMoves = reports.some(({ category }) => category === 'migration');
  const { data } = useFetch(contract.moves.list, {}, { enabled: hasMoves });
  return new Map(data?.flatMap(({ id, reportId }) => (reportId ? [[reportId, id] as const] : [])));
};
