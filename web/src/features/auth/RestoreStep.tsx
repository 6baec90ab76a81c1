import { type Backup, contract } from '@larder/contract';
import { Button, Progress } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FileDrop } from '../../components/FileDrop.tsx';
import { FormNotice } from '../../components/FormNotice.tsx';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { formatMoment, formatNumber } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { MovedInstance } from '../moved/index.ts';
import classes from './form.module.css';

const workingEvery = 1000;
const whole = 100;
const counted = ['recipes', 'pictures', 'users', 'lists', 'meals'] as const;

interface RestoreStepProps {
  /** Of the console. */
  code: string;
  /** Said in the words of whoever comes from another program; either kind of backup is taken. */
  movesIn: boolean;
  onBack: () => void;
  /** Of an instance of another program, whose people have their passwords of there. */
  onDone: (hasMoved: boolean) => void;
}

/** A backup in the place of an empty server: it is sent, looked at, and restored. */
export function RestoreStep({ code, movesIn, onBack, onDone }: RestoreStepProps) {
  const [backup, setBackup] = useState<Backup>();
  const [sent, setSent] = useState<number>();
  const [tried, setTried] = useState<string>();
  const [isBegun, setIsBegun] = useState(false);
  const upload = useChange(contract.setupRestore.upload, { quiet: true, onDone: setBackup, onProgress: setSent });
  const start = useChange(contract.setupRestore.start, { quiet: true, onDone: () => setIsBegun(true) });
  const { data: state } = useFetch(contract.setupRestore.state, {}, { pollEvery: isBegun && workingEvery });
  const hasMoved = Boolean(backup?.from);
  const isRestored = isBegun && state?.needed === false;
  useEffect(() => {
    if (isRestored) onDone(hasMoved);
  }, [isRestored, hasMoved, onDone]);
  // What went wrong the last time has nothing to do with what was begun since.
  const problem = state?.problem && state.problem.at !== tried ? state.problem : null;
  const isRunning = isBegun && !problem;
  const begin = (acceptsDamage: boolean) => {
    setTried(state?.problem?.at);
    if (backup) start.mutate({ body: { code, name: backup.name, acceptsDamage } });
  };
  if (isRunning && backup) return <Restoring work={state?.work ?? null} hasMoved={hasMoved} />;
  return (
    <div className={classes.fields}>
      <FormNotice error={upload.error ?? start.error} />
      {problem && <p role="alert">{problem.message}</p>}
      {backup ? (
        <Holds backup={backup} />
      ) : (
        <FileDrop
          label={t(movesIn ? 'setup.move-drop' : 'setup.restore-drop')}
          hint={t(movesIn ? 'setup.move-drop-hint' : 'setup.restore-drop-hint')}
          accept={{ 'application/zip': ['.zip'] }}
          progress={upload.isPending ? sent : undefined}
          disabled={upload.isPending}
          onFiles={([archive]) => archive && upload.mutate({ query: { code }, files: { archive } })}
        />
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={backup ? () => setBackup(undefined) : onBack} disabled={upload.isPending}>
          {t('action.back')}
        </Button>
        {backup && (
          <Button loading={start.isPending} onClick={() => begin(problem?.isDamage ?? false)}>
            {t(beginLabel(problem?.isDamage ?? false, hasMoved))}
          </Button>
        )}
      </div>
    </div>
  );
}

const beginLabel = (isDamaged: boolean, hasMoved: boolean) => {
  if (isDamaged) return 'setup.restore-damaged';
  return hasMoved ? 'setup.move-begin' : 'setup.restore-begin';
};

function Holds({ backup: { createdAt, version, counts, from } }: { backup: Backup }) {
  const time = formatMoment(createdAt, { dateStyle: 'full', timeStyle: 'short' });
  return (
    <>
      {!from && <p>{t('setup.restore-made', { time, version })}</p>}
      <dl className={classes.facts}>
        {counted.map((kind) => (
          <div key={kind}>
            <dt>{t('backup.counted', { kind })}</dt>
            <dd>{formatNumber(counts[kind])}</dd>
          </div>
        ))}
      </dl>
      {from && <MovedInstance from={from} />}
    </>
  );
}

function Restoring({
  work,
  hasMoved,
}: {
  work: { step: string; done: number; total: number } | null;
  hasMoved: boolean;
}) {
  const share = work && work.total > 0 ? Math.floor((whole * work.done) / work.total) : 0;
  const { step: named = 'start', done = 0, total = 0 } = work ?? {};
  // What there is on a server without people is nothing that anybody would miss.
  const step = named === 'today' ? 'start' : named;
  const title = t(hasMoved ? 'setup.moving-in' : 'setup.restoring');
  return (
    <div className={classes.fields} role="status">
      <b>{title}</b>
      <Progress value={share} aria-label={title} />
      <small>{t('backup.step', { step, done, total })}</small>
    </div>
  );
}
