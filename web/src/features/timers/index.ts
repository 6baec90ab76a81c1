import { lazy } from 'react';

export { TimerBoard } from './TimerBoard.tsx';
export { TimerChip } from './TimerChip.tsx';
export { useTimers } from './timers.ts';

export const FloatingTimers = lazy(() => import('./FloatingTimers.tsx'));
