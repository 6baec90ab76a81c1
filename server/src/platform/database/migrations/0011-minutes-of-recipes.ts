import { minutesOfRecipe } from '@larder/kitchen';
import type { Kysely } from 'kysely';
import type { Dialect } from '../dialects/dialect.ts';
import { columnKinds, optional } from './columns.ts';

const atOnce = 500;

/** Recipes are found by how long they take, which their times say in words. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const minutesOfRecipes = async (database: Kysely<any>, dialect: Dialect): Promise<void> => {
  const { count } = columnKinds(dialect);
  await database.schema
    .alterTable('recipes')
    .addColumn('totalMinutes', ...optional(count()))
    .execute();
  const rows = await database
    .selectFrom('recipes')
    .select(['number', 'totalTime', 'prepTime', 'performTime', 'cookTime'])
    .execute();
  const numbersOf = new Map<number, number[]>();
  for (const { number, ...times } of rows) {
    const minutes = minutesOfRecipe(times);
    if (!minutes) continue;
    const numbers = numbersOf.get(minutes) ?? [];
    numbers.push(number);
    numbersOf.set(minutes, numbers);
  }
  for (const [totalMinutes, numbers] of numbersOf) {
    for (let from = 0; from < numbers.length; from += atOnce) {
      const some = numbers.slice(from, from + atOnce);
      await database.updateTable('recipes').set({ totalMinutes }).where('number', 'in', some).execute();
    }
  }
};
