import { contract, type TimelineEvent } from '@larder/contract';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { rowList } from '../../../components/grid-shapes.ts';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { VirtualGrid } from '../../../components/VirtualGrid.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { formatNearDay } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { dateOf } from '../made/made-draft.ts';
import { EventRow } from './EventRow.tsx';
import classes from './Timeline.module.css';
import { useTimeline } from './timeline.api.ts';
import { showsAll, timelinePreferences } from './timeline-preferences.ts';

interface TimelineListProps {
  /** Of one recipe; of all without it. */
  recipeId?: string;
  /** What is said where nothing has happened yet. */
  empty: ReactNode;
}

/** Before it has been measured. */
const likelyHeight = 96;
const shape = rowList(likelyHeight);

/** What happened, day by day. Only what is near the screen is fetched. */
export function TimelineList({ recipeId, empty }: TimelineListProps) {
  const { total, itemAt, show, error, retry, listKey } = useTimeline(recipeId);
  const { data: members = [] } = useFetch(contract.groups.members);
  if (error && total === undefined) return <ErrorState error={error} onRetry={retry} />;
  if (total === undefined) return <SkeletonRows count={6} height={likelyHeight} />;
  if (total === 0) return <NothingHere empty={empty} />;
  const isOfDayOf = (event: TimelineEvent, index: number) => {
    const other = index < 0 || index >= total ? undefined : itemAt(index);
    return other !== undefined && dayOf(other) === dayOf(event);
  };
  return (
    <>
      <VirtualGrid
        key={listKey}
        listKey={listKey}
        label={t('timeline.title')}
        count={total}
        itemAt={itemAt}
        keyOf={({ id }) => id}
        onShow={show}
        shape={shape}
        skeleton={<SkeletonRows count={1} height={likelyHeight} />}
        render={(event, index) => (
          <>
            {!isOfDayOf(event, index - 1) && <h2 className={classes.day}>{formatNearDay(event.timestamp)}</h2>}
            <EventRow
              event={event}
              who={members.find(({ id }) => id === event.userId)}
              showsRecipe={recipeId === undefined}
              endsDay={!isOfDayOf(event, index + 1)}
            />
          </>
        )}
      />
      {error && <ErrorState error={error} onRetry={retry} />}
    </>
  );
}

const dayOf = ({ timestamp }: TimelineEvent): string => dateOf(new Date(timestamp));

/** Nothing at all, or nothing of the kinds that are shown. */
function NothingHere({ empty }: { empty: ReactNode }) {
  const [{ types }, change] = timelinePreferences.use();
  if (showsAll(types)) return empty;
  return (
    <div className={classes.nothing}>
      <p>{t('timeline.none-of-kind')}</p>
      <Button variant="default" onClick={() => change({ types: ['system', 'info', 'comment'] })}>
        {t('timeline.show-everything')}
      </Button>
    </div>
  );
}
