import { contract, type QueuedJob, type TaskOnClock } from '@larder/contract';
import { Button, Progress } from '@mantine/core';
import { IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { type SignStatus, StateSign } from '../../../components/StateSign.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { formatMomentWithin, formatNearMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { BackupWork } from '../backups/BackupWork.tsx';
import { useBackups } from '../backups/backups.api.ts';
import { AdminPage, AdminSection } from '../frame/AdminPage.tsx';
import { formatLength, LastRuns } from './LastRuns.tsx';
import classes from './Tasks.module.css';
import { jobName, taskHint, taskName } from './task-name.ts';

const pause = 5000;
const whole = 100;

/** It waits for another try, or for somebody. */
const hasFailed = ({ state, problem }: QueuedJob): boolean => state !== 'running' && problem !== null;

/** What the server does by itself: what runs, what failed, and when it is next. */
export function TasksScreen() {
  const tasks = useFetch(contract.adminTasks.list, {}, { pollEvery: pause });
  const backups = useBackups();
  const refresh = () => void tasks.refetch();
  const jobs = tasks.data?.jobs ?? [];
  const failed = jobs.filter(hasFailed);
  return (
    <AdminPage title={t('task.title')} hint={t('task.hint')}>
      {tasks.error && !tasks.data && <ErrorState error={tasks.error} onRetry={refresh} />}
      {!tasks.data && !tasks.error && <SkeletonRows count={6} height={64} />}
      {tasks.data && (
        <>
          {backups.data?.work && <BackupWork work={backups.data.work} />}
          {failed.length > 0 && <FailedJobs jobs={failed} onChanged={refresh} />}
          {failed.length < jobs.length && (
            <AdminSection title={t('task.asked-for')}>
              <ul>
                {jobs
                  .filter((job) => !failed.includes(job))
                  .map((job) => (
                    <JobRow key={job.id} job={job} onChanged={refresh} />
                  ))}
              </ul>
            </AdminSection>
          )}
          {jobs.length === 0 && <p className={classes.nothing}>{t('task.nothing')}</p>}
          <AdminSection title={t('task.on-the-clock')}>
            <p className={classes.columns} aria-hidden="true">
              <span>{t('task.one')}</span>
              <span>{t('task.due')}</span>
              <span>{t('task.done')}</span>
              <span>{t('task.last-runs')}</span>
            </p>
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
    <li className={[classes.row, classes.onClock].join(' ')}>
      <StateSign status={signOf(task)} />
      <div>
        <b>{taskName(name)}</b>
        <small>{taskHint(name)}</small>
        {problem && <small className={classes.problem}>{problem}</small>}
      </div>
      <span>
        <i>{t('task.due')}</i> {isRunning ? t('task.running') : formatNearMoment(dueAt)}
      </span>
      <span>
        <i>{t('task.done')}</i> {doneAt ? lastOf(task, doneAt) : t('task.never')}
      </span>
      <LastRuns runs={task.runs} />
      <IconButton
        icon={IconPlayerPlay}
        label={t('task.run', { name: taskName(name) })}
        disabled={isRunning || run.isPending}
        onClick={() => run.mutate({ body: { name } })}
      />
    </li>
  );
}

/** When it last went well, and how long that took. */
function lastOf({ runs }: TaskOnClock, doneAt: string): string {
  const run = runs.findLast(({ isDone }) => isDone);
  const when = formatNearMoment(doneAt);
  return run ? t('task.took', { when, time: formatLength(run) }) : when;
}

function signOf({ isRunning, problem, doneAt }: TaskOnClock): SignStatus {
  if (isRunning) return 'running';
  if (problem !== null) return 'failed';
  return doneAt === null ? 'off' : 'ok';
}

function FailedJobs({ jobs, onChanged }: { jobs: QueuedJob[]; onChanged: () => void }) {
  const run = useChange(contract.adminTasks.runJob, { onDone: onChanged });
  return (
    <AdminSection
      title={t('task.failed')}
      actions={
        jobs.length > 1 && (
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} />}
            loading={run.isPending}
            onClick={() => {
              for (const { id } of jobs) run.mutate({ body: { job: id } });
            }}
          >
            {t('task.try-all')}
          </Button>
        )
      }
    >
      <ul>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} onChanged={onChanged} />
        ))}
      </ul>
    </AdminSection>
  );
}

function JobRow({ job, onChanged }: { job: QueuedJob; onChanged: () => void }) {
  const { id, group, state, dueAt, attempts, problem, progress, canCancel } = job;
  const name = jobName(job);
  const run = useChange(contract.adminTasks.runJob, { onDone: onChanged });
  const cancel = useChange(contract.adminTasks.cancelJob, { onDone: onChanged });
  const sign = { running: 'running', waiting: problem === null ? 'off' : 'warning', stopped: 'failed' } as const;
  return (
    <li className={classes.row}>
      <StateSign status={sign[state]} />
      <div>
        <b id={`job-${id}`} dir="auto">
          {name}
        </b>
        <small>{t('task.job', { state, due: formatMomentWithin(dueAt), attempts, group: group ?? 'none' })}</small>
        {problem && <small className={classes.problem}>{problem}</small>}
        {progress && progress.total > 0 && (
          <>
            <small>{t('task.progress', progress)}</small>
            <Progress value={(whole * progress.done) / progress.total} aria-label={name} />
          </>
        )}
      </div>
      {state !== 'running' && (
        <div className={classes.actions}>
          <Button
            variant="default"
            aria-describedby={`job-${id}`}
            loading={run.isPending}
            onClick={() => run.mutate({ body: { job: id } })}
          >
            {t('task.try-now')}
          </Button>
          {canCancel && (
            <Button
              variant="subtle"
              aria-describedby={`job-${id}`}
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ body: { job: id } })}
            >
              {t('action.cancel')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
