import type { BackupWork } from '@larder/contract';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { type Step, Steps } from '../frame/Steps.tsx';
import classes from './Backups.module.css';
import { stepsOf } from './steps-of.ts';

const second = 1000;

interface BackupStepsProps {
  work: BackupWork;
  /** What is backed up is copied to a second place afterwards. */
  isCopied?: boolean;
}

/** What of it is behind, what is done now, and what is still to come. */
export function BackupSteps({ work, isCopied = false }: BackupStepsProps) {
  const steps = stepsOf(work.kind);
  if (steps.length === 0) return null;
  const follows: Step[] =
    isCopied && work.kind === 'backup'
      ? [{ key: 'copy', status: 'off', title: t('backup.working', { kind: 'copy' }) }]
      : [];
  return (
    <div className={classes.steps}>
      <Steps steps={[...steps.map((step) => describe(work, step)), ...follows]} />
    </div>
  );
}

const describe = (work: BackupWork, step: string): Step => {
  const { step: now, done, total, behind } = work;
  const about = { key: step, title: titleOf(work, step) };
  if (step === now) return { ...about, status: 'running', hint: total > 0 && t('backup.step', { step, done, total }) };
  const ended = behind.find((one) => one.step === step);
  // Where there was nothing to do, as without pictures, a step is passed over.
  if (!ended) return { ...about, status: isBefore(work, step) ? 'ok' : 'off' };
  return {
    ...{ ...about, status: 'ok', end: inSeconds(ended.milliseconds) },
    hint: ended.total > 0 && t('backup.step', { step, done: ended.total, total: ended.total }),
  };
};

const isBefore = ({ kind, step: now }: BackupWork, step: string) => {
  const all = stepsOf(kind);
  return all.indexOf(step) < all.indexOf(now);
};

const inSeconds = (milliseconds: number) =>
  formatNumber(Math.max(1, Math.round(milliseconds / second)), { style: 'unit', unit: 'second', unitDisplay: 'short' });

const titleOf = ({ kind }: BackupWork, step: string): string => {
  if (step === 'tables') return t('health.database');
  if (step === 'files' && kind === 'backup') return t('backup.counted', { kind: 'pictures' });
  if (step === 'upload') return t('backup.working', { kind: 'copy' });
  return kind !== 'restore' && step === 'load' ? t('backup.step-tables') : t('restore.step', { step });
};
