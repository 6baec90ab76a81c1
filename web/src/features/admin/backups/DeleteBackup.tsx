import { contract } from '@larder/contract';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';

interface DeleteBackupProps {
  name: string;
  opened: boolean;
  onClose: () => void;
  onDeleted: () => void;
  /** Where a list stays in sight, a message says that one is gone. */
  saysDone?: boolean;
}

/** Asks whether a backup is to go. */
export function DeleteBackup({ name, opened, onClose, onDeleted, saysDone = false }: DeleteBackupProps) {
  const { mutate, isPending } = useChange(contract.backups.remove, { saysDone, onDone: onDeleted });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('backup.delete-title')}
      confirmLabel={t('backup.delete')}
      busy={isPending}
      onConfirm={() => mutate({ params: { name } })}
    >
      {t('backup.delete-hint')}
    </ConfirmDialog>
  );
}
