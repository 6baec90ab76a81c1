import type { IngredientInput } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { IngredientRow } from '../reading/to-recipe.ts';
import { findNamed, namedNote } from './links.repository.ts';

type Resolved = Pick<IngredientRow, 'referencedRecipeId'> & { note: string };

/**
 * Which recipe each line asks for, and its note. A recipe that the group has not leaves its name there.
 * @param before the lines of before, for those that say nothing of a recipe
 * @throws AppError `recipe.not-found` for one that is not there and has no name
 */
export const resolveRecipes = async (
  db: GroupDatabase,
  sent: readonly IngredientInput[],
  before: readonly IngredientRow[],
): Promise<Resolved[]> => {
  const references = sent.map(({ referencedRecipe }) => referencedRecipe).filter((one) => one != null);
  const ids = references.flatMap(({ id }) => id?.trim().toLowerCase() || []);
  const slugs = references.flatMap(({ slug }) => slug || []);
  // A recipe that is one member's alone is no part of another: whoever reads that one would be told of it.
  const found = references.length > 0 ? (await findNamed(db, { ids, slugs })).filter((one) => one.private === 0) : [];
  const byId = new Map(found.map(({ id }) => [id, id]));
  const bySlug = new Map(found.map(({ slug, id }) => [slug, id]));
  const known = new Map(before.map(({ id, referencedRecipeId }) => [id, referencedRecipeId]));
  return sent.map(({ referenceId, referencedRecipe, food, note }) => {
    const text = note ?? '';
    if (referencedRecipe === undefined && !food) {
      return { referencedRecipeId: known.get(referenceId?.trim().toLowerCase() ?? '') ?? null, note: text };
    }
    if (!referencedRecipe) return { referencedRecipeId: null, note: text };
    const { id, slug, name } = referencedRecipe;
    const referencedRecipeId = byId.get(id?.trim().toLowerCase() ?? '') ?? bySlug.get(slug ?? '') ?? null;
    if (referencedRecipeId) return { referencedRecipeId, note: text };
    if (!name?.trim()) throw new AppError('recipe.not-found');
    return { referencedRecipeId: null, note: namedNote(name.trim(), text) };
  });
};
