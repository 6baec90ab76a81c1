import { Button, type MantineSize, Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import { t } from '../lib/messages/index.ts';
import { atLeast, useMedia } from '../lib/screen/media.ts';
import classes from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useArrived } from './use-arrival.ts';
import { useFocusBack } from './use-focus-back.ts';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Width in px; 500 unless said. A phone shows it on the full screen. */
  width?: number | MantineSize;
  /** Small enough to stay a sheet in the middle on a phone too. */
  small?: boolean;
  /** On a phone at the bottom edge, in reach of a thumb: for what has no field, which a keyboard would lie over. */
  atBottom?: boolean;
  children: ReactNode;
}

/** Anything in front of the page. Load it lazily: `lazy(() => import('./…Dialog.tsx'))`. */
export function Dialog({
  opened,
  onClose,
  title,
  width = 500,
  small = false,
  atBottom = false,
  children,
}: DialogProps) {
  const hasRoom = useMedia(atLeast('sm'));
  const arrived = useArrived();
  useFocusBack(opened);
  return (
    <Modal.Root
      opened={opened && arrived}
      onClose={onClose}
      size={width}
      centered={hasRoom || !atBottom}
      className={hasRoom || !atBottom ? '' : (classes.atBottom ?? '')}
      fullScreen={!hasRoom && !small}
      radius={!hasRoom && !small ? 0 : 'lg'}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          <IconButton icon={IconX} label={t('action.close')} onClick={onClose} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface FormDialogProps extends DialogProps {
  submitLabel: string;
  /** Called by the button and by Enter. */
  onSubmit: () => void;
  busy?: boolean;
  disabled?: boolean;
  /** The action destroys something: it wears the error's colour, and Cancel has the focus. */
  danger?: boolean;
}

/** A dialog with fields. Enter submits, Escape cancels, and Cancel comes first. */
export function FormDialog({
  submitLabel,
  onSubmit,
  busy = false,
  disabled = false,
  danger = false,
  children,
  ...dialog
}: FormDialogProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!busy && !disabled) onSubmit();
  };
  return (
    <Dialog {...dialog}>
      <form onSubmit={submit} noValidate>
        <div className={classes.body}>{children}</div>
        <DialogActions>
          <Button variant="default" onClick={dialog.onClose} data-autofocus={danger || undefined}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" loading={busy} disabled={disabled} color={danger ? 'error' : 'paprika'}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The buttons of a dialog, of which the last one does what it is there for. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
