import type { Food, Unit } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { cleanName } from '../../../platform/references/index.ts';
import type { Named } from '../entity.ts';
import type { Names } from './names.ts';

interface Aliased extends Named {
  aliases: { name: string }[];
}

const namesOf = ({ id, name, aliases = [] }: Named & Partial<Aliased>): Names => ({
  id,
  name,
  key: plainText(name),
  aliasKeys: aliases.map(({ name }) => plainText(name)),
});

/** What foods and units have in common: the names by which they are told apart. */
export const aliased = <Table extends 'foods' | 'units'>(table: Table) => ({
  table,
  searched: ['nameKey', 'otherKeys'],
  namesOf,
  aliasesOf: ({ aliases }: Aliased): string[] => aliases.map(({ name }) => name),
  withAliases: <Item extends Aliased>(item: Item, aliases: string[]): Item => ({
    ...item,
    aliases: aliases.map((name) => ({ name })),
  }),
  knownNames: async (db: GroupDatabase): Promise<Names[]> => {
    const rows = await db.from(table).select(['id', 'name', 'aliases']).execute();
    return rows.map(({ aliases, ...row }) => namesOf({ ...row, aliases: aliases === '[]' ? [] : JSON.parse(aliases) }));
  },
});

type Parts = Pick<Food & Unit, 'name' | 'pluralName' | 'description' | 'extras' | 'aliases'>;
/** A new one of which the name alone is known. */
export const blankParts = <Named>(named: Named) => ({
  ...named,
  pluralName: null,
  description: '',
  extras: {},
  aliases: [],
  createdAt: null,
  updatedAt: null,
});

type SentParts = { [Key in keyof Parts]?: Parts[Key] | null | undefined };

/** What foods and units have in common, as a save leaves it: keys that were not sent stay as they are. */
export const appliedParts = (parts: Parts, sent: SentParts): Parts => {
  const name = cleanName(sent.name ?? parts.name);
  return {
    name,
    pluralName: sent.pluralName === undefined ? parts.pluralName : sent.pluralName,
    description: sent.description ?? parts.description,
    extras: sent.extras === undefined ? parts.extras : (sent.extras ?? {}),
    aliases: cleanAliases(sent.aliases ?? parts.aliases, name),
  };
};

/** The columns of these, and of all the names by which it is found. */
export const columnsOfParts = ({ name, pluralName, description, extras, aliases }: Parts, otherNames: string[]) => ({
  name,
  nameKey: plainText(name),
  pluralName,
  description,
  extras: JSON.stringify(extras),
  aliases: JSON.stringify(aliases),
  otherKeys: [...new Set(otherNames.map(plainText))].join('\n'),
});

/** Each alias once, without what it is called anyway. */
const cleanAliases = (aliases: { name: string }[], itsName: string): { name: string }[] => {
  const known = new Set([plainText(itsName)]);
  return aliases.flatMap(({ name }) => {
    const clean = cleanName(name);
    const key = plainText(clean);
    if (!key || known.has(key)) return [];
    known.add(key);
    return [{ name: clean }];
  });
};
