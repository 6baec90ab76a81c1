import type { Readable } from 'node:stream';
import type { Recipe } from '@larder/contract';
import { type FileStore, writeZip, type ZipContent } from '../../../platform/files/index.ts';
import { recipeAssetFolder, recipeAssetKey, recipeImageKey } from '../file-keys.ts';
import { withSnakeCaseKeys } from './snake-case-keys.ts';

/** A recipe to take away: its fields in snake case, as other programs of this kind read them, its picture and its files. */
export const recipeZip = (files: FileStore, recipe: Recipe): Readable => writeZip(contents(files, recipe));

async function* contents(files: FileStore, recipe: Recipe): AsyncIterable<ZipContent> {
  yield { path: `${recipe.slug}.json`, content: JSON.stringify(withSnakeCaseKeys(recipe), null, 4) };
  const picture = recipe.image ? await files.find(recipeImageKey(recipe.id, 'original')) : undefined;
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
