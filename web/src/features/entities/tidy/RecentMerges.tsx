import { contract, type Merge } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { formatAgo, formatDay } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import type { Merging } from '../data-kind.ts';
import { useUndoMerge } from '../merges.api.ts';
import classes from './Tidy.module.css';

/** Merges of the last 30 days; each can be taken back. */
export function RecentMerges({ merging }: { merging: Merging }) {
  const { data, error, refetch } = useFetch(contract.merges.list, {
    query: { perPage: 100, queryFilter: `kind = "${merging.kind}"` },
  });
  return (
    <section aria-labelledby="tidy-merges">
      <h2 id="tidy-merges">{t('data.recent-merges')}</h2>
      <p className={classes.lead}>{t('data.recent-merges-lead')}</p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows count={2} height={68} />}
      {data?.items.length === 0 && <p className={classes.none}>{t('data.no-merges')}</p>}
      <ul>
        {data?.items.map((merge) => (
          <MergeRow key={merge.id} merge={merge} />
        ))}
      </ul>
    </section>
  );
}

function MergeRow({ merge: { id, fromName, toName, moved, mergedBy, createdAt, undoUntil } }: { merge: Merge }) {
  const undo = useUndoMerge();
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span>
          <s>{fromName}</s> {t('data.went-into')} <b>{toName}</b>
        </span>
        <small>
          {mergedBy
            ? t('data.merged-by', { name: mergedBy, ago: formatAgo(createdAt), count: moved })
            : t('data.merged-ago', { ago: formatAgo(createdAt), count: moved })}{' '}
          · {t('data.undo-until', { day: formatDay(undoUntil, { dateStyle: 'medium' }) })}
        </small>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp className="flip" size={20} />}
          aria-label={t('data.undo-merge', { from: fromName, to: toName })}
          loading={undo.isPending}
          onClick={() => void undo.all([id])}
        >
          {t('action.undo')}
        </Button>
      </div>
    </li>
  );
}
