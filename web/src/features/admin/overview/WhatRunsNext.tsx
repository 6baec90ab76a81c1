import { contract } from '@larder/contract';
import { Link } from '@tanstack/react-router';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { taskName } from '../tasks/task-name.ts';
import { ByDay } from './ByDay.tsx';

/** As many as are seen at a glance. */
const most = 6;

/** The next tasks by the clock, beside whether all is well. */
export function WhatRunsNext() {
  const { data } = useFetch(contract.adminTasks.list, {});
  const next = data?.onClock.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt)).slice(0, most) ?? [];
  if (next.length === 0) return null;
  return (
    <ByDay
      id="what-runs-next"
      title={t('admin.runs-next')}
      items={next.map(({ name, dueAt, isRunning }) => ({
        id: name,
        at: dueAt,
        words: (
          <>
            <b>{taskName(name)}</b>
            {isRunning && <small>{t('task.running')}</small>}
          </>
        ),
      }))}
    >
      <Link to="/admin/background-tasks">{t('task.title')}</Link>
    </ByDay>
  );
}
