import { deletes, type Scope, scopes } from '@larder/kitchen';
import { type RawBuilder, sql } from 'kysely';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { readToken } from './tokens.ts';

const rowsAtOnce = 2000;

const findNumbers = async (db: GroupDatabase, words: string[]): Promise<Map<string, number>> => {
  const rows = await db
    .from('searchWords')
    .where(db.dialect.isOneOf('word', words))
    .select(['word', 'number'])
    .execute();
  return new Map(rows.map(({ word, number }) => [word, number]));
};

/** The number of each word; new words get one, and what they become without a letter is noted for typos. */
export const numberWords = async (db: GroupTransaction, words: string[]): Promise<Map<string, number>> => {
  const numbers = await findNumbers(db, words);
  const added = words.filter((word) => !numbers.has(word));
  for (let from = 0; from < added.length; from += rowsAtOnce) {
    const rows = await db
      .insert(
        'searchWords',
        added
          .slice(from, from + rowsAtOnce)
          .map((word) => ({ word, inNames: 0, inOrganizers: 0, inIngredients: 0, inDescriptions: 0, inAll: 0 })),
      )
      .returning(['word', 'number'])
      .execute();
    for (const { word, number } of rows) numbers.set(word, number);
  }
  const deletions = added
    .filter(isTypedByLetters)
    .flatMap((word) => deletes(word).map((deletion) => ({ deletion, word })));
  await db.insertAll('searchWordDeletions', deletions);
  return numbers;
};

/** A wrong digit makes another number, not a typo. */
export const isTypedByLetters = (word: string): boolean => !/\d/.test(word);

export const countColumns = {
  n: 'inNames',
  o: 'inOrganizers',
  i: 'inIngredients',
  d: 'inDescriptions',
  a: 'inAll',
} as const satisfies Record<Scope, string>;

/** Counts the words of the tokens that so many recipes have got and lost, and forgets words that are left in no recipe. */
export const countWords = async (
  db: GroupTransaction,
  got: string[],
  lost: string[],
  recipes: number,
): Promise<void> => {
  const [added, removed] = [numbersByScope(got), numbersByScope(lost)];
  const touched = [...new Set([...scopes].flatMap((scope) => [...added[scope], ...removed[scope]]))];
  if (touched.length === 0) return;
  const change = (scope: Scope): RawBuilder<number> =>
    sql`${sql.ref(countColumns[scope])} + case ${whenAmong(added[scope], recipes)} ${whenAmong(removed[scope], -recipes)} else 0 end`;
  const changes = Object.fromEntries(scopes.map((scope) => [countColumns[scope], change(scope)]));
  await db.updateByKey('searchWords').set(changes).where('number', 'in', touched).execute();
  if (removed.a.length > 0) await forgetUnused(db, removed.a);
};

const numbersByScope = (tokens: string[]): Record<Scope, number[]> => {
  const numbers: Record<Scope, number[]> = { n: [], o: [], i: [], d: [], a: [] };
  for (const token of tokens) {
    const { scope, number } = readToken(token);
    if (scope) numbers[scope].push(number);
  }
  return numbers;
};

/** The first case is there to be followed by `else`, also where there are no others. */
const whenAmong = (numbers: number[], change: number): RawBuilder<unknown> =>
  numbers.length === 0 ? sql`when 1 = 0 then 0` : sql`when number in (${sql.join(numbers)}) then ${sql.lit(change)}`;

const forgetUnused = async (db: GroupTransaction, numbers: number[]): Promise<void> => {
  const forgotten = await db
    .remove('searchWords')
    .where('number', 'in', numbers)
    .where('inAll', '<=', 0)
    .returning('word')
    .execute();
  const words = forgotten.map(({ word }) => word);
  if (words.length === 0) return;
  await db
    .remove('searchWordDeletions')
    .where(db.dialect.isOneOf('deletion', words.flatMap(deletes)))
    .where(db.dialect.isOneOf('word', words))
    .execute();
};
