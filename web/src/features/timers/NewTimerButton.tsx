import { IconClockPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';

const TimerDialog = lazy(() => import('./TimerDialog.tsx'));

/** Asks how long a new timer shall run. */
export function NewTimerButton({ name }: { name: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconButton icon={IconClockPlus} label={t('timer.new')} onClick={() => setOpened(true)} />
      <Suspense>{opened && <TimerDialog name={name} onClose={() => setOpened(false)} />}</Suspense>
    </>
  );
}
