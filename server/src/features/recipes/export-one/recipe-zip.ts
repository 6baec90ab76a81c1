import type { Readable } from 'node:stream';
import type { Recipe } from '@larder/contract';
import { type FileStore, writeZip, type ZipContent } from '../../../platform/files/index.ts';
import { recipeAssetFolder, recipeAssetKey, recipeImageFolder } from '../file-keys.ts';
import { findImage } from '../images/image-sizes.ts';

/** A recipe to take away: its fields in snake case, as other programs of this kind read them, its picture and its files. */
export const recipeZip = (files: FileStore, recipe: Recipe): Readable => writeZip(contents(files, recipe));

async function* contents(files: FileStore, recipe: Recipe): AsyncIterable<ZipContent> {
  yield { path: `${recipe.slug}.json`, content: JSON.stringify(withSnakeCaseKeys(recipe), null, 4) };
  const picture = recipe.image ? await findImage(files, recipeImageFolder(recipe.id), 'original') : undefined;
  if (picture) {
    yield {
      path: 'original.webp',
      content: () => picture.stream(),
      modifiedAt: picture.modifiedAt,
      isPacked: true,
    };
  }
  for (const { name, modifiedAt } of await files.list(recipeAssetFolder(recipe.id))) {
    const file = await files.find(recipeAssetKey(recipe.id, name));
    if (file) yield { path: `assets/${name}`, content: () => file.stream(), modifiedAt };
  }
}

const snakeCase = (key: string): string => key.replaceAll(/([a-z0-9])([A-Z]+)/g, '$1_$2').toLowerCase();

/** JSON with its keys in snake case at every depth. Those of `extras` belong to their writers and stay as they are. */
export const withSnakeCaseKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSnakeCaseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, content]) => [
      snakeCase(key),
      key === 'extras' ? content : withSnakeCaseKeys(content),
    ]),
  );
};
