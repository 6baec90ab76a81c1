import { type GroupTransaction, presentIds } from '../../platform/database/index.ts';
import { found } from '../../platform/errors/index.ts';
import { type BinKind, isInBin, putBack } from '../bin/index.ts';

type Contents = Parameters<BinKind['restore']>[1];

/** Brings back what was planned with its recipe, which has to come back first where it lies in the bin as well; answers its name. */
export const restorePlanned = async (db: GroupTransaction, kind: BinKind, contents: Contents): Promise<string> => {
  // What was put in the bin with it.
  const name = String(contents.item);
  const recipeId = contents.row.recipeId === null ? null : String(contents.row.recipeId);
  const isThere = recipeId === null || (await presentIds(db, 'recipes', [recipeId])).has(recipeId);
  if (!isThere && (await isInBin(db, recipeId))) found(null, 'bin.recipe-first', { name });
  await putBack(db, kind, contents, isThere ? {} : { recipeId: null, title: name });
  return name;
};
