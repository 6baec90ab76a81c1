import { deletes, withinOneTypo } from '@larder/kitchen';
import { sql } from 'kysely';
import type { GroupDatabase } from '../../../platform/database/index.ts';

export interface KnownWord {
  word: string;
  number: number;
  inNames: number;
  inOrganizers: number;
  inIngredients: number;
  inDescriptions: number;
  inAll: number;
}

const wordColumns = ['word', 'number', 'inNames', 'inOrganizers', 'inIngredients', 'inDescriptions', 'inAll'] as const;

/** A beginning of one or two letters stands for its most frequent words. */
const mostContinuations = 100;
const mostCorrections = 20;
/** Sorts behind every character. */
const lastCharacter = '\u{10ffff}';

/** For each word the words of the group's recipes that begin with it, itself included, the most frequent first. */
export const findContinuations = async (db: GroupDatabase, words: string[]): Promise<KnownWord[][]> => {
  const [first, ...others] = words.map((word, index) => {
    const continuations = db
      .from('searchWords')
      .where('word', '>=', word)
      .where('word', '<', word + lastCharacter)
      .select([sql.lit(index).as('term'), ...wordColumns])
      .orderBy('inAll', 'desc')
      .orderBy('word')
      .limit(mostContinuations);
    // SQLite takes an order inside of a union only from a query further in.
    return db
      .ownGroup()
      .innerJoin(continuations.as('found'), (join) => join.onTrue())
      .selectAll('found');
  });
  if (!first) return [];
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute();
  return words.map((_, index) => rows.filter(({ term }) => term === index));
};

/** For the forms of each word the words of the group's recipes that one typo makes of them, the most frequent first. */
export const findCorrections = async (db: GroupDatabase, words: string[][]): Promise<KnownWord[][]> => {
  if (words.length === 0) return [];
  const { isOneOf } = db.dialect;
  const forms = words.flat();
  const shorter = forms.flatMap(deletes);
  const noted = await db
    .from('searchWordDeletions')
    .where(isOneOf('deletion', [...forms, ...shorter]))
    .select('word')
    .execute();
  const isNear = (word: string) => forms.some((form) => withinOneTypo(form, word));
  const candidates = [...shorter, ...noted.map(({ word }) => word)].filter(isNear);
  const rows = await db
    .from('searchWords')
    .where(isOneOf('word', candidates))
    .select(wordColumns)
    .orderBy('inAll', 'desc')
    .orderBy('word')
    .execute();
  return words.map((forms) =>
    rows.filter(({ word }) => forms.some((form) => withinOneTypo(form, word))).slice(0, mostCorrections),
  );
};
