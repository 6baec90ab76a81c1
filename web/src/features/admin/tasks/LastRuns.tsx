import type { TaskOnClock } from '@larder/contract';
import { formatNearMoment, formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './Tasks.module.css';

type PastRun = TaskOnClock['runs'][number];

const minute = 60;

/** How long a run took, in seconds or minutes. */
export function formatLength({ startedAt, endedAt }: PastRun): string {
  const seconds = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000);
  const isLong = seconds >= 2 * minute;
  return formatNumber(isLong ? Math.round(seconds / minute) : seconds, {
    style: 'unit',
    unit: isLong ? 'minute' : 'second',
    unitDisplay: 'narrow',
  });
}

/** The last runs as marks, the latest at the end: what failed stands out. */
export function LastRuns({ runs }: { runs: PastRun[] }) {
  const failed = runs.filter(({ isDone }) => !isDone).length;
  if (runs.length === 0) return <span className={classes.runs} />;
  return (
    <span className={classes.runs} role="img" aria-label={t('task.runs', { count: runs.length, failed })}>
      {runs.map((run) => (
        <span
          key={run.startedAt}
          data-failed={!run.isDone || undefined}
          title={t('task.took', { when: formatNearMoment(run.startedAt), time: formatLength(run) })}
        />
      ))}
    </span>
  );
}
