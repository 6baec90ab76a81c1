import { contract } from '@larder/contract';
import { implement, type Route } from '../../../platform/http/index.ts';
import { openCollection } from '../recipe-archive.ts';
import { startRestore } from './start-restore.ts';

export const collectionRoutes: Route[] = implement(contract.recipeCollections, {
  restore: async ({ files: { archive } }, context) => {
    // What is no archive is refused at once.
    (await openCollection(archive.bytes)).close();
    return { reportId: await startRestore(context, archive.bytes) };
  },
});
