import { randomUUID } from 'node:crypto';
import type { ReadRecipe } from '@larder/reader';
import { recipeFolder } from '../../platform/files/index.ts';
import type { MemberContext } from '../../platform/http/index.ts';
import { changeOf, createRecipe } from '../recipes/index.ts';
import { checkedInput } from './checked-input.ts';
import { fetchPicture } from './fetch-picture.ts';
import { noRecipe } from './no-recipe.ts';
import { recipeFromReading } from './recipe-from-reading.ts';

/** Saves what was read with the picture of its page; answers the slug. */
export const saveReading = async (
  context: MemberContext,
  read: ReadRecipe,
  options: { includeTags: boolean },
): Promise<string> => {
  const { platform, db, words } = context;
  const input = checkedInput(recipeFromReading(read, options));
  if (!input) throw noRecipe();
  const id = randomUUID();
  const picture = await fetchPicture(platform, id, read);
  try {
    const recipe = await createRecipe(
      db,
      changeOf(context),
      { ...input, name: input.name || words('recipe.unnamed') },
      { id, ...picture },
    );
    return recipe.slug;
  } catch (error) {
    await platform.files.removeFolder(recipeFolder(id));
    throw error;
  }
};
