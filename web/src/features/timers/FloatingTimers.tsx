import { useEffect } from 'react';
import { alarm } from './alarm.ts';
import { useNow } from './clock.ts';
import classes from './FloatingTimers.module.css';
import { TimerBoard } from './TimerBoard.tsx';
import { ringing, useTimers } from './timers.ts';

/** The timers over whatever page one is on, and the only place that rings: until somebody has heard it. */
export default function FloatingTimers() {
  const timers = useTimers();
  const now = useNow(timers.some(({ endsAt }) => endsAt !== undefined));
  const rings = ringing(timers, now).length > 0;
  useEffect(() => {
    if (rings) alarm.start();
    else alarm.stop();
    return alarm.stop;
  }, [rings]);
  return (
    <aside className={classes.floating}>
      <TimerBoard />
    </aside>
  );
}
