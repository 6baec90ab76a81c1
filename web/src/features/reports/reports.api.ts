import { contract, type ReportSummary } from '@larder/contract';
import { useFetch } from '../../lib/api/index.ts';

export const useReport = (itemId: string) => useFetch(contract.reports.get, { params: { itemId } });

export const useReports = (category?: ReportSummary['category']) =>
  useFetch(contract.reports.list, { query: category ? { reportType: category } : {} });
