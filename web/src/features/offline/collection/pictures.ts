import type { Recipe } from '@larder/contract';
import { recipeImage } from '../../recipe-pictures/index.ts';
import { type Level, pictureCache, type Store, writeProgress } from '../store.ts';

/** So many are fetched side by side: the page that somebody looks at has connections left. */
const sideBySide = 3;

/** The addresses of the pictures that a level asks for; full ones where they matter. */
export function picturesOf(recipes: readonly Recipe[], level: Level, mattering: ReadonlySet<string>): string[] {
  if (level === 'recipes') return [];
  const small = recipes.flatMap((recipe) => recipeImage(recipe, 'tiny-original.webp') ?? []);
  if (level === 'small') return small;
  const full = recipes.filter(({ id }) => mattering.has(id));
  return [...small, ...full.flatMap((recipe) => recipeImage(recipe, 'min-original.webp') ?? [])];
}

/** Fetches the pictures that are missing and removes those that nobody wants any more. */
export async function updatePictures(store: Store, userId: string, wanted: readonly string[], signal: AbortSignal) {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(pictureCache(userId));
  const known = new Set((await cache.keys()).map(({ url }) => url.slice(location.origin.length)));
  const isWanted = new Set(wanted);
  await Promise.all([...known].filter((address) => !isWanted.has(address)).map((address) => cache.delete(address)));
  const missing = wanted.filter((address) => !known.has(address));
  let isFull = false;
  let stored = wanted.length - missing.length;
  const fetchNext = async (): Promise<void> => {
    const address = missing.shift();
    if (address === undefined || isFull || signal.aborted) return;
    const reply = await fetch(address, { signal });
    // A picture that is gone is no reason to leave out the others.
    if (reply.ok) {
      await cache.put(address, reply).then(
        () => {
          stored += 1;
        },
        () => {
          isFull = true;
        },
      );
    }
    return fetchNext();
  };
  await Promise.all(Array.from({ length: sideBySide }, fetchNext));
  await writeProgress(store, { pictures: { stored, wanted: wanted.length, fetchedAt: Date.now() }, isFull });
}
