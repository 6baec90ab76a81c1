import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { file } from '../file-reply.ts';
import { page, queryFlag, SearchableListQuery } from '../lists.ts';
import { Id } from '../shapes.ts';
import { DifferentPair, DuplicateSet } from './duplicates.ts';
import { ImportReport, importModes } from './table-import.ts';

/** What a table of the group's data can be listed by; `unused` leaves out what anything refers to. */
export const TableQuery = SearchableListQuery.extend({ unused: queryFlag });
export type TableQuery = z.infer<typeof TableQuery>;

const ManyIds = z.object({ ids: z.array(Id).min(1).max(5000) });

/** How many of the named things there were to change; the others are not there any more. */
export const BulkResult = z.object({ changed: z.number().int() });
export type BulkResult = z.infer<typeof BulkResult>;

/** 8 MiB: more rows than any table may have. */
const tableLimit = 8 * 1024 * 1024;

export const tableFormats = ['csv', 'json'] as const;
export type TableFormat = (typeof tableFormats)[number];

interface Table<Path, Also, Many, Item, Row, Input, Change, Removed, Status> {
  /** Below `/api/`. */
  path: Path;
  alsoAt?: Also;
  /** "foods", for the summaries. */
  many: Many;
  item: Item;
  /** The item with how often it is used, as lists show it. */
  row: Row;
  create: Input;
  change: Change;
  removed: Removed;
  createdWith: Status;
}

/** What every table of the group's data has: reading, changing one, removing many, duplicates, and the table as a file. */
export const tableEndpoints = <
  const Path extends string,
  const Also extends string,
  const Many extends string,
  Item extends z.ZodType,
  Row extends z.ZodType,
  Input extends z.ZodType,
  Change extends z.ZodType,
  Removed extends z.ZodType,
  const Status extends 200 | 201,
>({
  path,
  alsoAt,
  many,
  item,
  row,
  create,
  change,
  removed,
  createdWith,
}: Table<Path, Also, Many, Item, Row, Input, Change, Removed, Status>) => {
  const below = <const Rest extends string>(rest: Rest) => ({
    path: `/${path}${rest}` as const,
    alsoAt: alsoAt ? [`/${alsoAt}${rest}` as const] : undefined,
  });
  return {
    list: endpoint({
      ...below(''),
      method: 'GET',
      access: 'member',
      topics: ['groupData', 'recipes'],
      summary: `List the ${many} of the group with how often each is used`,
      query: TableQuery,
      reply: page(row),
      cached: true,
    }),
    create: endpoint({
      ...below(''),
      method: 'POST',
      access: 'member',
      summary: `Add one to the ${many}`,
      body: create,
      reply: item,
      status: createdWith,
    }),
    duplicates: endpoint({
      ...below('/duplicates'),
      method: 'GET',
      access: 'member',
      topics: ['groupData', 'recipes'],
      summary: `Which of the ${many} are probably the same`,
      reply: z.array(DuplicateSet),
      cached: true,
    }),
    differentPairs: endpoint({
      ...below('/duplicates/different'),
      method: 'GET',
      access: 'member',
      topics: ['groupData'],
      summary: `Which of the ${many} look alike and were said to be different`,
      reply: z.array(DifferentPair),
      cached: true,
    }),
    tellApart: endpoint({
      ...below('/{itemId}/different-from/{otherId}'),
      method: 'PUT',
      access: 'member',
      summary: `Say that two of the ${many} are not the same: they are suggested as duplicates no more`,
      reply: DifferentPair,
    }),
    mayBeTheSame: endpoint({
      ...below('/{itemId}/different-from/{otherId}'),
      method: 'DELETE',
      access: 'member',
      summary: `Take back that two of the ${many} are not the same`,
      reply: DifferentPair,
    }),
    export: endpoint({
      ...below('/export'),
      method: 'GET',
      access: 'member',
      topics: ['groupData'],
      summary: `All ${many} as a file`,
      query: z.object({ format: z.enum(tableFormats).default('json') }),
      reply: file('*/*'),
    }),
    import: endpoint({
      ...below('/import'),
      method: 'POST',
      access: 'organizer',
      summary: `Take ${many} from a file of CSV or JSON; answers what became of each row`,
      form: z.object({ mode: z.enum(importModes).default('whole') }),
      files: ['file'],
      bodyLimit: tableLimit,
      reply: ImportReport,
    }),
    removeMany: endpoint({
      ...below('/bulk-actions/delete'),
      method: 'POST',
      access: 'organizer',
      summary: `Delete some of the ${many}`,
      body: ManyIds,
      reply: BulkResult,
    }),
    get: endpoint({
      ...below('/{itemId}'),
      method: 'GET',
      access: 'member',
      topics: ['groupData'],
      summary: `One of the ${many} by its id`,
      reply: item,
      cached: true,
    }),
    replace: endpoint({
      ...below('/{itemId}'),
      method: 'PUT',
      access: 'member',
      summary: `Change one of the ${many}; keys that are absent stay as they are`,
      body: change,
      reply: item,
    }),
    remove: endpoint({
      ...below('/{itemId}'),
      method: 'DELETE',
      access: 'organizer',
      summary: `Delete one of the ${many}; what refers to it stays without it`,
      reply: removed,
    }),
  };
};
