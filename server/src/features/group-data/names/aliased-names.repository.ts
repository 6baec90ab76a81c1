import { plainText } from '@larder/kitchen';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { Names } from './name-book.ts';

interface Aliased {
  id: string;
  name: string;
  aliases: { name: string }[];
}

const namesOf = ({ id, name, aliases }: Aliased): Names => ({
  id,
  name,
  key: plainText(name),
  aliasKeys: aliases.map(({ name }) => plainText(name)),
});

/** What foods and units have in common: the names by which they are told apart. */
export const aliasedNames = (table: 'foods' | 'units') => ({
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
