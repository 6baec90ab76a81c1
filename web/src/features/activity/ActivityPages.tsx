import { type ActivityKind, contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './Activity.module.css';
import { ActivityRow } from './ActivityRow.tsx';

const perPage = 50;

interface ActivityPagesProps {
  kind: ActivityKind | undefined;
  /** The last one of the page before. */
  after?: string;
}

/** A page of the log, and those after it that were asked for: each begins where the one before ends, also when that has changed. */
export function ActivityPages({ kind, after }: ActivityPagesProps) {
  const [goesOn, setGoesOn] = useState(false);
  const query = { perPage, ...(kind && { kind }), ...(after !== undefined && { after }) };
  const { data, error, refetch } = useFetch(contract.activity.list, { query }, { keepPrevious: true });
  const last = data?.items.at(-1);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={6} height={64} />;
  if (!last && after !== undefined) return null;
  if (!last) {
    return (
      <EmptyState title={t('activity.empty-title')} level={2} art={<IconHistory className={classes.art} />}>
        {t('activity.empty')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {data.items.map((activity) => (
          <ActivityRow key={activity.id} activity={activity} />
        ))}
      </ul>
      {data.hasMore && goesOn && <ActivityPages kind={kind} after={last.id} />}
      {data.hasMore && !goesOn && (
        <Button variant="default" className={classes.more} onClick={() => setGoesOn(true)}>
          {t('activity.more')}
        </Button>
      )}
    </>
  );
}
