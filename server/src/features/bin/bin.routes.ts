import { contract } from '@larder/contract';
import { AppError } from '../../platform/errors/index.ts';
import { implement, type Route } from '../../platform/http/index.ts';
import { countBin, listBin } from './bin.repository.ts';
import { type BinKinds, throwAway, throwAwayBefore } from './empty-bin.ts';
import { restoreFromBin } from './restore-from-bin.ts';

export const binRoutes = (kinds: BinKinds): Route[] =>
  implement(contract.bin, {
    list: ({ query }, { db }) => listBin(db, query),
    count: (_, { db }) => countBin(db),
    restore: ({ body }, { db, platform }) => restoreFromBin(db, kinds, body.ids, platform.clock.now()),
    remove: async ({ params }, { db, platform: { files, clock } }) => {
      const changed = await throwAway(db, kinds, [params.itemId.toLowerCase()], { files, at: clock.now() });
      if (changed === 0) throw new AppError('bin.not-found');
      return { changed };
    },
    empty: async (_, { db, platform: { files, clock } }) => {
      const at = clock.now();
      const later = new Date(at.getTime() + 1).toISOString();
      return { changed: await throwAwayBefore(db, kinds, later, { files, at }) };
    },
  });
