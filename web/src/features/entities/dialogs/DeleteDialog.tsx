import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useRestore } from '../../bin/index.ts';
import type { AnyKind, DataRow } from '../data-kind.ts';
import { inParts } from '../entity-calls.ts';
import { WhatIsLost } from './WhatIsLost.tsx';

interface DeleteDialogProps {
  kind: AnyKind;
  rows: DataRow[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks before entities are deleted, and names where they are used. */
export function DeleteDialog({ kind, rows, onClose, onDone }: DeleteDialogProps) {
  const remove = useChange(kind.endpoints.removeMany);
  const { tellDeleted } = useRestore();
  const [only] = rows;
  const confirm = async () => {
    const ids = rows.map(({ id }) => id);
    const done = await inParts(ids, (part) => remove.mutateAsync({ body: { ids: part } })).catch(() => null);
    if (!done) return;
    tellDeleted(t('data.deleted', { count: done.reduce((sum, { changed }) => sum + changed, 0) }), ids);
    onDone();
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={
        rows.length === 1 && only
          ? t('data.delete-one', { name: only.name })
          : t('data.delete-title', { kind: kind.name, count: rows.length })
      }
      confirmLabel={t('data.delete')}
      onConfirm={() => void confirm()}
      busy={remove.isPending}
    >
      <WhatIsLost kind={kind} rows={rows} />
    </ConfirmDialog>
  );
}
