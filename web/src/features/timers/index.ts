export { TimerBoard } from './TimerBoard.tsx';
export { TimerChip } from './TimerChip.tsx';
export { kitchenTimers, useTimers } from './timers.ts';
