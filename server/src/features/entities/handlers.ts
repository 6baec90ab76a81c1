import type {
  BulkResult,
  DifferentPair,
  DuplicateSet,
  ImportMode,
  ImportReport,
  Page,
  SearchableListQuery,
  TableFormat,
} from '@larder/contract';
import type { WrittenJson } from '../../platform/database/index.ts';
import type { FileAnswer, MemberContext, UploadedFile } from '../../platform/http/index.ts';
import { areDifferent, listDifferences } from './duplicates/differences.repository.ts';
import { findDuplicates } from './duplicates/find-duplicates.ts';
import { forgetApart, listDifferentPairs, tellApart } from './duplicates/tell-apart.ts';
import { type Entity, type EntityTypes, getItem, rowsOf } from './entity.ts';
import { removeItems } from './entity-bin.ts';
import { importTable } from './files/import-table.ts';
import { readTable } from './files/read-table.ts';
import { writeTable } from './files/write-table.ts';
import { countReferences, listItems } from './list.repository.ts';
import type { Dependents } from './references.repository.ts';
import { changeItem, createItem } from './save.ts';

type ReadingContext = Pick<MemberContext, 'db'>;

interface ItemParams {
  params: { itemId: string };
}

interface PairParams {
  params: { itemId: string; otherId: string };
}

/** What answers the endpoints that every kind of entity has. */
export const entityHandlers = <T extends EntityTypes>(entity: Entity<T>, dependents: Dependents) => ({
  list: ({ query }: { query: SearchableListQuery }, { db }: ReadingContext): Promise<Page<T['item']>> =>
    listItems(db, entity, query),

  references: (_: unknown, { db }: ReadingContext): Promise<WrittenJson<Record<string, number>>> =>
    countReferences(db, entity, dependents),

  create: ({ body }: { body: T['sent'] & { name: string } }, { db, platform }: MemberContext): Promise<T['item']> =>
    createItem(db, entity, body, platform.clock.now()),

  get: ({ params }: ItemParams, { db }: ReadingContext): Promise<T['item']> => getItem(db, entity, params.itemId),

  replace: ({ params, body }: ItemParams & { body: T['sent'] }, { db, platform }: MemberContext): Promise<T['item']> =>
    changeItem(db, entity, params.itemId, body, { at: platform.clock.now(), dependents }),

  remove: async ({ params }: ItemParams, { db, platform }: MemberContext): Promise<T['item']> => {
    const item = await getItem(db, entity, params.itemId);
    await removeItems(db, entity, [item.id], { dependents, at: platform.clock.now() });
    return item;
  },

  removeMany: async ({ body }: { body: { ids: string[] } }, { db, platform }: MemberContext): Promise<BulkResult> => {
    const removed = await removeItems(db, entity, body.ids, { dependents, at: platform.clock.now() });
    return { changed: removed.length };
  },

  duplicates: async (_: unknown, { db }: ReadingContext): Promise<DuplicateSet[]> => {
    const items = await entity.read(rowsOf(db, entity), db.dialect);
    const counts = (await countReferences(db, entity, dependents)).read();
    return findDuplicates(
      items.map((item) => ({
        id: item.id,
        name: item.name,
        otherNames: entity.otherNames(item),
        references: counts[item.id] ?? 0,
      })),
      areDifferent(await listDifferences(db)),
    );
  },

  differentPairs: (_: unknown, { db }: ReadingContext): Promise<DifferentPair[]> => listDifferentPairs(db, entity),

  tellApart: ({ params }: PairParams, { db }: MemberContext): Promise<DifferentPair> =>
    tellApart(db, entity, params.itemId, params.otherId),

  mayBeTheSame: ({ params }: PairParams, { db }: MemberContext): Promise<DifferentPair> =>
    forgetApart(db, entity, params.itemId, params.otherId),

  export: async ({ query }: { query: { format: TableFormat } }, { db }: MemberContext): Promise<FileAnswer> => {
    const items = await entity.read(rowsOf(db, entity).orderBy(`${entity.table}.nameKey`), db.dialect);
    return writeTable(fileName(entity.path), entity.fileColumns, items, query.format);
  },

  import: async (
    { form, files }: { form: { mode: ImportMode }; files: { file: UploadedFile } },
    { db, platform, words }: MemberContext,
  ): Promise<ImportReport> => {
    const rows = readTable(files.file.bytes, entity.fileColumns);
    return importTable(db, entity, rows, { mode: form.mode, at: platform.clock.now(), words, dependents });
  },
});

const fileName = (path: string): string => path.split('/').at(-1) ?? path;
