import type { Recipe, RecipeInput } from '@larder/contract';
import type { Platform } from '../../../platform/http/index.ts';
import type { Source } from '../source.ts';
import { marksOf } from './field-marks.ts';
import { writeKeptPage } from './kept-page.ts';

interface Imported {
  source: Source;
  /** What was saved, with the changes of a person. */
  saved: RecipeInput;
  /** What was read. */
  read: RecipeInput;
}

/**
 * Keeps what a recipe was made from. Called in the transaction that saves the recipe, so that neither is there without the
 * other: it is a small file.
 */
export const keepPageOf = async (
  { files, clock }: Pick<Platform, 'files' | 'clock'>,
  recipe: Recipe,
  { source, saved, read }: Imported,
): Promise<void> => {
  const now = clock.now().toISOString();
  await writeKeptPage(files, recipe.id, {
    ...source,
    fetchedAt: now,
    readAt: now,
    read,
    marks: marksOf(recipe, saved, read),
  });
};
