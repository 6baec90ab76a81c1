import { contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { isHelpedByHand } from './why.ts';

interface EntryActionsProps {
  reportId: string;
  id: string;
  /** The page that it is about. */
  url: string | null;
  code: string | null;
  groupSlug?: string;
  /** It was skipped already. */
  isLeftOut?: boolean;
}

/** What can be done about one that did not work: what helps most stands first. */
export function EntryActions({ reportId, id, url, code, groupSlug, isLeftOut = false }: EntryActionsProps) {
  const retry = useChange(contract.reports.retryEntry);
  const skip = useChange(contract.reports.skipEntry);
  const params = { itemId: reportId, entryId: id };
  // A site that asks for a pause gets it.
  const canHurry = code !== 'asked-to-wait';
  return (
    <>
      {groupSlug && url && isHelpedByHand(code) ? (
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/g/$groupSlug/r/create/url" params={{ groupSlug }} search={{ url }} {...props} />
          )}
        >
          {t('report.by-hand')}
        </Button>
      ) : (
        canHurry && (
          <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate({ params })}>
            {t('report.try-now')}
          </Button>
        )
      )}
      {!isLeftOut && (
        <Button variant="subtle" color="gray" loading={skip.isPending} onClick={() => skip.mutate({ params })}>
          {t('report.skip')}
        </Button>
      )}
    </>
  );
}

/** Tries again what failed. */
export function RetryButton({ id }: { id: string }) {
  const retry = useChange(contract.reports.retry);
  return (
    <Button
      variant="subtle"
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
