import type { Platform } from '../../../platform/http/index.ts';
import { ImageError } from '../../../platform/images/index.ts';
import type { RunningJob } from '../../../platform/jobs/index.ts';
import { OutboundError } from '../../../platform/outbound/index.ts';
import { checkedInput, readPage, recipeFromReading } from '../../import/index.ts';
import { fetchImage, getRecipe, saveRecipe } from '../../recipes/index.ts';
import { understoodLines } from '../bringing/lines.ts';
import { findState } from './fetched.repository.ts';
import type { Fetching } from './fetching-job.ts';

type Job = RunningJob<Fetching>;

const mostTried = 3;

/** Names are cut off: so much of an address is in any that a link is called by. */
const comparedLetters = 200;

/** Gives a recipe the first picture that can be had; one that somebody has given it meanwhile stays. */
export const fetchPictureOf = async (platform: Platform, job: Job, signal: AbortSignal): Promise<void> => {
  const { recipeId, pictureUrls, by } = job.payload;
  const state = await findState(job.db, recipeId);
  if (!state || state.image !== null) return;
  const { files, outbound, room, clock } = platform;
  let problem: unknown;
  for (const url of pictureUrls.slice(0, mostTried)) {
    signal.throwIfAborted();
    try {
      await fetchImage(job.db, { by, at: clock.now(), files, outbound, room }, recipeId, url);
      return;
    } catch (error) {
      if (!(error instanceof OutboundError || error instanceof ImageError)) throw error;
      problem ??= error;
    }
  }
  throw problem;
};

/** Fills a recipe that is nothing but the address of a page with what is on it. */
export const fetchPageOf = async (platform: Platform, job: Job, signal: AbortSignal): Promise<void> => {
  const { recipeId, pageUrl, language, by } = job.payload;
  if (!pageUrl || !(await findState(job.db, recipeId))) return;
  const { recipe: read } = await readPage(platform.outbound, pageUrl, language, signal);
  const { name, ...fields } = recipeFromReading(read, { includeTags: false });
  const parts = { ingredientGroups: read.ingredientGroups.map(asKept), language: read.language ?? undefined };
  const { lines, hasParts } = await understoodLines(job.db, parts, fields.recipeIngredient ?? [], () => undefined, []);
  const input = checkedInput({
    ...fields,
    recipeIngredient: lines,
    recipeCategory: undefined,
    ...(hasParts && { settings: { disableAmount: false } }),
  });
  signal.throwIfAborted();
  if (input) {
    await job.db.change(async (db) => {
      const own = await getRecipe(db, recipeId);
      // Somebody who has written it meanwhile knows better.
      if (own.recipeIngredient.length > 0 || own.recipeInstructions.length > 0) return;
      // Of two links to one page the second has a number behind it.
      const isNamed = !own.name.startsWith(pageUrl.slice(0, comparedLetters));
      await saveRecipe(db, { by, at: platform.clock.now(), files: platform.files }, recipeId, {
        ...input,
        ...(!isNamed && name && { name }),
      });
    });
  }
  const pictures = { ...job.payload, pictureUrls: read.imageCandidates };
  if (read.imageCandidates.length > 0)
    await fetchPictureOf(platform, { ...job, payload: pictures }, signal).catch(ignore);
};

/** A recipe without its picture is worth having. */
const ignore = (error: unknown): void => {
  if (!(error instanceof OutboundError || error instanceof ImageError)) throw error;
};

const asKept = ({ name, ingredients }: { name: string | null; ingredients: string[] }) => ({
  name,
  ingredients: ingredients.map((text) => ({ text })),
});
