import type { Asset, Recipe } from '@larder/contract';
import { type ChangeEvent, useCallback, useRef } from 'react';
import { t } from '../../../../lib/messages/index.ts';
import { toast } from '../../../../lib/toasts/toasts.ts';
import type { StepRow } from '../draft/recipe-draft.ts';
import type { RowActions } from '../lists/use-row-actions.ts';
import { useAttachFile } from '../recipe-edit.api.ts';

/** Pictures in steps: files of the recipe that the text shows. */
export function useStepPicture(
  recipe: Pick<Recipe, 'id' | 'slug'>,
  { changeLine }: Pick<RowActions<StepRow>, 'changeLine'>,
  onAttached: (asset: Asset) => void,
) {
  const input = useRef<HTMLInputElement>(null);
  const chosenFor = useRef<string>(undefined);
  const { attach } = useAttachFile(recipe);
  const insert = useCallback(
    async (id: string, file: File) => {
      if (!recipe.id) return void toast.info(t('recipe.edit.files-later'));
      const end = toast.loading(t('recipe.edit.uploading', { name: file.name }));
      // A failure is told by a toast of its own; the step stays as it is.
      const asset = await attach(file).catch(() => null);
      end();
      if (!asset) return;
      onAttached(asset);
      const picture = `![${asset.name}](/api/media/recipes/${recipe.id}/assets/${asset.fileName})`;
      const withPicture = (text: string) => [text.trimEnd(), picture].filter(Boolean).join('\n\n');
      changeLine(id, (step) => ({ ...step, text: withPicture(step.text) }), 'picture');
    },
    [recipe.id, attach, changeLine, onAttached],
  );
  return {
    input,
    insert,
    choose: useCallback((id: string) => {
      chosenFor.current = id;
      input.current?.click();
    }, []),
    chosen: (event: ChangeEvent<HTMLInputElement>) => {
      const file = event.currentTarget.files?.[0];
      event.currentTarget.value = '';
      if (file && chosenFor.current) void insert(chosenFor.current, file);
    },
  };
}
