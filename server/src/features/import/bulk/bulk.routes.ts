import { contract } from '@larder/contract';
import { implement, type Route } from '../../../platform/http/index.ts';
import { startBulkImport } from './start-bulk-import.ts';

export const bulkImportRoutes: Route[] = implement(contract.bulkImports, {
  fromUrls: async ({ body }, context) => ({ reportId: await startBulkImport(context, body) }),
});
