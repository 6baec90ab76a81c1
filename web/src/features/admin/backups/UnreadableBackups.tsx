import { type BackupOverview, contract } from '@larder/contract';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { formatNearMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { AdminSection } from '../frame/AdminPage.tsx';
import classes from './Backups.module.css';
import { downloadBackup, formatBytes } from './backups.api.ts';

interface UnreadableBackupsProps {
  backups: BackupOverview['unreadable'];
  isBusy: boolean;
  refetch: () => void;
}

const momentOf = ({ createdAt }: BackupOverview['unreadable'][number]) => formatNearMoment(createdAt);

/** Backups of which nobody knows what is in them: to be downloaded, or thrown away. */
export function UnreadableBackups({ backups, isBusy, refetch }: UnreadableBackupsProps) {
  const [going, setGoing] = useState<string>();
  const remove = useChange(contract.backups.remove, {
    saysDone: true,
    onDone: () => {
      setGoing(undefined);
      refetch();
    },
  });
  if (backups.length === 0) return null;
  return (
    <AdminSection title={t('backup.unreadable-title', { count: backups.length })} hint={t('backup.unreadable-hint')}>
      <ul className={classes.far}>
        {backups.map((backup) => (
          <li key={backup.name}>
            <span>
              <b>{momentOf(backup)}</b>
              <small>{t('backup.unreadable')}</small>
            </span>
            <span className={classes.size}>{formatBytes(backup.bytes)}</span>
            <Menu position="bottom-end">
              <Menu.Target>
                <IconButton icon={IconDots} label={t('table.more', { name: momentOf(backup) })} />
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => void downloadBackup(backup.name)}>{t('backup.download')}</Menu.Item>
                <Menu.Item disabled={isBusy} color="error" onClick={() => setGoing(backup.name)}>
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
        onConfirm={() => going && remove.mutate({ params: { name: going } })}
      >
        {t('backup.delete-hint')}
      </ConfirmDialog>
    </AdminSection>
  );
}
