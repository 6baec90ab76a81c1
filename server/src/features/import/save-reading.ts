import { randomUUID } from 'node:crypto';
import { notesOfLines } from '@larder/kitchen';
import type { MemberContext } from '../../platform/http/index.ts';
import { changeOf, createRecipe, type NewRecipe, recipeFolder } from '../recipes/index.ts';
import { checkedInput } from './checked-input.ts';
import { fetchPicture } from './fetch-picture.ts';
import { noRecipe } from './no-recipe.ts';
import { noteMissingRoom, noteOutdatedRule } from './note-on-import.ts';
import { storePageOf } from './pages/source-page.ts';
import { recipeFromReading } from './recipe-from-reading.ts';
import type { Reading } from './source.ts';
import { stepPicturesIn, withStepPictures } from './step-pictures.ts';

/**
 * Saves what was read, with the picture of its page and the page itself; answers the slug. Nobody is there to place the lines of a text
 * that stand in no field: they become a note.
 */
export const saveReading = async (
  context: MemberContext,
  { recipe: read, source }: Reading,
  options: { includeTags: boolean },
): Promise<string> => {
  const { platform, db, words } = context;
  const input = checkedInput(recipeFromReading(read, { ...options, videoTitle: words('moving.note.video') }));
  if (!input) throw noRecipe();
  const saved: NewRecipe = {
    ...input,
    name: input.name || words('recipe.unnamed'),
    notes: [...(input.notes ?? []), ...notesOfLines(words('import.unplaced.note'), read.unplaced)],
  };
  const id = randomUUID();
  try {
    const [picture, illustrated] = await Promise.all([
      fetchPicture(platform, db.groupId, id, read),
      withStepPictures(platform, db.groupId, { recipeId: id, referer: read.url }, saved, stepPicturesIn(read)),
    ]);
    return await db.change(async (db) => {
      const recipe = await createRecipe(db, changeOf(context), illustrated, { id, ...picture.fields });
      await storePageOf(platform, recipe, { source, saved, read: input });
      if (picture.isRoomMissing) await noteMissingRoom(db, context, recipe.id);
      if (read.isRuleOutdated) await noteOutdatedRule(db, context, recipe.id);
      return recipe.slug;
    });
  } catch (error) {
    await platform.files.removeFolder(recipeFolder(id));
    throw error;
  }
};
