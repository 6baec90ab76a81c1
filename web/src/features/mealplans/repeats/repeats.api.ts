import { contract, type PlanEntry, type PlanRepeat, weekdays } from '@larder/contract';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { addDays } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { nameOf } from '../plan.ts';

/** The meals that come again. */
export function useRepeats() {
  const { data, error, refetch } = useFetch(contract.mealplanRepeats.list, { query: { page: 1, perPage: -1 } });
  const repeats: PlanRepeat[] | undefined = data?.items;
  return { repeats, error: repeats ? null : error, retry: () => void refetch() };
}

/** Lets a meal come again, and ends that. */
export function useRepeatChanges() {
  const restore = useChange(contract.bin.restore, { saysDone: true });
  const end = useChange(contract.mealplanRepeats.remove, {
    saysDone: true,
    onDone: (repeat) =>
      toast.undoable(t('plan.repeat-ended', { name: nameOf(repeat) }), t('action.undo'), () =>
        restore.mutate({ body: { ids: [repeat.id] } }),
      ),
  });
  const stop = (repeatId: string) => end.mutate({ params: { repeatId } });
  const create = useChange(contract.mealplanRepeats.create, {
    saysDone: true,
    onDone: (repeat) =>
      toast.undoable(t('plan.repeat-begun', { name: nameOf(repeat), weeks: repeat.everyWeeks }), t('action.undo'), () =>
        stop(repeat.id),
      ),
  });
  return {
    isPending: create.isPending || end.isPending,
    stop,
    /** From the time after this one on: the entry itself stays as it is. */
    begin: ({ date, entryType, recipeId, title, text, servings }: PlanEntry, everyWeeks: number) => {
      // Days of the contract begin with Monday.
      const weekday = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
      create.mutate({
        body: {
          weekdays: [weekday],
          everyWeeks,
          startDate: addDays(date, 7 * everyWeeks),
          entryType,
          recipeId,
          title,
          text,
          servings,
        },
      });
    },
  };
}
