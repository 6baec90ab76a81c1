import type { ImportPreview } from '@larder/contract';
import { useState } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { useTeach } from '../../ingredients/index.ts';
import { sendPicture, useSavePreview, useSaveScan } from '../import.api.ts';
import { type PreviewDraft, recipeOf } from './preview-draft.ts';
import type { Understanding } from './use-understanding.ts';

interface Wishes {
  /** Slug of the recipe that is updated. */
  into: string | null;
  understanding: Understanding;
}

/** The name of a scan's page, which ends the address of its picture. */
const pageOf = (address: string): string => decodeURIComponent(address.split('/').at(-1) ?? '');

/** Saves what was looked at. */
export function useSaving(preview: ImportPreview, onSaved: (slug: string) => void) {
  const page = useSavePreview();
  const scan = useSaveScan();
  const isScan = preview.kind === 'scan';
  const [isSaving, setSaving] = useState(false);
  const teach = useTeach();
  const saveNow = async (draft: PreviewDraft, { into, understanding }: Wishes) => {
    const ingredients = await understanding.ingredientsOf(draft.ingredients);
    const recipe = recipeOf(preview, draft, ingredients);
    const image = draft.picture ? null : draft.image;
    const sent = isScan
      ? scan.mutateAsync({ params: { scanId: preview.draftId }, body: { recipe, page: image && pageOf(image) } })
      : page.mutateAsync({ body: { draftId: preview.draftId || null, recipe, image, into } });
    // The mutation keeps its error, which the form shows.
    const saved = await sent.catch(() => undefined);
    if (!saved) return;
    const hasPicture = draft.picture ? await sendPicture(saved.slug, draft.picture) : !saved.isPictureMissing;
    if (saved.isRoomMissing) toast.warning(t('import.no-room'));
    else if (!hasPicture) toast.warning(t('import.preview.picture-missing'));
    onSaved(saved.slug);
    const byText = new Map(saved.recipe.recipeIngredient.map((line) => [line.originalText, line]));
    await teach(understanding.putRight(draft.ingredients), ({ text }) => {
      const { unit, food } = byText.get(text) ?? {};
      return { unit: unit?.id, food: food?.id };
    });
  };
  const save = async (draft: PreviewDraft, wishes: Wishes) => {
    setSaving(true);
    await saveNow(draft, wishes).finally(() => setSaving(false));
  };
  return { save, isSaving, error: isScan ? scan.error : page.error };
}
