import type { ComparedKind } from '@larder/contract';
import type { Kysely } from 'kysely';
import type { Connection, Schema } from '../../../platform/database/index.ts';

export type Row = Record<string, unknown>;

export interface ComparedTable {
  name: keyof Schema;
  /** A column by which one sees that a row is another one than it was. */
  stamp: string;
  /** Further columns by which its rows are told. */
  told?: string[];
}

/** Where the things lie that people count. */
export const comparedTables: Record<Exclude<ComparedKind['kind'], 'pictures'>, ComparedTable> = {
  recipes: { name: 'recipes', stamp: 'updatedAt', told: ['name', 'createdAt', 'userId', 'image', 'private'] },
  comments: { name: 'comments', stamp: 'updatedAt' },
  cookbooks: { name: 'cookbooks', stamp: 'updatedAt' },
  lists: { name: 'shoppingLists', stamp: 'updatedAt' },
  items: { name: 'shoppingItems', stamp: 'updatedAt' },
  meals: { name: 'mealPlanEntries', stamp: 'updatedAt' },
  foods: { name: 'foods', stamp: 'updatedAt' },
  users: { name: 'users', stamp: 'passwordHash' },
  groups: { name: 'groups', stamp: 'name' },
};

/** The rows of a table as they are today, as far as they are compared. */
export async function* rowsToday(
  { dialect }: Connection,
  snapshot: Kysely<Schema>,
  { name, stamp, told = [] }: ComparedTable,
): AsyncGenerator<Row> {
  const columns = [...new Set(['id', stamp, ...told])];
  for await (const page of dialect.allRows(snapshot, { name, columns, key: ['id'], references: [] })) yield* page;
}

/** Full names of all who have an account today. */
export const namesOfUsers = async (snapshot: Kysely<Schema>): Promise<Map<string, string>> => {
  const rows = await snapshot.selectFrom('users').select(['id', 'fullName']).execute();
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
};
