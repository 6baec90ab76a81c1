import { lazy } from '../../lib/screen/lazy.ts';
import type { AnyKind, DataRow } from './data-kind.ts';

const DeleteDialog = lazy(() =>
  import('./dialogs/DeleteDialog.tsx').then(({ DeleteDialog }) => ({ default: DeleteDialog })),
);
const MergeDialog = lazy(() =>
  import('./dialogs/MergeDialog.tsx').then(({ MergeDialog }) => ({ default: MergeDialog })),
);

/** What somebody is about to do with some rows. */
export interface Asked {
  what: 'delete' | 'merge' | 'bulk';
  ids: string[];
}

interface AskedDialogProps {
  kind: AnyKind;
  asked: Asked;
  all: DataRow[];
  onClose: () => void;
  onDone: () => void;
}

/** The dialog of what was asked for. */
export function AskedDialog({ kind, asked: { what, ids }, all, onClose, onDone }: AskedDialogProps) {
  const rows = all.filter(({ id }) => ids.includes(id));
  if (what === 'delete') return <DeleteDialog kind={kind} rows={rows} onClose={onClose} onDone={onDone} />;
  if (what === 'merge') return <MergeDialog kind={kind} rows={rows} all={all} onClose={onClose} onDone={onDone} />;
  return kind.bulk && <kind.bulk.Dialog ids={ids} onClose={onDone} />;
}
