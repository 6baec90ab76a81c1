import { contract, type MergeKind } from '@larder/contract';
import { implement, type Route } from '../../../platform/http/index.ts';
import type { Links } from '../links.ts';
import type { Mergeable } from './mergeable.ts';
import { listMerges } from './merges.repository.ts';
import { undoMerge } from './undo-merge.ts';
import { oldestMerge } from './undo-time.ts';

export const mergeRoutes = (tables: Record<MergeKind, Mergeable>, links: Links): Route[] =>
  implement(contract.merges, {
    list: ({ query }, { db, platform }) => listMerges(db, query, oldestMerge(platform.clock.now())),
    undo: ({ params }, { db, platform }) => undoMerge(db, tables, links, params.itemId, platform.clock.now()),
  });
