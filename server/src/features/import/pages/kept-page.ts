import type { RecipeInput } from '@larder/contract';
import type { FileStore } from '../../../platform/files/index.ts';
import { recipeFolder } from '../../recipes/index.ts';
import type { Source } from '../source.ts';
import type { Marks } from './field-marks.ts';
import { packed, unpacked } from './packed.ts';

/** What a recipe was made from. */
export interface KeptPage extends Source {
  fetchedAt: string;
  /** When the reader last read it. */
  readAt: string;
  /** What was read from it, as far as it was taken over. */
  read: RecipeInput;
  /** Of the fields that were taken over as they were read; one that somebody wrote has none. */
  marks: Marks;
}

const keyOf = (recipeId: string): string => `${recipeFolder(recipeId)}/page.json.gz`;

/** Keeps what a recipe was made from beside its pictures: deleted with it, and served to nobody. */
export const writeKeptPage = async (files: FileStore, recipeId: string, page: KeptPage): Promise<void> =>
  files.write(keyOf(recipeId), await packed(page));

export const findKeptPage = async (files: FileStore, recipeId: string): Promise<KeptPage | undefined> => {
  const bytes = await files.read(keyOf(recipeId));
  return bytes && unpacked(bytes);
};
