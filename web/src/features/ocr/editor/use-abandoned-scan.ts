import { contract, type Recipe } from '@larder/contract';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useRestore } from '../../bin/index.ts';
import { isBlank } from './scan-draft.ts';

/**
 * Pages lie on the server while they are read, with a recipe that has nothing yet but them. Whoever leaves without a save leaves
 * no such recipe behind: it goes to the bin.
 */
export function useAbandonedScan(recipe: Recipe) {
  const remove = useChange(contract.recipes.remove);
  const { tellDeleted } = useRestore();
  return {
    isUnsaved: isBlank(recipe),
    throwAway: () =>
      remove.mutate(
        { params: { slug: recipe.id } },
        { onSuccess: () => tellDeleted(t('ocr.thrown-away'), [recipe.id]) },
      ),
  };
}
