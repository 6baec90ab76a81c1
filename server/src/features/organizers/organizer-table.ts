import { type OrganizerKind, organizerPaths, type Tool, ToolInput, type ToolRow } from '@larder/contract';
import { plainText, slugify } from '@larder/kitchen';
import type { z } from 'zod';
import { flag } from '../../platform/database/index.ts';
import { cleanName } from '../../platform/references/index.ts';
import type { TableRecord, ThingTable } from '../group-data/index.ts';
import { organizerEntity, organizerRows, readOrganizers } from './organizers.repository.ts';

type SentOrganizer = Partial<z.output<typeof ToolInput>>;

/** Categories, tags and tools are one kind of thing with three names; all of them could be on hand, but only tools show it. */
const organizerTable = (kind: OrganizerKind): ThingTable<'organizers', Tool, SentOrganizer, ToolRow> => ({
  kind,
  table: 'organizers',
  path: `/organizers/${organizerPaths[kind]}`,
  codes: {
    notFound: 'organizer.not-found',
    nameTaken: 'organizer.name-taken',
    aliasTaken: 'organizer.name-taken',
  },
  entity: organizerEntity,
  countName: 'recipeCount',
  searched: ['nameKey', 'slug'],
  rows: (db) => organizerRows(db, kind),
  read: readOrganizers,
  withCount: (organizer, recipeCount) => ({ ...organizer, recipeCount }),
  knownNames: async (db) => {
    const rows = await organizerRows(db, kind).select(['id', 'name', 'slug as key']).execute();
    return rows.map((row) => ({ ...row, aliasKeys: [] }));
  },
  namesOf: ({ id, name }) => ({ id, name, key: slugify(name), aliasKeys: [] }),
  aliasesOf: () => [],
  otherNames: () => [],
  blank: (thing) => ({ ...thing, slug: slugify(thing.name), onHand: false }),
  apply: (organizer, sent) => {
    const name = cleanName(sent.name ?? organizer.name);
    return { ...organizer, name, slug: slugify(name), onHand: sent.onHand ?? organizer.onHand };
  },
  toColumns: ({ name, slug, onHand }) => ({ kind, name, slug, onHand: flag(onHand), nameKey: plainText(name) }),
  fileColumns: kind === 'tool' ? { name: 'text', onHand: 'flag' } : { name: 'text' },
  toRecord: ({ name, onHand }): TableRecord => (kind === 'tool' ? { name, onHand } : { name }),
  fileRow: ToolInput.partial({ onHand: true }),
});

export const organizerTables = {
  category: organizerTable('category'),
  tag: organizerTable('tag'),
  tool: organizerTable('tool'),
};
