import type { ImportPreview, IngredientInput } from '@larder/contract';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { useParseLines, useSavePreview } from '../import.api.ts';
import { type PreviewDraft, plainIngredient, recipeOf, withHeadings } from './preview-draft.ts';

/** Below this, a line stays as it stands on the page. */
const sure = 0.75;

interface Wishes {
  into: string | null;
  understandAmounts: boolean;
}

/** Saves what was looked at, with its lines understood where that is wanted. */
export function useSaving(preview: ImportPreview, onSaved: (slug: string) => void) {
  const saving = useSavePreview();
  const parsing = useParseLines();

  const understood = async (draft: PreviewDraft): Promise<IngredientInput[]> => {
    const lines = withHeadings(draft.ingredients);
    const parsed = await parsing.mutateAsync({
      body: { ingredients: lines.map(({ text }) => text.trim()), language: preview.language },
    });
    return lines.map((line, index) => {
      const read = parsed[index];
      if (!read || (read.confidence.average ?? 0) < sure || !read.ingredient.food) return plainIngredient(line);
      const { quantity, unit, food, note } = read.ingredient;
      return {
        ...plainIngredient(line),
        quantity,
        unit: unit && { id: unit.id, name: unit.name },
        food: { id: food.id, name: food.name },
        note,
      };
    });
  };

  const save = async (draft: PreviewDraft, { into, understandAmounts }: Wishes) => {
    try {
      // Lines that cannot be understood now are kept as they are: nobody waits for a parser that fails.
      const ingredients = understandAmounts ? await understood(draft).catch(() => undefined) : undefined;
      const { slug, isPictureMissing } = await saving.mutateAsync({
        body: {
          draftId: preview.draftId || null,
          recipe: recipeOf(preview, draft, ingredients),
          image: draft.image,
          into,
        },
      });
      if (isPictureMissing) toast.warning(t('import.preview.picture-missing'));
      onSaved(slug);
    } catch {
      // The mutation keeps its error, which the form shows.
    }
  };
  return { save, isSaving: saving.isPending || parsing.isPending, error: saving.error };
}
