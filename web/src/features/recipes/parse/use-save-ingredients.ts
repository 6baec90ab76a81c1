import { contract, type Recipe } from '@larder/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, fetching } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { type ReadLine, toCorrections, useCorrect } from '../../ingredients/index.ts';
import { inputOf, type RecipeDraft } from '../edit/draft/recipe-draft.ts';
import { useSaveRecipe } from '../edit/recipe-edit.api.ts';
import { withIngredients } from './use-ingredient-source.ts';

/** Saves the lines of a recipe in parts, and teaches the parser what somebody has put right. */
export function useSaveIngredients(recipe: Recipe) {
  const client = useQueryClient();
  const replace = useSaveRecipe();
  const correct = useCorrect();

  const teach = async (lines: readonly ReadLine[], idsOf: Parameters<typeof toCorrections>[1]) => {
    const corrections = toCorrections(lines, idsOf);
    if (corrections.length === 0) return;
    try {
      const body = { corrections, language: lines[0]?.language ?? null };
      const remembered = await correct.mutateAsync({ body });
      if (remembered.length > 0) toast.success(t('parser.remembered', { count: remembered.length }));
    } catch {
      // The recipe is saved; the toast of the call says that the parser has not learned from it.
    }
  };

  /** Whether it was saved. */
  const saveRecipe = async (
    draft: RecipeDraft,
    rows: RecipeDraft['recipeIngredient'],
    lines: readonly ReadLine[],
  ): Promise<boolean> => {
    const { recipeIngredient, settings } = inputOf(withIngredients(draft, rows));
    try {
      const saved = await replace.mutateAsync({
        params: { slug: recipe.id },
        body: { recipeIngredient, settings, basedOnVersion: recipe.version },
      });
      toast.success(t('parser.saved'));
      const byId = new Map(saved.recipeIngredient.map((ingredient) => [ingredient.referenceId, ingredient]));
      await teach(lines, ({ id }) => {
        const { unit, food } = byId.get(id) ?? {};
        return { unit: unit?.id, food: food?.id };
      });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused(error);
      return false;
    }
  };

  const refused = (error: ApiError) => {
    if (error.code !== 'recipe.changed-meanwhile') return toast.error(error.message);
    toast.warning(t('parser.conflict'));
    void client.invalidateQueries(fetching(contract.recipes.get, { params: { slug: recipe.slug } }));
  };

  return {
    isSaving: replace.isPending,
    save: {
      recipe: saveRecipe,
      /** Of an edit that is not saved yet: only what leads to foods and units that are there. */
      corrections: (lines: readonly ReadLine[]) =>
        teach(lines, (_, { unit, food }) => ({ unit: unit?.id, food: food?.id })),
    },
  };
}
