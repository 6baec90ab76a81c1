import type { ImportPreview, IngredientInput } from '@larder/contract';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { type ReadLine, useTeach } from '../../ingredients/index.ts';
import { useSavePreview } from '../import.api.ts';
import { type PreviewDraft, recipeOf } from './preview-draft.ts';

interface Wishes {
  /** Slug of the recipe that is updated. */
  into: string | null;
  /** Undefined where lines stay lines. */
  ingredients: IngredientInput[] | undefined;
  /** Lines that somebody has put right, from which the parser learns. */
  putRight: ReadLine[];
}

/** Saves what was looked at. */
export function useSaving(preview: ImportPreview, onSaved: (slug: string) => void) {
  const saving = useSavePreview(({ recipe }) => onSaved(recipe.slug));
  const teach = useTeach();
  const save = async (draft: PreviewDraft, { into, ingredients, putRight }: Wishes) => {
    const saved = await saving
      .mutateAsync({
        body: {
          draftId: preview.draftId || null,
          recipe: recipeOf(preview, draft, ingredients),
          image: draft.image,
          into,
        },
      })
      // The mutation keeps its error, which the form shows.
      .catch(() => undefined);
    if (!saved) return;
    if (saved.isPictureMissing) toast.warning(t('import.preview.picture-missing'));
    const byText = new Map(saved.recipe.recipeIngredient.map((line) => [line.originalText, line]));
    await teach(putRight, ({ text }) => {
      const { unit, food } = byText.get(text) ?? {};
      return { unit: unit?.id, food: food?.id };
    });
  };
  return { save, isSaving: saving.isPending, error: saving.error };
}
