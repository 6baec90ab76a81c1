import { found } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import type { RunningJob } from '../../../platform/jobs/index.ts';
import { checkedInput } from '../../import/index.ts';
import { readAsRecipe, readingLanguage } from '../../ocr/index.ts';
import { assetIn, getRecipe, recipeFolder, saveRecipe } from '../../recipes/index.ts';
import { understoodLines } from '../bringing/lines.ts';
import { findState } from '../fetching/fetched.repository.ts';
import type { Scanning } from './scanning-job.ts';
import { nameOfScan } from './stage-scans.ts';

/** Fills a recipe that is nothing but a photo or a PDF with what is read in it. @throws AppError, ImageError */
export const scanRecipe = async (
  { files, clock }: Platform,
  job: RunningJob<Scanning>,
  signal: AbortSignal,
): Promise<void> => {
  const { recipeId, file, language, by } = job.payload;
  if (!(await findState(job.db, recipeId))) return;
  const bytes = found(await files.read(assetIn(recipeFolder(recipeId), file)), 'ocr.asset-not-found');
  const { name, ...fields } = await readAsRecipe(bytes, readingLanguage(undefined, language), signal);
  const texts = (fields.recipeIngredient ?? []).map(({ note }) => ({ text: note ?? '' }));
  const parts = { ingredientGroups: [{ name: null, ingredients: texts }], language };
  const { lines, hasParts } = await understoodLines(job.db, parts, fields.recipeIngredient ?? [], () => undefined, []);
  const input = checkedInput({
    ...fields,
    recipeIngredient: lines,
    ...(hasParts && { settings: { disableAmount: false } }),
  });
  signal.throwIfAborted();
  if (!input) return;
  await job.db.change(async (db) => {
    const own = await getRecipe(db, recipeId);
    // Somebody who has written it meanwhile knows better.
    if (own.recipeIngredient.length > 0 || own.recipeInstructions.length > 0) return;
    const isNamed = own.name !== nameOfScan(own.assets[0]?.name ?? '');
    await saveRecipe(db, { by, at: clock.now(), files }, recipeId, { ...input, ...(!isNamed && name && { name }) });
  });
};
