import { contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';

/** Tries again what failed. */
export function RetryButton({ id }: { id: string }) {
  const retry = useChange(contract.reports.retry);
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={18} />}
      loading={retry.isPending}
      onClick={() => retry.mutate({ params: { itemId: id } })}
    >
      {t('report.retry')}
    </Button>
  );
}

export function RemoveButton({ id, goesOn }: { id: string; goesOn: boolean }) {
  const navigate = useNavigate();
  const remove = useChange(contract.reports.remove);
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    const done = await remove.mutateAsync({ params: { itemId: id } }).catch(() => null);
    if (done) await navigate({ to: '/group/reports', replace: true });
  };
  return (
    <>
      <IconButton icon={IconTrash} label={t('report.remove')} onClick={() => setAsking(true)} />
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('report.remove')}
        confirmLabel={t('report.remove')}
        busy={remove.isPending}
        onConfirm={() => void confirm()}
      >
        {t(goesOn ? 'report.remove-going-on' : 'report.remove-hint')}
      </ConfirmDialog>
    </>
  );
}
