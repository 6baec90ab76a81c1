import { lazy } from '../../lib/screen/lazy.ts';

export { NewTimerButton } from './NewTimerButton.tsx';
export { TimerBoard } from './TimerBoard.tsx';
export { TimerChip } from './TimerChip.tsx';
export { useTimers } from './timers.ts';

export const SlimTimers = lazy(() => import('./SlimTimers.tsx'));
