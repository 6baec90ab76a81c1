import { type Backup, contract } from '@larder/contract';
import { Menu } from '@mantine/core';
import { IconArrowBackUp, IconDots, IconDownload, IconRestore, IconShieldCheck, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { formatNearMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { downloadBackup } from './backups.api.ts';
import { DeleteBackup } from './DeleteBackup.tsx';

interface BackupMenuProps {
  backup: Backup;
  isBusy: boolean;
  refetch: () => void;
}

/** What can be done with a backup from the list of all. */
export function BackupMenu({ backup: { name, createdAt }, isBusy, refetch }: BackupMenuProps) {
  const [isAsking, setIsAsking] = useState(false);
  const prove = useChange(contract.backups.prove, { saysDone: true, onDone: refetch });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton icon={IconDots} label={t('table.more', { name: formatNearMoment(createdAt) })} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconDownload size={18} />} onClick={() => void downloadBackup(name)}>
            {t('backup.download')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconRestore size={18} />}
            renderRoot={(props) => <Link to="/admin/backups/$name/restore" params={{ name }} {...props} />}
          >
            {t('backup.restore')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowBackUp size={18} />}
            renderRoot={(props) => <Link to="/admin/backups/$name" params={{ name }} hash="fetch" {...props} />}
          >
            {t('backup.fetch-one')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconShieldCheck size={18} />}
            disabled={isBusy}
            onClick={() => prove.mutate({ params: { name } })}
          >
            {t('backup.prove')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTrash size={18} />}
            color="error"
            disabled={isBusy}
            onClick={() => setIsAsking(true)}
          >
            {t('backup.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <DeleteBackup
        name={name}
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onDeleted={() => {
          setIsAsking(false);
          refetch();
        }}
        saysDone
      />
    </>
  );
}
