import { type Backup, type BackupOverview, contract } from '@larder/contract';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../../components/Skeleton.tsx';
import { useFetch } from '../../../../lib/api/index.ts';
import { formatMoment } from '../../../../lib/dates/dates.ts';
import { t } from '../../../../lib/messages/index.ts';
import { AdminPage } from '../../frame/AdminPage.tsx';
import { BackupWork } from '../BackupWork.tsx';
import { useBackups } from '../backups.api.ts';
import { ConfirmRestore } from './ConfirmRestore.tsx';
import classes from './Restore.module.css';
import { RestoreOutcome } from './RestoreOutcome.tsx';
import { RestoreProgress } from './RestoreProgress.tsx';
import { WhatChanges } from './WhatChanges.tsx';
import { WhatHappens } from './WhatHappens.tsx';
import { Wholeness } from './Wholeness.tsx';

/** What it would mean to put a backup in the place of all there is, and the word by which that begins. */
export function RestoreScreen() {
  const { name = '' } = useParams({ strict: false });
  const overview = useBackups();
  const details = useFetch(contract.backups.details, { params: { name } });
  const backup = overview.data?.backups.find((one) => one.name === name) ?? details.data;
  if (!backup || !overview.data) {
    const error = details.error ?? overview.error;
    return (
      <AdminPage title={t('restore.title-short')}>
        {error ? (
          <ErrorState error={error} onRetry={() => void details.refetch()} />
        ) : (
          <SkeletonRows count={6} height={64} />
        )}
      </AdminPage>
    );
  }
  const { work } = overview.data;
  const isRunning = work?.kind === 'restore' && work.backup === name;
  const made = formatMoment(backup.createdAt, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <AdminPage
      title={t('restore.title', { day: formatMoment(backup.createdAt, { weekday: 'long' }) })}
      hint={isRunning ? t('restore.running') : t('restore.lead', { made })}
    >
      {isRunning ? (
        <RestoreProgress work={work} />
      ) : (
        <Preview backup={backup} overview={overview.data} refetch={() => void overview.refetch()} />
      )}
    </AdminPage>
  );
}

interface PreviewProps {
  backup: Backup;
  overview: BackupOverview;
  refetch: () => void;
}

function Preview({ backup, overview: { work, last }, refetch }: PreviewProps) {
  const { name } = backup;
  const comparison = useFetch(contract.backups.compare, { params: { name } });
  const compared = comparison.data;
  const lately = last?.kind === 'restore' && last.backup === name ? last : null;
  return (
    <>
      {work && <BackupWork work={work} />}
      {!work && lately && <RestoreOutcome outcome={lately} />}
      <ol className={classes.steps}>
        <Step number={1}>
          <Wholeness backup={backup} comparison={compared} isBusy={work !== null} onBegun={refetch} />
        </Step>
        <Step number={2}>
          <h2>{t('restore.changes')}</h2>
          {compared && <WhatChanges comparison={compared} />}
          {!compared && !comparison.error && <SkeletonRows count={5} height={48} />}
          {comparison.error && !compared && (
            <ErrorState error={comparison.error} onRetry={() => void comparison.refetch()} />
          )}
        </Step>
        <Step number={3}>
          <WhatHappens backup={backup} account={compared?.account} />
        </Step>
        <Step number={4}>
          <ConfirmRestore
            backup={backup}
            damagedLately={lately?.damaged ?? 0}
            isBusy={work !== null}
            isPossible={compared !== undefined && !compared.isTooNew}
            onBegun={refetch}
          />
        </Step>
      </ol>
    </>
  );
}

const Step = ({ number, children }: { number: number; children: ReactNode }) => (
  <li>
    <span className={classes.number} aria-hidden="true">
      {number}
    </span>
    <div>{children}</div>
  </li>
);
