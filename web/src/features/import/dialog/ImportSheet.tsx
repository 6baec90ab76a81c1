import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { t } from '../../../lib/messages/index.ts';
import { type Stage, titleOf } from '../stage.ts';
import classes from './ImportSheet.module.css';

interface ImportSheetProps {
  stage: Stage;
  /** Whether something would be lost by leaving. */
  isUnsaved: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Closed by its button, Escape and the way back, which ask first where something would be lost. */
export function ImportSheet({ stage, isUnsaved, onClose, children }: ImportSheetProps) {
  const [asks, setAsks] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const leave = () => {
    if (asks) return;
    if (isUnsaved) setAsks(true);
    else onClose();
  };
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false;
      leave();
      return true;
    },
    enableBeforeUnload: () => isUnsaved,
  });
  // What had the focus is gone with the stage before; in the first one, the box takes it by itself.
  useEffect(() => {
    if (stage === 'asking' || stage === 'links') return;
    content.current?.focus({ preventScroll: true });
    content.current?.closest('[role="dialog"]')?.scrollTo({ top: 0 });
  }, [stage]);

  return (
    <>
      <Dialog opened onClose={leave} title={titleOf(stage)} width={stage === 'asking' ? 640 : 860}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div
          key={stage}
          ref={content}
          role="group"
          aria-label={titleOf(stage)}
          tabIndex={-1}
          className={classes.content}
        >
          {children}
        </div>
      </Dialog>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('import.leave.title')}
        confirmLabel={t('import.leave.leave')}
        onConfirm={onClose}
      >
        {t('import.leave.text')}
      </ConfirmDialog>
    </>
  );
}
