import { z } from 'zod';
import { endpoint, file } from '../endpoint.ts';
import { page, SearchableListQuery } from '../lists.ts';
import { Id } from '../shapes.ts';
import { DifferentPair, DuplicateSet } from './duplicates.ts';
import { ImportReport, importModes } from './file-import.ts';
import type { EntityKind } from './merging.ts';

const ManyIds = z.object({ ids: z.array(Id).min(1).max(5000) });

/** How many of those named there were to change; the others are not there any more. */
export const BulkResult = z.object({ changed: z.number().int() });
export type BulkResult = z.infer<typeof BulkResult>;

/** 8 MiB: more rows than any file may have. */
const fileLimit = 8 * 1024 * 1024;

export const tableFormats = ['csv', 'json'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** A kind of entity of a group, such as its foods. */
export interface EntityDefinition {
  kind: EntityKind;
  /** Below `/api/`. */
  path: string;
  /** "foods", for the summaries. */
  many: string;
  item: z.ZodType<{ id: string; name: string }>;
  create: z.ZodType;
  change: z.ZodType<{ name?: string | undefined }>;
}

export type ItemOf<D extends EntityDefinition> = z.output<D['item']>;
export type SentOf<D extends EntityDefinition> = z.output<D['change']>;

/** Keeps the exact types of a definition. */
export const entity = <const D extends EntityDefinition>(definition: D): D => definition;

/** What every kind of entity has: reading, changing one, removing many, duplicates, and all of them as a file. */
export const entityEndpoints = <const D extends EntityDefinition>(definition: D) => {
  const { many, item, create, change } = definition;
  const below = <const Rest extends string>(rest: Rest) => ({
    path: `/${definition.path as D['path']}${rest}` as const,
  });
  return {
    list: endpoint({
      ...below(''),
      method: 'GET',
      access: 'member',
      topics: ['groupData'],
      summary: `List the ${many} of the group`,
      query: SearchableListQuery,
      reply: page(item as D['item']),
      cached: true,
    }),
    references: endpoint({
      ...below('/references'),
      method: 'GET',
      access: 'member',
      topics: ['groupData', 'recipes'],
      summary: `How many recipes (foods in the case of labels) refer to each of the ${many}, by its id; what nothing at all refers to is missing`,
      reply: z.record(z.string(), z.number().int()),
      cached: true,
    }),
    create: endpoint({
      ...below(''),
      method: 'POST',
      access: 'member',
      summary: `Add one to the ${many}`,
      body: create as D['create'],
      reply: item as D['item'],
      status: 201,
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
      bodyLimit: fileLimit,
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
      reply: item as D['item'],
      cached: true,
    }),
    replace: endpoint({
      ...below('/{itemId}'),
      method: 'PUT',
      access: 'member',
      summary: `Change one of the ${many}; keys that are absent stay as they are`,
      body: change as D['change'],
      reply: item as D['item'],
    }),
    remove: endpoint({
      ...below('/{itemId}'),
      method: 'DELETE',
      access: 'organizer',
      summary: `Delete one of the ${many}; what refers to it stays without it`,
      reply: item as D['item'],
    }),
  };
};
