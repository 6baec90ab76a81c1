import { useEffect } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { t } from '../../lib/messages/index.ts';
import { TimerBoard } from './TimerBoard.tsx';
import { useTimers } from './timers.ts';

/** All timers, where they are not on the page already. It closes with the last of them. */
export default function TimersDialog({ onClose }: { onClose: () => void }) {
  const isEmpty = useTimers().length === 0;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  return (
    <Dialog opened small title={t('timer.board')} onClose={onClose}>
      <TimerBoard />
    </Dialog>
  );
}
