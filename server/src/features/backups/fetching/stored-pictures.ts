import { recipeFolder } from '../../recipes/index.ts';
import type { Place } from '../places/place.ts';
import { listedFiles } from '../restore/verify-backup.ts';
import { readStored } from './stored-files.ts';

const smallPicture = (recipeId: string): string => `${recipeFolder(recipeId)}/images/tiny-original.webp`;

/** The small pictures of recipes in a backup: the SHA-256 of each by the recipe's id. */
export const picturesOf = async (
  place: Place,
  name: string,
  recipes: readonly { id: string }[],
): Promise<Map<string, string>> => {
  const wanted = new Map(recipes.map(({ id }) => [smallPicture(id), id]));
  const found = new Map<string, string>();
  if (wanted.size === 0) return found;
  for await (const { path, sha256 } of listedFiles(place, name)) {
    const id = wanted.get(path);
    if (id) found.set(id, sha256);
  }
  return found;
};

/** Larger than any small picture. */
const largest = 1024 * 1024;

/** A picture by what it holds; nothing where there is none, or it is damaged. */
export const readPicture = async (place: Place, sha256: string): Promise<Buffer | undefined> => {
  if (!/^[0-9a-f]{64}$/.test(sha256)) return undefined;
  const content = await readStored(place, { path: smallPicture('any'), size: largest, modifiedAt: 0, sha256 });
  const isPicture = content?.toString('latin1', 8, 12) === 'WEBP' && content.length <= largest;
  return isPicture ? content : undefined;
};
