import { IconClock } from '@tabler/icons-react';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import classes from './TimerChip.module.css';
import { kitchenTimers, type TimerAbout } from './timers.ts';

interface TimerChipProps {
  /** As the step says it: "12 min", "6–8 minutes". */
  text: string;
  seconds: number;
  about: Pick<TimerAbout, 'name' | 'recipe'>;
}

/** A length of time in a step's text: a tap starts a timer, which is seen where timers are. */
export function TimerChip({ text, seconds, about }: TimerChipProps) {
  const start = () => {
    kitchenTimers.start({ ...about, words: text, href: window.location.pathname }, seconds);
    toast.say(t('timer.started', { name: about.name, time: text }));
  };
  return (
    <button type="button" className={classes.chip} onClick={start} aria-label={t('timer.start', { time: text })}>
      <IconClock size="0.95em" stroke={1.5} aria-hidden="true" />
      <bdi>{text}</bdi>
    </button>
  );
}
