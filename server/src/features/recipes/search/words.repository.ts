import { deletes } from '@larder/kitchen';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';

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
        added.slice(from, from + rowsAtOnce).map((word) => ({ word, recipes: 0 })),
      )
      .returning(['word', 'number'])
      .execute();
    for (const { word, number } of rows) numbers.set(word, number);
  }
  const deletions = added
    .filter(isTypedByLetters)
    .flatMap((word) => deletes(word).map((deletion) => ({ deletion, word })));
  for (let from = 0; from < deletions.length; from += rowsAtOnce) {
    await db.insert('searchWordDeletions', deletions.slice(from, from + rowsAtOnce)).execute();
  }
  return numbers;
};

/** A wrong digit makes another number, not a typo. */
export const isTypedByLetters = (word: string): boolean => !/\d/.test(word);

/** Counts in how many recipes the words occur, and forgets those that are left in none. */
export const countWords = async (db: GroupTransaction, added: number[], removed: number[]): Promise<void> => {
  if (added.length > 0) {
    await db
      .update('searchWords')
      .set((row) => ({ recipes: row('recipes', '+', 1) }))
      .where('number', 'in', added)
      .execute();
  }
  if (removed.length === 0) return;
  await db
    .update('searchWords')
    .set((row) => ({ recipes: row('recipes', '-', 1) }))
    .where('number', 'in', removed)
    .execute();
  const forgotten = await db
    .remove('searchWords')
    .where('number', 'in', removed)
    .where('recipes', '<=', 0)
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
