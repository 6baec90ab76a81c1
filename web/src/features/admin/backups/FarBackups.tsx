import { type Backup, contract } from '@larder/contract';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { request, useChange, useFetch } from '../../../lib/api/index.ts';
import { downloadByToken } from '../../../lib/browser/download.ts';
import { formatAgo, formatMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './Backups.module.css';
import { formatBytes } from './backups.api.ts';

interface FarBackupsProps {
  isBusy: boolean;
  refetch: () => void;
}

/** The backups that lie at the second place, each to be brought here, downloaded, or thrown away. */
export function FarBackups({ isBusy, refetch }: FarBackupsProps) {
  const there = useFetch(contract.secondPlaceBackups.list);
  const [going, setGoing] = useState<Backup>();
  const bring = useChange(contract.secondPlaceBackups.fetch, { saysDone: true, onDone: refetch });
  const remove = useChange(contract.secondPlaceBackups.remove, {
    saysDone: true,
    onDone: () => {
      setGoing(undefined);
      void there.refetch();
    },
  });
  if (there.error && !there.data) return <ErrorState error={there.error} onRetry={() => void there.refetch()} />;
  if (!there.data) return <SkeletonRows count={3} height={64} />;
  const { backups } = there.data;
  if (backups.length === 0) return <p>{t('backup.place-empty')}</p>;
  return (
    <>
      <ul className={classes.far}>
        {backups.map((backup) => (
          <li key={backup.name}>
            <span>
              <b>{momentOf(backup)}</b>
              <small>{formatAgo(backup.createdAt)}</small>
            </span>
            <span className={classes.size}>{formatBytes(backup.bytes)}</span>
            <Menu position="bottom-end">
              <Menu.Target>
                <IconButton icon={IconDots} label={t('table.more', { name: momentOf(backup) })} />
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item disabled={isBusy} onClick={() => bring.mutate({ params: { name: backup.name } })}>
                  {t('backup.place-bring')}
                </Menu.Item>
                <Menu.Item onClick={() => void download(backup.name)}>{t('backup.download')}</Menu.Item>
                <Menu.Item disabled={isBusy} color="error" onClick={() => setGoing(backup)}>
                  {t('backup.delete')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={going !== undefined}
        onClose={() => setGoing(undefined)}
        title={t('backup.delete-title')}
        confirmLabel={t('backup.delete')}
        busy={remove.isPending}
        onConfirm={() => going && remove.mutate({ params: { name: going.name } })}
      >
        {t('backup.delete-hint')}
      </ConfirmDialog>
    </>
  );
}

const momentOf = ({ createdAt }: Backup) => formatMoment(createdAt, { dateStyle: 'medium', timeStyle: 'short' });

const download = async (name: string): Promise<void> => {
  const { fileToken } = await request(contract.secondPlaceBackups.get, { params: { name } });
  downloadByToken(fileToken);
};
