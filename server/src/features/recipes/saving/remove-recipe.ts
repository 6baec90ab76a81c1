import type { Recipe } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { putInBin } from '../../bin/index.ts';
import type { Change } from '../change.ts';
import { namesOfParts, recipeLinks } from '../linking/binned-links.ts';
import { detachLinks, findLinks } from '../linking/links.repository.ts';
import { getStoredRecipe } from '../reading/read-recipe.repository.ts';
import { type RecipeRow, toRecipe } from '../reading/to-recipe.ts';
import { changeRecipeCounts } from '../recipe-state.repository.ts';
import { removeFromSearch } from '../search/index-recipe.ts';
import { recipeBin } from './recipe-bin.ts';
import { type Owned, privateTo, refuseLocked } from './recipe-rules.ts';
import { removeRecipeRow } from './stored-parts.repository.ts';

/** Puts a recipe in the bin with everything that belongs to it, and answers what it was. */
export const removeRecipe = (db: GroupDatabase, change: Change, slugOrId: string): Promise<Recipe> =>
  db.change(async (db) => {
    const stored = await getStoredRecipe(db, slugOrId);
    const { row } = stored;
    refuseLocked(row, change.by);
    await removeStored(db, [row], change.at);
    return toRecipe(stored);
  });

/** Their files stay until they are thrown away. */
export const removeStored = async (
  db: GroupTransaction,
  rows: (Pick<RecipeRow, 'id' | 'name' | 'slug' | 'image' | 'number' | 'public'> & Owned)[],
  at: Date,
): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  const [links, item] = [await findLinks(db, ids), await namesOfParts(db, ids)];
  const deleted = rows.map((row) => ({
    id: row.id,
    name: row.name,
    image: row.image,
    privateTo: privateTo(row),
    links: { [recipeLinks]: links.get(row.id) ?? [] },
    item: item.get(row.id),
  }));
  await putInBin(db, recipeBin, deleted, at);
  for (const row of rows) if (links.has(row.id)) await detachLinks(db, row);
  for (const row of rows) {
    await removeFromSearch(db, row.number);
    await removeRecipeRow(db, row.id);
    await changeRecipeCounts(db, -1, -row.public);
    await db.record('recipe.deleted', row);
  }
};
