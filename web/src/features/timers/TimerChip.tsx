import { IconClock } from '@tabler/icons-react';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import classes from './TimerChip.module.css';
import { kitchenTimers } from './timers.ts';

interface TimerChipProps {
  /** As the step says it: "12 min", "6–8 minutes". */
  text: string;
  seconds: number;
  /** What the timer is called, such as the recipe and its step. */
  name: string;
}

/** A length of time in a step's text: a tap starts a timer. */
export function TimerChip({ text, seconds, name }: TimerChipProps) {
  const start = () => {
    kitchenTimers.start({ name, href: window.location.pathname }, seconds);
    toast.success(t('timer.started', { time: text }));
  };
  return (
    <button type="button" className={classes.chip} onClick={start} aria-label={t('timer.start', { time: text })}>
      <IconClock size="0.95em" stroke={1.5} aria-hidden="true" />
      <bdi>{text}</bdi>
    </button>
  );
}
