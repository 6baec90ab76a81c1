import { contract } from '@larder/contract';
import { useFetch } from '../../lib/api/index.ts';
import { allRows } from '../entities/index.ts';

export { LabelChip } from './LabelChip.tsx';

/** All labels of the group, by name. */
export const useLabels = () => useFetch(contract.labels.list, { query: allRows });
