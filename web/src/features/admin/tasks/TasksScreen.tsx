import { contract, type QueuedJob, type TaskOnClock } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { StateSign } from '../../../components/StateSign.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { formatAgo, formatMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { AdminPage, AdminSection } from '../frame/AdminPage.tsx';
import classes from './Tasks.module.css';
import { taskName } from './task-name.ts';

const pause = 5000;

/** What the server does by itself: what runs, what failed, and when it is next. */
export function TasksScreen() {
  const tasks = useFetch(contract.adminTasks.list, {}, { pollEvery: pause });
  const refresh = () => void tasks.refetch();
  const jobs = tasks.data?.jobs ?? [];
  return (
    <AdminPage title={t('task.title')} hint={t('task.hint')}>
      {tasks.error && !tasks.data && <ErrorState error={tasks.error} onRetry={refresh} />}
      {!tasks.data && !tasks.error && <SkeletonRows count={6} height={64} />}
      {tasks.data && (
        <>
          <AdminSection title={t('task.asked-for')}>
            {jobs.length === 0 && <p className={classes.nothing}>{t('task.nothing')}</p>}
            <ul>
              {jobs.map((job) => (
                <JobRow key={job.id} job={job} onChanged={refresh} />
              ))}
            </ul>
          </AdminSection>
          <AdminSection title={t('task.on-the-clock')}>
            <ul>
              {tasks.data.onClock.map((task) => (
                <ClockRow key={task.name} task={task} onChanged={refresh} />
              ))}
            </ul>
          </AdminSection>
        </>
      )}
    </AdminPage>
  );
}

function ClockRow({ task, onChanged }: { task: TaskOnClock; onChanged: () => void }) {
  const { name, isRunning, dueAt, doneAt, problem } = task;
  const run = useChange(contract.adminTasks.run, { onDone: onChanged });
  return (
    <li className={classes.row}>
      <StateSign status={problem === null ? (doneAt === null ? 'off' : 'ok') : 'failed'} />
      <div>
        <b>{taskName(name)}</b>
        <small>
          {isRunning
            ? t('task.running')
            : t('task.next', { next: formatMoment(dueAt), last: doneAt ? formatAgo(doneAt) : 'never' })}
        </small>
        {problem && <small className={classes.problem}>{problem}</small>}
      </div>
      <IconButton
        icon={IconPlayerPlay}
        label={t('task.run', { name: taskName(name) })}
        disabled={isRunning || run.isPending}
        onClick={() => run.mutate({ body: { name } })}
      />
    </li>
  );
}

function JobRow({ job, onChanged }: { job: QueuedJob; onChanged: () => void }) {
  const { id, kind, title, group, state, dueAt, attempts, problem, canCancel } = job;
  const run = useChange(contract.adminTasks.runJob, { onDone: onChanged });
  const cancel = useChange(contract.adminTasks.cancelJob, { onDone: onChanged });
  const sign = { running: 'ok', waiting: attempts > 1 ? 'warning' : 'off', stopped: 'failed' } as const;
  return (
    <li className={classes.row}>
      <StateSign status={sign[state]} />
      <div>
        <b dir="auto">{title || taskName(kind)}</b>
        <small>{t('task.job', { state, due: formatMoment(dueAt), attempts, group: group ?? 'none' })}</small>
        {problem && <small className={classes.problem}>{problem}</small>}
      </div>
      {state !== 'running' && (
        <div className={classes.actions}>
          <Button variant="default" loading={run.isPending} onClick={() => run.mutate({ body: { job: id } })}>
            {t('task.try-now')}
          </Button>
          {canCancel && (
            <Button variant="subtle" loading={cancel.isPending} onClick={() => cancel.mutate({ body: { job: id } })}>
              {t('action.cancel')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
