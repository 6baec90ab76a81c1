import { IconBellOff, IconBellRinging, IconClock, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import spoken from '../../components/spoken.module.css';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { alarm } from './alarm.ts';
import { clockText, useNow } from './clock.ts';
import { notifyEnd } from './notify.ts';
import classes from './SlimTimers.module.css';
import { shareGone } from './TimerBoard.tsx';
import { kitchenTimers, ringing, soonestFirst, type Timer, timeLeft, timerTitle, useTimers } from './timers.ts';

const TimersDialog = lazy(() => import('./TimersDialog.tsx'));

/** The timer that ends first, on whatever page one is, with the others a tap away. The only place that rings. */
export default function SlimTimers() {
  const timers = useTimers();
  const now = useNow(timers.some(({ endsAt }) => endsAt !== undefined));
  const [opened, setOpened] = useState(false);
  const rung = ringing(timers, now);
  useAlarm(rung);
  const [first] = soonestFirst(timers, now);
  if (!first) return null;
  const title = timerTitle(first);
  const isRinging = rung.length > 0;
  const isPaused = first.endsAt === undefined;
  const others = timers.length - 1;
  return (
    <section
      className={classes.slim}
      data-timers-bar
      data-over={isRinging || undefined}
      aria-label={t('timer.next')}
      style={{ '--share': shareGone(first, now) }}
    >
      <button type="button" className={classes.open} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {isRinging ? <IconBellRinging aria-hidden="true" /> : <IconClock aria-hidden="true" />}
        <bdi className={classes.name}>{first.name}</bdi>
        <b role="timer" aria-live="off">
          {clockText(timeLeft(first, now))}
        </b>
        {others > 0 && <span className={classes.others}>{t('timer.others', { others })}</span>}
      </button>
      {isRinging ? (
        <IconButton
          icon={IconBellOff}
          label={t('timer.hear')}
          onClick={() => {
            for (const { id } of rung) kitchenTimers.hear(id);
          }}
        />
      ) : (
        <IconButton
          icon={isPaused ? IconPlayerPlay : IconPlayerPause}
          label={t(isPaused ? 'timer.resume' : 'timer.pause', { name: title })}
          onClick={() => (isPaused ? kitchenTimers.resume(first.id) : kitchenTimers.pause(first.id))}
        />
      )}
      <div role="alert" className={spoken.only}>
        {rung.map((timer) => t('timer.done', { name: timerTitle(timer) })).join(' ')}
      </div>
      <Suspense>{opened && <TimersDialog onClose={() => setOpened(false)} />}</Suspense>
    </section>
  );
}

/** Rings until somebody has heard it, and tells each end once to whoever looks elsewhere. */
function useAlarm(rung: readonly Timer[]) {
  const told = useRef(new Set<string>());
  const ids = rung.map(({ id }) => id).join(' ');
  const tell = useEffectEvent(() => {
    for (const timer of rung) {
      if (told.current.has(timer.id)) continue;
      told.current.add(timer.id);
      notifyEnd(timer);
    }
  });
  useEffect(() => {
    if (ids === '') return alarm.stop();
    alarm.start();
    tell();
    return alarm.stop;
  }, [ids]);
}
