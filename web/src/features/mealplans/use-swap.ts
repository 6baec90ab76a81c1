import { contract, type PlanEntry } from '@larder/contract';
import { useRef } from 'react';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { nameOf } from './plan.ts';
import type { PlanActions } from './use-plan-actions.ts';

/** Another recipe that the rules allow in the place of one; each time one that was not there before. */
export function useSwap(actions: PlanActions) {
  const seen = useRef(new Set<string>());
  const { mutateAsync, isPending } = useChange(contract.mealplanSuggestions.suggest, { saysDone: true });
  const swap = async (entry: PlanEntry) => {
    const { date, entryType, recipeId } = entry;
    if (recipeId) seen.current.add(recipeId);
    const body = { startDate: date, endDate: date, meals: [{ date, entryType }], entryTypes: [entryType] };
    const reply = await mutateAsync({ body: { ...body, exclude: [...seen.current] } }).catch(() => undefined);
    if (!reply) return;
    const recipe = reply.suggestions[0]?.recipe;
    if (!recipe) {
      toast.info(t('plan.no-other'));
      return;
    }
    const text = t('plan.swapped', { name: recipe.name, former: nameOf(entry) });
    await actions.change(entry, { recipeId: recipe.id }, text, recipe);
  };
  return { swap, isPending };
}
