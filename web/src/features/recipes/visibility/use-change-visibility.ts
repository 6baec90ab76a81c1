import { contract, type Recipe, type Visibility } from '@larder/contract';
import { type OptimisticUpdate, useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { visibilityOf, visibilitySentence } from './visibility.ts';

/** Shows a recipe to others than before, says so, and takes that back. */
export function useChangeVisibility(recipe: Recipe): (visibility: Visibility) => void {
  const { mutateAsync } = useChange(contract.recipes.changeVisibility, {
    optimistic: (update: OptimisticUpdate, { body }) =>
      update.edit(
        contract.recipes.get,
        (known) => ({
          ...known,
          private: body.visibility === 'owner',
          settings: { ...known.settings, public: body.visibility === 'visitors' },
        }),
        { params: { slug: recipe.slug } },
      ),
  });
  const params = { slug: recipe.slug };
  const before = visibilityOf(recipe);
  return (visibility) =>
    void mutateAsync({ params, body: { visibility } }).then(
      () =>
        toast.undoable(visibilitySentence(visibility), t('action.undo'), () => {
          void mutateAsync({ params, body: { visibility: before } }).catch(() => undefined);
        }),
      // The call has told why.
      () => undefined,
    );
}
