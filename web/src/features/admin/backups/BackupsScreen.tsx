import { type Backup, type BackupOverview, contract } from '@larder/contract';
import { Button, FileButton } from '@mantine/core';
import { IconArchive, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { Photo } from '../../../components/Photo.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { StateSign } from '../../../components/StateSign.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { handedBackups } from '../../../lib/browser/handed-over.ts';
import { formatNearMoment, formatTime } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { useOnce } from '../../../lib/screen/use-once.ts';
import { AdminPage, AdminSection } from '../frame/AdminPage.tsx';
import { BackupRows } from './BackupRows.tsx';
import { BackupSteps } from './BackupSteps.tsx';
import classes from './Backups.module.css';
import { BackupWork } from './BackupWork.tsx';
import { backupPicture, formatBytes, proofState, useBackups } from './backups.api.ts';
import { KeptSlots } from './KeptSlots.tsx';
import { RestoreOutcome } from './restore/RestoreOutcome.tsx';
import { SecondPlace } from './SecondPlace.tsx';
import { UnreadableBackups } from './UnreadableBackups.tsx';

const whole = 100;

/** All backups of the server, and whether the last of them can be restored. */
export function BackupsScreen() {
  const { data, error, refetch } = useBackups();
  const [sent, setSent] = useState<number>();
  const onDone = () => void refetch();
  const start = useChange(contract.backups.start, { saysDone: true, onDone });
  const upload = useChange(contract.backups.upload, { onDone, onProgress: setSent });
  const take = (archive: File | null) =>
    archive && upload.mutate({ files: { archive } }, { onSettled: () => setSent(undefined) });
  useOnce(() => take(handedBackups.take()[0] ?? null));
  return (
    <AdminPage
      title={t('backup.title')}
      hint={data?.nightlyAt ? t('backup.hint-nightly', { time: formatTime(data.nightlyAt) }) : t('backup.hint')}
      actions={
        <>
          <FileButton accept=".zip,application/zip" onChange={take}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconUpload size={18} />}
                disabled={upload.isPending || Boolean(data?.work)}
              >
                {sent === undefined ? t('backup.upload') : t('backup.uploading', { share: Math.floor(whole * sent) })}
              </Button>
            )}
          </FileButton>
          <Button
            leftSection={<IconArchive size={18} />}
            loading={start.isPending}
            disabled={!data || data.work !== null}
            onClick={() => start.mutate({})}
          >
            {t('backup.start')}
          </Button>
        </>
      }
    >
      {!data && !error && <SkeletonRows count={6} height={64} />}
      {error && !data && <ErrorState error={error} onRetry={onDone} />}
      {data && <Backups overview={data} refetch={onDone} />}
    </AdminPage>
  );
}

function Backups({ overview, refetch }: { overview: BackupOverview; refetch: () => void }) {
  const { work, last, backups, bytes, free, keep, secondPlace } = overview;
  const [newest] = backups;
  return (
    <>
      {work && <BackupWork work={work} />}
      {work && <BackupSteps work={work} isCopied={secondPlace !== null} />}
      {!work && last?.problem && (
        <p className={classes.problem} role="alert">
          {last.problem}
        </p>
      )}
      {!work && last?.kind === 'restore' && !last.problem && <RestoreOutcome outcome={last} />}
      {newest && !work && <LastProof backup={newest} />}
      {backups.length === 0 && !work && (
        <EmptyState title={t('backup.none')} level={2} art={<IconArchive className={classes.art} />}>
          {t('backup.none-hint')}
        </EmptyState>
      )}
      <BackupRows backups={backups} isBusy={work !== null} refetch={refetch} />
      <UnreadableBackups backups={overview.unreadable} isBusy={work !== null} refetch={refetch} />
      <SecondPlace place={secondPlace} isBusy={work !== null} refetch={refetch} />
      <AdminSection title={t('backup.kept')}>
        <KeptSlots backups={backups} keep={keep} />
        <p>{t('backup.kept-hint', keep)}</p>
        <p>
          {t('backup.kept-size', { count: backups.length, size: formatBytes(bytes) })}{' '}
          {free !== null && t('backup.free', { size: formatBytes(free) })}
        </p>
      </AdminSection>
    </>
  );
}

function LastProof({ backup }: { backup: Backup }) {
  const state = proofState(backup);
  const { proof, counts } = backup;
  const sign = ({ proven: 'ok', damaged: 'failed', unproven: 'off' } as const)[state];
  return (
    <div className={classes.proof} data-state={state}>
      <StateSign status={sign} big />
      <div>
        <b>{t('backup.verdict', { state })}</b>
        <p>
          {proof
            ? t('backup.verdict-hint', {
                state,
                time: formatNearMoment(proof.endedAt),
                recipes: counts.recipes,
                files: proof.files,
                damaged: proof.damaged,
              })
            : t('backup.unproven-hint')}
        </p>
      </div>
      {proof?.readBack && (
        <Photo
          name={proof.readBack}
          src={backupPicture(backup.name, proof.readBackPicture)}
          className={classes.readBack}
          ratio="1"
        />
      )}
    </div>
  );
}
