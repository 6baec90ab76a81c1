import type { Recipe } from '@larder/contract';
import { type Columns, findRows, type GroupDatabase, type GroupTransaction } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { readExported } from '../../import/index.ts';
import { getRecipe, imageSourceKey, recipeFolder, type TakenRecipe } from '../../recipes/index.ts';
import type { FileLine } from '../archive/manifest.ts';
import type { Place } from '../places/place.ts';
import { filesBelow, readStored } from './stored-files.ts';

/** What others have said of a recipe, which comes back with one that has gone. */
export const besides = ['comments', 'timelineEvents'] as const;

export interface RecipeOfBackup {
  recipe: Recipe;
  parts: Partial<Record<(typeof besides)[number], Columns[]>>;
  opinions: Columns[];
  versions: number;
}

/** @throws AppError when there is no such recipe, or it is another member's alone */
export const readVisibleRecipe = async (db: GroupDatabase, id: string, userId: string): Promise<Recipe> => {
  const recipe = await getRecipe(db, id).catch((cause: unknown) => {
    if (cause instanceof AppError) throw new AppError('backup.thing-not-found', {}, { cause });
    throw cause;
  });
  if (recipe.private && recipe.userId !== userId) throw new AppError('backup.thing-not-found');
  return recipe;
};

/** @throws AppError when there is no such recipe in the tables, or it is another member's alone */
export const readRecipeOfBackup = async (db: GroupTransaction, id: string, userId: string): Promise<RecipeOfBackup> => {
  const recipe = await readVisibleRecipe(db, id, userId);
  const parts: RecipeOfBackup['parts'] = {};
  for (const table of besides) parts[table] = await findRows(db, table, 'recipeId', [recipe.id]);
  return {
    recipe,
    parts,
    opinions: await findRows(db, 'recipeOpinions', 'recipeId', [recipe.id]),
    versions: (await findRows(db, 'recipeVersions', 'recipeId', [recipe.id])).length,
  };
};

interface TakenFiles {
  taken: TakenRecipe;
  /** Files that the backup does not have, or not whole. */
  lost: { pictures: number; files: number };
  /** Pictures of the timeline by their keys. */
  others: Map<string, Buffer>;
}

/**
 * The recipe as one that was taken away from a server, with its picture and files.
 * @param stored its files in the backup, where they have been looked for
 */
export const takeRecipe = async (
  place: Place,
  name: string,
  { recipe }: RecipeOfBackup,
  stored?: ReadonlyMap<string, FileLine>,
): Promise<TakenFiles> => {
  const exported = await readExported(JSON.stringify(recipe));
  if (!exported) throw new AppError('backup.thing-not-found');
  const files = stored ?? (await filesBelow(place, name, recipeFolder(recipe.id)));
  // One whose sizes were still to be made is there as it came.
  const full = files.get('images/original.webp') ?? files.get(imageSourceKey('images'));
  const picture = recipe.image ? await readStored(place, full) : undefined;
  const lost = { pictures: recipe.image && !picture ? 1 : 0, files: 0 };
  const assets: TakenRecipe['assets'] = [];
  for (const { name: called, icon, fileName } of recipe.assets) {
    if (!fileName) continue;
    const content = await readStored(place, files.get(`assets/${fileName}`));
    if (content) assets.push({ asset: { name: called, icon, fileName }, content });
    else lost.files += 1;
  }
  const others = new Map<string, Buffer>();
  for (const [path, line] of files) {
    if (!path.startsWith('images/timeline/')) continue;
    const content = await readStored(place, line);
    if (content) others.set(`${recipeFolder(recipe.id)}/${path}`, content);
    else lost.pictures += 1;
  }
  return { taken: { ...exported, ...(picture && { picture }), assets }, lost, others };
};
