import type { BackupOverview } from '@larder/contract';
import { t } from '../../../../lib/messages/index.ts';
import { type Step, Steps } from '../../frame/Steps.tsx';
import { BackupWork } from '../BackupWork.tsx';
import classes from './Restore.module.css';

/** In the order in which a restore takes them. */
const steps = ['check', 'files', 'load', 'today', 'swap'];

/** How far a restore is: what is behind it, what it does now, and what is still to come. */
export function RestoreProgress({ work }: { work: NonNullable<BackupOverview['work']> }) {
  const now = steps.indexOf(work.step);
  const stateOf = (at: number): Step['status'] => {
    if (at === now) return 'running';
    return at < now ? 'ok' : 'off';
  };
  return (
    <div className={classes.progress}>
      <BackupWork work={work} />
      <Steps
        steps={steps.map((step, at) => ({ key: step, status: stateOf(at), title: t('restore.step', { step }) }))}
      />
    </div>
  );
}
