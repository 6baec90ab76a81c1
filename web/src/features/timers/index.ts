export { NewTimerButton } from './NewTimerButton.tsx';
export { RunningTimers } from './RunningTimers.tsx';
export { TimerBoard } from './TimerBoard.tsx';
export { TimerChip } from './TimerChip.tsx';
export { isTiming, onTimers, runningTimers, timerTitle } from './timers.ts';
