import { type BackupOverview, type BackupPlaceStep, contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useChange } from '../../../lib/api/index.ts';
import { formatAgo } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { AdminSection } from '../frame/AdminPage.tsx';
import { Steps } from '../frame/Steps.tsx';
import classes from './Backups.module.css';
import { FarBackups } from './FarBackups.tsx';

type Place = NonNullable<BackupOverview['secondPlace']>;

interface SecondPlaceProps {
  place: Place | null;
  isBusy: boolean;
  refetch: () => void;
}

/** Where backups are copied to besides the disk of the server, if anywhere. */
export function SecondPlace({ place, isBusy, refetch }: SecondPlaceProps) {
  if (!place) {
    return (
      <AdminSection title={t('backup.place')} hint={t('backup.place-none')}>
        <p className={classes.settings}>
          <code>BACKUP_COPY_FOLDER</code> <code>BACKUP_COPY_WEBDAV_URL</code> <code>BACKUP_COPY_S3_BUCKET</code>
        </p>
      </AdminSection>
    );
  }
  return <NamedPlace place={place} isBusy={isBusy} refetch={refetch} />;
}

function NamedPlace({ place, isBusy, refetch }: SecondPlaceProps & { place: Place }) {
  const [isOpen, setIsOpen] = useState(false);
  const copy = useChange(contract.secondPlaceBackups.copy, { saysDone: true, onDone: refetch });
  const test = useChange(contract.secondPlaceBackups.test);
  return (
    <AdminSection
      title={t('backup.place')}
      hint={t('backup.place-hint', { kind: place.kind, name: place.name, locked: String(place.isLocked) })}
      actions={
        <>
          <Button variant="default" loading={test.isPending} onClick={() => test.mutate({})}>
            {t('backup.place-test')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconCloudUpload size={18} />}
            disabled={isBusy}
            loading={copy.isPending}
            onClick={() => copy.mutate({})}
          >
            {t('backup.place-copy')}
          </Button>
        </>
      }
    >
      <PlaceState place={place} />
      <div aria-live="polite">{test.data && <Steps steps={test.data.map(stepOf)} />}</div>
      {isOpen ? (
        <FarBackups isBusy={isBusy} refetch={refetch} />
      ) : (
        <Button variant="subtle" className={classes.more ?? ''} onClick={() => setIsOpen(true)}>
          {t('backup.place-look')}
        </Button>
      )}
    </AdminSection>
  );
}

/** How the last copy is. */
function PlaceState({ place: { problem, copiedAt, provenAt, damaged } }: { place: Place }) {
  const state = problem ? 'failed' : damaged > 0 ? 'damaged' : provenAt ? 'proven' : copiedAt ? 'copied' : 'none';
  const sign = ({ failed: 'failed', damaged: 'failed', proven: 'ok', copied: 'warning', none: 'off' } as const)[state];
  return (
    <Steps
      steps={[
        {
          key: state,
          status: sign,
          title: t('backup.place-state', { state, damaged, when: formatAgo(provenAt ?? copiedAt ?? '') }),
          hint: problem,
        },
      ]}
    />
  );
}

const signs = { passed: 'ok', failed: 'failed', skipped: 'off' } as const;

const stepOf = ({ step, state, problem }: BackupPlaceStep) => ({
  key: step,
  status: signs[state],
  title: t('backup.place-step', { step: step === 'log-in' ? 'login' : step }),
  hint: problem,
});
