import type { PushDevice } from '@larder/contract';
import { formatAgo } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './PushSection.module.css';

/** Why the last message has not arrived, if it has not. */
export function LastProblem({ device: { problem, httpStatus, triedAt } }: { device: PushDevice }) {
  if (!problem) return null;
  const why =
    problem === 'status' ? t('push.answered', { status: String(httpStatus ?? '') }) : t(`notify.problem.${problem}`);
  return (
    <div role="alert" className={classes.notice}>
      <b>{t('push.last-failed')}</b>
      <small>{[why, ...(triedAt ? [formatAgo(triedAt)] : [])].join(' · ')}</small>
    </div>
  );
}
