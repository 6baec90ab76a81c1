import type { ImportPreview, IngredientInput } from '@larder/contract';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { useSavePreview } from '../import.api.ts';
import { type PreviewDraft, recipeOf } from './preview-draft.ts';

interface Wishes {
  /** Slug of the recipe that is updated. */
  into: string | null;
  /** Undefined where lines stay lines. */
  ingredients: IngredientInput[] | undefined;
}

/** Saves what was looked at. */
export function useSaving(preview: ImportPreview, onSaved: (slug: string) => void) {
  const saving = useSavePreview();
  const save = async (draft: PreviewDraft, { into, ingredients }: Wishes) => {
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
    onSaved(saved.slug);
  };
  return { save, isSaving: saving.isPending, error: saving.error };
}
