import type { ReactNode } from 'react';
import { FormDialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Names what will be lost. */
  children: ReactNode;
  /** The action itself, such as “Delete recipe”, never “OK”. */
  confirmLabel: string;
  onConfirm: () => void;
  busy?: boolean;
  danger?: boolean;
}

/** Asks before something that cannot be undone. What can be undone is done at once, with Undo in a toast. */
export function ConfirmDialog({ confirmLabel, onConfirm, danger = true, children, ...dialog }: ConfirmDialogProps) {
  return (
    <FormDialog {...dialog} small atBottom submitLabel={confirmLabel} onSubmit={onConfirm} danger={danger}>
      <div style={{ color: 'var(--ink-2)' }}>{children}</div>
    </FormDialog>
  );
}
