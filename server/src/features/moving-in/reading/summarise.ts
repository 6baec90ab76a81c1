import { setImmediate as letOthers } from 'node:timers/promises';
import { plainText } from '@larder/kitchen';
import { z } from 'zod';
import { type RunningJob, savePart } from '../../../platform/jobs/index.ts';
import { isSurelyRead, readIngredientLines } from '../../ingredients/index.ts';
import { noteKnown } from '../known/known.repository.ts';
import { knownAmong } from '../known/known-among.ts';
import { updateMove } from '../moves.repository.ts';
import { placesOf, type StagedRecipe } from '../staged-recipe.ts';
import { replaceOrganizers } from './organizers.repository.ts';
import { LeftThere } from './position.ts';
import { removeProblems, stagedRecipes } from './staging.repository.ts';

export const MoveCounts = z.object({
  unplaced: z.array(z.object({ name: z.string(), recipes: z.number() })).default([]),
  understood: z.number().nullable().default(null),
  leftBehind: z.array(LeftThere).default([]),
});

/** Recipes whose lines are read to tell how many of them are understood: all of them are when they are brought. */
const sampled = 60;
const mostNames = 50;
const recipesAtOnce = 100;

/** Counts what was found, and finds out what of it the group has already. */
export const summarise = async (job: RunningJob, moveId: string, leftBehind: LeftThere[]): Promise<void> => {
  const { db } = job;
  const unplaced = new Map<string, number>();
  const organizers = new OrganizerCounts();
  const sample: StagedRecipe[] = [];
  let places: string[] = [];
  let batch: Parameters<typeof knownAmong>[1][number][] = [];
  const flush = async () => {
    const known = await knownAmong(db, batch);
    await savePart(job, async (db) => {
      await removeProblems(db, moveId, places);
      await noteKnown(db, moveId, known);
    });
    places = [];
    batch = [];
  };
  let seen = 0;
  for await (const { recipe, ...row } of stagedRecipes(db, moveId)) {
    seen += 1;
    // Each later one has less of a chance, so that the sample is spread over all of them.
    if (sample.length < sampled) sample.push(recipe);
    else if (seen % Math.ceil(seen / sampled) === 0) sample[seen % sampled] = recipe;
    for (const name of new Set(recipe.unplaced.map(({ name }) => name)))
      unplaced.set(name, (unplaced.get(name) ?? 0) + 1);
    organizers.add(recipe);
    places.push(...placesOf(recipe));
    batch.push({ ...row, lines: linesOf(recipe) });
    if (batch.length >= recipesAtOnce) await flush();
  }
  await flush();
  const counts = { unplaced: mostFrequent(unplaced), understood: await shareUnderstood(job, sample), leftBehind };
  await savePart(job, async (db) => {
    await replaceOrganizers(db, moveId, organizers.list());
    await updateMove(db, moveId, { summary: JSON.stringify(counts) });
  });
};

const linesOf = ({ ingredientGroups }: StagedRecipe): string[] =>
  ingredientGroups.flatMap(({ ingredients }) => ingredients.map(({ text }) => text));

const mostFrequent = (counts: Map<string, number>) =>
  [...counts]
    .map(([name, recipes]) => ({ name, recipes }))
    .sort((one, other) => other.recipes - one.recipes)
    .slice(0, mostNames);

const shareUnderstood = async ({ db }: RunningJob, sample: StagedRecipe[]): Promise<number | null> => {
  let [all, understood] = [0, 0];
  for (const recipe of sample) {
    await letOthers();
    const lines = linesOf(recipe);
    const read = await readIngredientLines(db, lines, recipe.language);
    all += lines.length;
    understood += read.filter(isSurelyRead).length;
  }
  return all === 0 ? null : understood / all;
};

const longestOrganizer = 255;
const mostOrganizers = 2000;

/** How many recipes have which category and tag. */
class OrganizerCounts {
  readonly #counts = new Map<string, { kind: 'category' | 'tag'; name: string; nameKey: string; recipes: number }>();

  add({ categories, tags, cuisines }: StagedRecipe): void {
    this.#addAll('category', categories);
    this.#addAll('tag', [...tags, ...cuisines]);
  }

  #addAll(kind: 'category' | 'tag', names: string[]): void {
    const own = new Map(names.map((name) => [plainText(name), name.slice(0, longestOrganizer)]));
    for (const [nameKey, name] of own) {
      const key = `${kind} ${nameKey}`;
      const before = this.#counts.get(key);
      if (before) before.recipes += 1;
      else if (nameKey !== '' && this.#counts.size < mostOrganizers) {
        this.#counts.set(key, { kind, name, nameKey, recipes: 1 });
      }
    }
  }

  list() {
    return [...this.#counts.values()];
  }
}
