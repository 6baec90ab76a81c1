import type { BackupWork as Work } from '@larder/contract';
import { BackupSteps } from '../BackupSteps.tsx';
import { BackupWork } from '../BackupWork.tsx';
import classes from './Restore.module.css';

/** How far a restore is. */
export const RestoreProgress = ({ work }: { work: Work }) => (
  <div className={classes.progress}>
    <BackupWork work={work} />
    <BackupSteps work={work} />
  </div>
);
