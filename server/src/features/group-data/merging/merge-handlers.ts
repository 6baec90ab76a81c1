import type { Merged, MergePreview } from '@larder/contract';
import type { MemberContext } from '../../../platform/http/index.ts';
import type { Links } from '../links.ts';
import type { SentThing, Thing, ThingTable } from '../thing-table.repository.ts';
import type { ThingTableName } from '../things.repository.ts';
import { mergeThings } from './merge-things.ts';
import { mergeable } from './mergeable.ts';
import { previewMerge } from './preview-merge.ts';

/** The two endpoints by which a table is merged. @param read which two an endpoint of this table names */
export const mergeHandlers = <Two, Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  table: ThingTable<Table, Item, Sent, Row>,
  links: Links,
  read: (two: Two) => { from: string; to: string },
) => {
  const merged = mergeable(table);
  return {
    previewMerge: ({ query }: { query: Two }, { db }: MemberContext): Promise<MergePreview> =>
      previewMerge(db, merged, links, read(query)),
    merge: async ({ body }: { body: Two }, { db, member, platform, words }: MemberContext): Promise<Merged> => {
      const done = await mergeThings(db, merged, read(body), { links, by: member.id, at: platform.clock.now() });
      return { message: words('merge.done', { uses: done.uses }), error: false, ...done };
    },
  };
};
