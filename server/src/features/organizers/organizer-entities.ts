import {
  categoryEntity,
  type OrganizerKind,
  type Page,
  type SearchableListQuery,
  type Tool,
  ToolInput,
  tagEntity,
  toolEntity,
} from '@larder/contract';
import { plainText, slugify } from '@larder/kitchen';
import { flag, type GroupDatabase } from '../../platform/database/index.ts';
import { cleanName } from '../../platform/references/index.ts';
import { defineEntity, listItems, rowsOf } from '../entities/index.ts';
import { organizerFields, organizersOf, readOrganizers } from './organizers.repository.ts';

const definitions = { category: categoryEntity, tag: tagEntity, tool: toolEntity };

/** Categories, tags and tools are rows of one table; all of them could be on hand, but only tools show it. */
const organizerEntity = (kind: OrganizerKind) =>
  defineEntity(
    { ...toolEntity, kind, path: definitions[kind].path },
    {
      ...organizersOf(kind),
      codes: {
        notFound: 'organizer.not-found',
        nameTaken: 'organizer.name-taken',
        aliasTaken: 'organizer.name-taken',
      },
      fields: organizerFields,
      searched: ['nameKey', 'slug'],
      read: readOrganizers,
      knownNames: async (db) => {
        const rows = await rowsOf(db, organizersOf(kind)).select(['id', 'name', 'slug as key']).execute();
        return rows.map((row) => ({ ...row, aliasKeys: [] }));
      },
      namesOf: ({ id, name }) => ({ id, name, key: slugify(name), aliasKeys: [] }),
      aliasesOf: () => [],
      otherNames: () => [],
      blank: (named) => ({ ...named, slug: slugify(named.name), onHand: false }),
      apply: (organizer, sent) => {
        const name = cleanName(sent.name ?? organizer.name);
        return { ...organizer, name, slug: slugify(name), onHand: sent.onHand ?? organizer.onHand };
      },
      toColumns: ({ name, slug, onHand }) => ({ kind, name, slug, onHand: flag(onHand), nameKey: plainText(name) }),
      fileColumns: kind === 'tool' ? { name: 'text', onHand: 'flag' } : { name: 'text' },
      fileRow: ToolInput.partial({ onHand: true }),
    },
  );

export const organizers = {
  category: organizerEntity('category'),
  tag: organizerEntity('tag'),
  tool: organizerEntity('tool'),
};

/** A page of the group's categories, tags or tools as everybody may see them who sees the group. */
export const listOrganizers = (
  db: GroupDatabase,
  kind: OrganizerKind,
  query: SearchableListQuery,
  path: string,
): Promise<Page<Tool>> => listItems(db, organizers[kind], query, path);
