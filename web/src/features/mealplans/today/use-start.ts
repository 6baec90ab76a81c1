import { contract, type PlanEntry } from '@larder/contract';
import { minutesOf } from '@larder/kitchen';
import { useFetch } from '../../../lib/api/index.ts';
import { formatMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';

/** When one has to begin, to eat when the household does; nothing where nobody knows how long it takes. */
export function useStart({ recipe, entryType, leftoverOf }: PlanEntry): string | undefined {
  const minutes = minutesOf(recipe?.totalTime ?? recipe?.performTime ?? '');
  const isKnown = minutes !== undefined && minutes !== null && minutes > 0 && leftoverOf === null;
  const { data } = useFetch(contract.groups.preferences, {}, { enabled: isKnown });
  const time = data?.mealTimes[entryType];
  if (!isKnown || !time) return;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const clock = (before: number) =>
    formatMoment(new Date(2000, 0, 2, hour, minute - before), { hour: 'numeric', minute: '2-digit' });
  return t('plan.start-at', { start: clock(minutes), end: clock(0) });
}
