import { contract } from '@larder/contract';
import { useChange, useFetch } from '../../../lib/api/index.ts';

export const useImportMany = () =>
  useChange(contract.bulkImports.fromUrls, { stale: [contract.reports.list], quiet: true });

const lists = { categories: contract.categories.list, tags: contract.tags.list } as const;
/** More than a person reads; typing narrows them down. */
const mostShown = 50;

/** Names of the group's categories or tags, as far as they match what was typed. */
export function useOrganizerNames(kind: keyof typeof lists, typed: string, enabled: boolean): string[] {
  const search = typed.trim();
  const query = { orderBy: 'name', orderDirection: 'asc', perPage: mostShown, ...(search && { search }) } as const;
  const { data } = useFetch(lists[kind], { query }, { enabled, keepPrevious: true });
  return (data?.items ?? []).map(({ name }) => name);
}
