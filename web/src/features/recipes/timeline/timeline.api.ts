import { contract, type TimelineEvent } from '@larder/contract';
import { type OptimisticUpdate, useChange, useFetch, usePagedFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useRestore } from '../../bin/index.ts';
import { type EventType, showsAll, timelinePreferences } from './timeline-preferences.ts';

/** As many as are fetched at once. */
const perPage = 32;

/** What happened to all recipes of the group, or to one. */
export function useTimeline(recipeId: string | undefined) {
  const [{ orderDirection, types }] = timelinePreferences.use();
  const conditions = [
    ...(recipeId ? [`recipeId = "${recipeId}"`] : []),
    ...(showsAll(types) ? [] : [typeFilter(types)]),
  ];
  const query = {
    orderBy: 'timestamp',
    orderDirection,
    // All of its own, which are few, belong to the story of one recipe.
    ...(!recipeId && { folded: true }),
    ...(conditions.length > 0 && { queryFilter: conditions.join(' AND ') }),
  };
  return {
    ...usePagedFetch(contract.timeline.list, { query }, { perPage }),
    listKey: `timeline ${JSON.stringify(query)}`,
  };
}

/** As many recipes of a series as are shown at first, and more each time. */
const seriesStep = 20;

/** Recipes that were added in a row, the last one first. */
export function useSeries(series: string, steps: number) {
  return useFetch(
    contract.timeline.list,
    {
      query: {
        queryFilter: `series = ${JSON.stringify(series)}`,
        orderBy: 'timestamp',
        orderDirection: 'desc',
        perPage: steps * seriesStep,
      },
    },
    { keepPrevious: true },
  );
}

const typeFilter = (types: readonly EventType[]) =>
  `eventType IN [${types.map((type) => JSON.stringify(type)).join(',')}]`;

/** Takes an event out of every list that shows it. */
export const withoutEvent = (update: OptimisticUpdate, eventId: string) =>
  update.edit(contract.timeline.list, (page) => {
    const items = page.items.filter(({ id }) => id !== eventId);
    return { ...page, items, total: page.total - (page.items.length - items.length) };
  });

/** Deletes an event, which Undo brings back. */
export function useRemoveEvent() {
  const { tellDeleted } = useRestore();
  const { mutate } = useChange(contract.timeline.remove, {
    optimistic: (update, { params }) => withoutEvent(update, params.eventId),
    onDone: (_, { params }) => tellDeleted(t('timeline.deleted'), [params.eventId]),
  });
  return ({ id }: Pick<TimelineEvent, 'id'>) => mutate({ params: { eventId: id } });
}
