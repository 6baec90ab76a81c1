import type {
  BulkResult,
  DifferentPair,
  DuplicateSet,
  ImportMode,
  ImportReport,
  Page,
  TableFormat,
  TableQuery,
} from '@larder/contract';
import type { FileAnswer, MemberContext, UploadedFile } from '../../platform/http/index.ts';
import { changeThing, createThing, removeSome } from './change-things.ts';
import { areDifferent, listDifferences } from './duplicates/differences.repository.ts';
import { findDuplicates } from './duplicates/find-duplicates.ts';
import { forgetApart, listDifferentPairs, tellApart } from './duplicates/tell-apart.ts';
import { importTable } from './files/import-table.ts';
import { readTable } from './files/read-table.ts';
import { writeTable } from './files/write-table.ts';
import type { Links } from './links.ts';
import { countUses, listWithUses } from './list-things.repository.ts';
import { getItem, type SentThing, type Thing, type ThingTable } from './thing-table.repository.ts';
import type { ThingTableName } from './things.repository.ts';

type ReadingContext = Pick<MemberContext, 'db'>;

interface ItemParams {
  params: { itemId: string };
}

interface PairParams {
  params: { itemId: string; otherId: string };
}

/** What answers the endpoints that every table of the group's data has. */
export const tableHandlers = <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  table: ThingTable<Table, Item, Sent, Row>,
  links: Links,
) => ({
  list: ({ query }: { query: TableQuery }, { db }: ReadingContext): Promise<Page<Row>> =>
    listWithUses(db, table, query, links),

  create: ({ body }: { body: Sent & { name: string } }, { db, platform }: MemberContext): Promise<Item> =>
    createThing(db, table, body, platform.clock.now()),

  get: ({ params }: ItemParams, { db }: ReadingContext): Promise<Item> => getItem(db, table, params.itemId),

  replace: ({ params, body }: ItemParams & { body: Sent }, { db, platform }: MemberContext): Promise<Item> =>
    changeThing(db, table, params.itemId, body, { at: platform.clock.now(), links }),

  remove: async ({ params }: ItemParams, { db, platform }: MemberContext): Promise<Item> => {
    const item = await getItem(db, table, params.itemId);
    await removeSome(db, table, [item.id], { at: platform.clock.now(), links });
    return item;
  },

  removeMany: async ({ body }: { body: { ids: string[] } }, { db, platform }: MemberContext): Promise<BulkResult> => {
    const removed = await removeSome(db, table, body.ids, { at: platform.clock.now(), links });
    return { changed: removed.length };
  },

  duplicates: async (_: unknown, { db }: ReadingContext): Promise<DuplicateSet[]> => {
    const items = await table.read(table.rows(db));
    const counts = await countUses(db, links, table.kind, items);
    return findDuplicates(
      items.map((item) => ({
        id: item.id,
        name: item.name,
        otherNames: table.otherNames(item),
        uses: counts.get(item.id) ?? 0,
      })),
      areDifferent(await listDifferences(db)),
    );
  },

  differentPairs: (_: unknown, { db }: ReadingContext): Promise<DifferentPair[]> => listDifferentPairs(db, table),

  tellApart: ({ params }: PairParams, { db }: MemberContext): Promise<DifferentPair> =>
    tellApart(db, table, params.itemId, params.otherId),

  mayBeTheSame: ({ params }: PairParams, { db }: MemberContext): Promise<DifferentPair> =>
    forgetApart(db, table, params.itemId, params.otherId),

  export: async ({ query }: { query: { format: TableFormat } }, { db }: MemberContext): Promise<FileAnswer> => {
    const items = await table.read(table.rows(db).orderBy(`${table.table}.nameKey`));
    return writeTable(fileName(table.path), table.fileColumns, items.map(table.toRecord), query.format);
  },

  import: async (
    { form, files }: { form: { mode: ImportMode }; files: { file: UploadedFile } },
    { db, platform, words }: MemberContext,
  ): Promise<ImportReport> => {
    const rows = readTable(files.file.bytes, table.fileColumns);
    return importTable(db, table, rows, { mode: form.mode, at: platform.clock.now(), words, links });
  },
});

const fileName = (path: string): string => path.split('/').at(-1) ?? path;
