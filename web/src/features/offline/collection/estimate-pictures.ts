import type { Recipe } from '@larder/contract';
import { recipeImage } from '../../recipe-pictures/index.ts';
import { readProgress, type Store, writeProgress } from '../store.ts';

/** So many pictures of each size tell how large one is. */
const sample = 8;

/** Estimates how much room the pictures of each choice take, by the sizes of some, before they are fetched. */
export async function estimatePictures(
  store: Store,
  recipes: readonly Recipe[],
  mattering: ReadonlySet<string>,
  signal: AbortSignal,
) {
  const pictured = recipes.filter(({ image }) => image !== null);
  const full = pictured.filter(({ id }) => mattering.has(id));
  const counts = { small: pictured.length, full: full.length };
  const { pictureSizes } = await readProgress(store);
  const each = pictureSizes?.each ?? (await sizesOf(pictured, signal));
  if (each === undefined) return;
  await writeProgress(store, {
    pictureSizes: { each, small: counts.small * each.small, full: counts.small * each.small + counts.full * each.full },
  });
}

/** Bytes of a picture on average; undefined while there is none. */
async function sizesOf(pictured: readonly Recipe[], signal: AbortSignal) {
  if (pictured.length === 0) return;
  const step = Math.max(1, Math.floor(pictured.length / sample));
  const some = pictured.filter((_, at) => at % step === 0).slice(0, sample);
  const average = async (file: 'tiny-original.webp' | 'min-original.webp') => {
    const sizes = await Promise.all(some.map((recipe) => sizeOf(recipeImage(recipe, file) ?? '', signal)));
    return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  };
  return { small: await average('tiny-original.webp'), full: await average('min-original.webp') };
}

async function sizeOf(address: string, signal: AbortSignal): Promise<number> {
  const { headers } = await fetch(address, { method: 'HEAD', signal });
  return Number(headers.get('Content-Length') ?? 0);
}
