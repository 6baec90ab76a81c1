import { contract } from '@larder/contract';
import { useChange } from '../../../lib/api/index.ts';

export const useImportMany = () => useChange(contract.bulkImports.fromUrls, { quiet: true });
