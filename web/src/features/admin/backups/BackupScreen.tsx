import { type Backup, contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconDownload, IconRestore, IconShieldCheck, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { formatMoment, formatNearMoment, formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { MovedInstance } from '../../moved/index.ts';
import { AdminPage, AdminSection } from '../frame/AdminPage.tsx';
import { BackupSteps } from './BackupSteps.tsx';
import classes from './Backups.module.css';
import { BackupWork } from './BackupWork.tsx';
import { downloadBackup, formatBytes, reasonOf, useBackups } from './backups.api.ts';
import { DeleteBackup } from './DeleteBackup.tsx';
import { FetchBack } from './FetchBack.tsx';
import { ProofWalk } from './ProofWalk.tsx';

/** What a backup holds, how it was proven, and what can be done with it. */
export function BackupScreen() {
  const { name = '' } = useParams({ strict: false });
  const overview = useBackups();
  const details = useFetch(contract.backups.details, { params: { name } });
  const backup = overview.data?.backups.find((one) => one.name === name) ?? details.data;
  const title = backup ? formatNearMoment(backup.createdAt) : t('backup.one');
  if (!backup) {
    return (
      <AdminPage title={title}>
        {details.error ? (
          <ErrorState error={details.error} onRetry={() => void details.refetch()} />
        ) : (
          <SkeletonRows count={4} height={64} />
        )}
      </AdminPage>
    );
  }
  const work = overview.data?.work;
  return (
    <AdminPage
      title={title}
      hint={t('backup.when', { day: formatMoment(backup.createdAt, { dateStyle: 'full' }), reason: reasonOf(backup) })}
      actions={<Actions backup={backup} isBusy={Boolean(work)} refetch={overview.refetch} />}
    >
      {work && <BackupWork work={work} />}
      {work && work.backup === name && <BackupSteps work={work} />}
      <dl className={classes.facts}>
        {(['recipes', 'pictures', 'users', 'lists', 'meals'] as const).map((kind) => (
          <div key={kind}>
            <dt>{t('backup.counted', { kind })}</dt>
            <dd>{formatNumber(backup.counts[kind])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('backup.size')}</dt>
          <dd>{formatBytes(backup.bytes)}</dd>
        </div>
      </dl>
      {backup.from && <MovedInstance from={backup.from} />}
      <div className={classes.split}>
        <div>
          <FetchBack
            backup={backup}
            isBusy={Boolean(work)}
            last={overview.data?.last ?? null}
            onBegun={() => void overview.refetch()}
          />
        </div>
        <aside>
          <AdminSection title={t('backup.how-proven')}>
            <ProofWalk backup={backup} />
          </AdminSection>
        </aside>
      </div>
    </AdminPage>
  );
}

interface ActionsProps {
  backup: Backup;
  isBusy: boolean;
  refetch: () => Promise<unknown>;
}

function Actions({ backup: { name }, isBusy, refetch }: ActionsProps) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const prove = useChange(contract.backups.prove, { saysDone: true, onDone: () => void refetch() });
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={18} />} onClick={() => void downloadBackup(name)}>
        {t('backup.download')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconRestore size={18} />}
        renderRoot={(props) => <Link to="/admin/backups/$name/restore" params={{ name }} {...props} />}
      >
        {t('backup.restore')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconShieldCheck size={18} />}
        disabled={isBusy}
        onClick={() => prove.mutate({ params: { name } })}
      >
        {t('backup.prove')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} />}
        disabled={isBusy}
        onClick={() => setIsAsking(true)}
      >
        {t('backup.delete')}
      </Button>
      <DeleteBackup
        name={name}
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        // The list is asked for before its page shows it: whoever leaves a page ends what that has asked for.
        onDeleted={() => void refetch().then(() => navigate({ to: '/admin/backups' }))}
      />
    </>
  );
}
