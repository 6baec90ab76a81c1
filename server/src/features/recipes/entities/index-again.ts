import { randomUUID } from 'node:crypto';
import { setImmediate as letOthers } from 'node:timers/promises';
import { z } from 'zod';
import type { DomainEvent, GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { addJobs, complete, defineJob, type JobDefinition, removeJobs } from '../../../platform/jobs/index.ts';
import { readRecipesNumbered } from '../reading/read-recipe.repository.ts';
import { countTokens, indexRecipes, type TokenCounts, writeTokens } from '../search/index-recipe.ts';
import { recipesConcerned } from './recipe-references.repository.ts';

/** So many that other writers of the group need not wait long. */
const recipesAtOnce = 100;
/** So few that requests on the same thread need not wait for them either. */
const recipesInTurn = 25;
/** Long enough for the request that begins the work to have ended it, in milliseconds. */
const untilTakenOver = 300_000;
const indexJob = { name: 'index-recipes', payload: z.array(z.number()) };

/** After these, recipes may be found by other names: units and labels are no words of a recipe. */
export const renamings = [
  'recipe.updated' as const,
  ...(['food', 'category', 'tag', 'tool'] as const).flatMap((kind) =>
    (['updated', 'deleted', 'restored', 'merged', 'unmerged'] as const).map((what) => `${kind}.${what}` as const),
  ),
];

const searchedFields = new Set(['name', 'pluralName']);

/** Lets the search find recipes by the names that foods, organizers and other recipes have after a change. */
export const indexConcerned = async (
  events: readonly DomainEvent<(typeof renamings)[number]>[],
  db: GroupTransaction,
): Promise<void> => {
  const isRenaming = events.some(
    ({ payload }) => !('fields' in payload) || payload.fields.some((field) => searchedFields.has(field)),
  );
  if (isRenaming) await indexAgain(db, await recipesConcerned(db), new Date(events[0]?.at ?? 0));
};

/**
 * Lets the search find recipes by the names that they hold by now: a first batch together with the change that made it
 * necessary, the others in changes of their own right after it. Should the process end meanwhile, a job does the rest.
 */
export const indexAgain = async (db: GroupTransaction, numbers: number[], at: Date): Promise<void> => {
  await indexSome(db, numbers.slice(0, recipesAtOnce));
  const others = numbers.slice(recipesAtOnce);
  if (others.length === 0) return;
  const subject = `index ${randomUUID()}`;
  await addJobs(db, indexJob, [{ subject, payload: others, dueAt: new Date(at.getTime() + untilTakenOver) }], at);
  db.afterCommit(async (db) => {
    await indexInBatches(db, others);
    await db.change((db) => removeJobs(db, subject));
  });
};

export const indexJobs: JobDefinition[] = [
  defineJob({
    kind: indexJob,
    atOnce: 1,
    run: async (job) => {
      await indexInBatches(job.db, job.payload);
      await complete(job);
    },
  }),
];

/** Lets the search find every recipe of the group, as for an index that is empty. */
export const indexAllRecipes = async (db: GroupTransaction): Promise<void> => {
  const recipes = await db.asServer().from('recipes').select('number').orderBy('number').execute();
  const differences: TokenCounts = new Map();
  const numbers = recipes.map(({ number }) => number);
  await inTurns(numbers, async (some) => writeTokens(db, await readRecipesNumbered(db.asServer(), some), differences));
  // Each word once, at the end: within one transaction, PostgreSQL reads past all that a row was before.
  await countTokens(db, differences);
};

const indexInBatches = (db: GroupDatabase, numbers: number[]): Promise<void> =>
  inTurns(numbers, (some) => db.change((db) => indexSome(db, some)));

const inTurns = async (numbers: number[], work: (some: number[]) => Promise<void>): Promise<void> => {
  for (let from = 0; from < numbers.length; from += recipesInTurn) {
    await work(numbers.slice(from, from + recipesInTurn));
    await letOthers();
  }
};

const indexSome = async (db: GroupTransaction, numbers: number[]): Promise<void> =>
  indexRecipes(db, await readRecipesNumbered(db.asServer(), numbers));
