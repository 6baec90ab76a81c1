import { contract, type EntryType, type PlanEntry } from '@larder/contract';
import { useChange } from '../../../lib/api/index.ts';
import type { Day } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { type Listed, usePutOnList } from '../list/use-put-on-list.ts';

interface NewMeal {
  recipeId: string;
  date: Day;
  entryType: EntryType;
  servings?: number;
}

/** Plans recipes, and puts what they need on a list where that is asked for. One Undo takes back both. */
export function usePlanRecipes(onDone: () => void) {
  const create = useChange(contract.mealplans.createMany, { quiet: true, saysDone: true });
  const remove = useChange(contract.mealplans.removeMany, { saysDone: true });
  const { put, isPending } = usePutOnList();
  /** @param list where what they need goes: a new one for null, nowhere for undefined */
  const plan = async (entries: NewMeal[], list?: Listed | null) => {
    const made = await create.mutateAsync({ body: { entries } }).catch(() => undefined);
    if (!made) return void toast.error(t('plan.recipe-not-added'));
    const listed = list === undefined ? undefined : await put(list, wantedOf(made));
    const undo = async () => {
      // What the meals have put on the list is known by the meals.
      await listed?.takeOff().catch(() => undefined);
      remove.mutate({ query: { ids: made.map(({ id }) => id) } });
    };
    const count = made.length;
    const text = listed ? t('plan.recipe-listed', { count, list: listed.name }) : t('plan.recipe-added', { count });
    toast.undoable(text, t('action.undo'), () => void undo(), listed?.open);
    onDone();
  };
  return { plan, isPending: create.isPending || isPending };
}

const wantedOf = (made: readonly PlanEntry[]) => {
  const dates = made.map(({ date }) => date).sort();
  return { startDate: dates[0] ?? '', endDate: dates.at(-1) ?? '', entryIds: made.map(({ id }) => id) };
};
