export { NewTimerButton } from './NewTimerButton.tsx';
export { RunningTimers } from './RunningTimers.tsx';
export { TimerBoard } from './TimerBoard.tsx';
export { TimerChip } from './TimerChip.tsx';
export { allTimers, isTiming, onTimers, runningTimers, timerTitle } from './timers.ts';
