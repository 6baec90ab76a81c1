import { randomUUID } from 'node:crypto';
import type { Asset } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import { type BinKind, putValuesInBin } from '../../bin/index.ts';
import type { RecipeRow } from '../reading/to-recipe.ts';
import { removeLeftoversAfter } from '../saving/leftover-files.ts';
import { privateTo } from '../saving/recipe-rules.ts';
import { updateRecipe } from '../saving/stored-parts.repository.ts';
import { type BinnedAsset, binned } from './binned-assets.repository.ts';

/** Puts the files in the bin that a recipe listed before and lists no more. */
export const putAssetsInBin = (
  db: GroupTransaction,
  recipe: Pick<RecipeRow, 'id' | 'userId' | 'private'>,
  { before, after }: { before: Asset[]; after: Asset[] },
  at: Date,
): Promise<void> => {
  const listed = new Set(after.map(({ fileName }) => fileName));
  const gone = before.filter(({ fileName }) => fileName && !listed.has(fileName));
  const toItem = (asset: Asset) => ({
    id: randomUUID(),
    name: asset.name || (asset.fileName ?? ''),
    privateTo: privateTo(recipe),
    item: { recipeId: recipe.id, asset } satisfies BinnedAsset,
  });
  return putValuesInBin(db, 'asset', gone.map(toItem), at);
};

/** How files come back from the bin: to the list of their recipe, which has to be there. */
export const assetBin: BinKind = {
  kind: 'asset',
  table: 'recipes',
  parts: [],
  restore: async (db, contents, at) => {
    const { recipeId, asset } = binned(contents);
    const columns = ['id', 'slug', 'name', 'assets'] as const;
    const row = await db.from('recipes').where('id', '=', recipeId).select(columns).executeTakeFirst();
    const recipe = found(row, 'bin.recipe-first', { name: asset.name });
    const now = at.toISOString();
    const assets = JSON.stringify([...JSON.parse(recipe.assets), asset]);
    await updateRecipe(db, recipeId, { assets, dateUpdated: now, updatedAt: now });
    await db.record('recipe.updated', { ...recipe, fields: ['assets'] });
    return { name: asset.name || (asset.fileName ?? ''), slug: recipe.slug };
  },
  throwAway: (db, { contents }, context) => removeLeftoversAfter(db, context, binned(contents).recipeId),
};
