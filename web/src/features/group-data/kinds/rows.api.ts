import { contract } from '@larder/contract';
import { useFetch } from '../../../lib/api/index.ts';

/** Everything at once: a table of a few thousand rows is searched and sorted here without asking again. */
export const allRows = { perPage: -1, orderBy: 'name', orderDirection: 'asc' } as const;

/** Those that nothing refers to, cookbooks and corrections included. */
export const unusedRows = { ...allRows, unused: true } as const;

/** All labels of the group, by name. */
export const useLabels = () => useFetch(contract.labels.list, { query: allRows });
