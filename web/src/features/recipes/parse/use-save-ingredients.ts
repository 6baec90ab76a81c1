import type { Recipe } from '@larder/contract';
import { ApiError } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { type ReadLine, useTeach } from '../../ingredients/index.ts';
import { inputOf, type RecipeDraft } from '../edit/draft/recipe-draft.ts';
import { useSaveRecipe } from '../edit/recipe-edit.api.ts';
import { withIngredients } from './use-ingredient-source.ts';

/** Saves the lines of a recipe in parts, and teaches the parser what somebody has put right. */
export function useSaveIngredients(recipe: Recipe) {
  const replace = useSaveRecipe();
  const teach = useTeach();

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
