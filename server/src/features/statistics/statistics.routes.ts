import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { freeOnDisk, measureFiles } from './measure-storage.ts';
import { sizeText } from './size-text.ts';
import { countThings } from './statistics.repository.ts';

export const statisticsRoutes: Route[] = implement(contract.statistics, {
  counts: (_, { db }) => countThings(db),
  storage: async (_, { db, platform: { files, settings } }) => {
    const usedStorageBytes = await measureFiles(db, files);
    const totalStorageBytes = usedStorageBytes + (await freeOnDisk(settings.DATA_DIR));
    return {
      usedStorageBytes,
      usedStorageStr: sizeText(usedStorageBytes),
      totalStorageBytes,
      totalStorageStr: sizeText(totalStorageBytes),
    };
  },
});
