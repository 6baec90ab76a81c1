import { contract } from '@larder/contract';
import { Link } from '@tanstack/react-router';
import { useFetch } from '../../../lib/api/index.ts';
import { formatMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { taskName } from '../tasks/task-name.ts';
import classes from './Overview.module.css';

/** As many as are seen at a glance. */
const most = 6;

/** The next tasks by the clock, beside whether all is well. */
export function WhatRunsNext() {
  const { data } = useFetch(contract.adminTasks.list, {});
  const next = data?.onClock.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt)).slice(0, most) ?? [];
  if (next.length === 0) return null;
  return (
    <aside className={classes.next} aria-labelledby="what-runs-next">
      <h2 id="what-runs-next">{t('admin.runs-next')}</h2>
      <ol>
        {next.map(({ name, dueAt, isRunning }) => (
          <li key={name}>
            <span>
              {isRunning
                ? t('task.running')
                : formatMoment(dueAt, { weekday: 'short', hour: 'numeric', minute: '2-digit' })}
            </span>
            <b>{taskName(name)}</b>
          </li>
        ))}
      </ol>
      <Link to="/admin/background-tasks">{t('task.title')}</Link>
    </aside>
  );
}
