import { IconBellOff, IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../lib/messages/index.ts';
import { clockText, useNow } from './clock.ts';
import { NotifyButton } from './NotifyButton.tsx';
import classes from './TimerBoard.module.css';
import { kitchenTimers, soonestFirst, type Timer, timeLeft, timerTitle, useTimers } from './timers.ts';

/** One more minute for what is not done yet. */
const extraSeconds = 60;

/** Every timer that runs in this kitchen, the soonest first: one below the other, or side by side where there is room. */
export function TimerBoard() {
  const timers = useTimers();
  const now = useNow(timers.some(({ endsAt }) => endsAt !== undefined));

  if (timers.length === 0) return null;
  return (
    <section className={classes.board} aria-label={t('timer.board')}>
      <ul className={classes.list}>
        {soonestFirst(timers, now).map((timer) => (
          <TimerRow key={timer.id} timer={timer} now={now} />
        ))}
      </ul>
      <NotifyButton />
    </section>
  );
}

function TimerRow({ timer, now }: { timer: Timer; now: number }) {
  const left = timeLeft(timer, now);
  const isOver = timer.endsAt !== undefined && left <= 0;
  const isPaused = timer.endsAt === undefined;
  const title = timerTitle(timer);
  return (
    <li className={classes.timer} data-over={isOver || undefined} style={{ '--share': shareGone(timer, now) }}>
      <a href={timer.href} className={classes.name} aria-label={title}>
        <bdi>{timer.name}</bdi> {timer.words && <small>{timer.words}</small>}
      </a>
      <strong role="timer" aria-live="off">
        {clockText(left)}
      </strong>
      {isOver && (
        <button type="button" className={classes.extra} onClick={() => kitchenTimers.extend(timer.id, extraSeconds)}>
          {t('timer.one-more')}
        </button>
      )}
      {isOver && !timer.heard && (
        <IconButton icon={IconBellOff} label={t('timer.hear')} onClick={() => kitchenTimers.hear(timer.id)} />
      )}
      {!isOver && (
        <IconButton
          icon={isPaused ? IconPlayerPlay : IconPlayerPause}
          label={t(isPaused ? 'timer.resume' : 'timer.pause', { name: title })}
          onClick={() => (isPaused ? kitchenTimers.resume(timer.id) : kitchenTimers.pause(timer.id))}
        />
      )}
      <IconButton
        icon={IconX}
        label={t('timer.remove', { name: title })}
        onClick={() => kitchenTimers.remove(timer.id)}
      />
    </li>
  );
}

/** How much of a timer is over, for its bar. */
export const shareGone = (timer: Timer, now: number): string =>
  `${Math.min(100, Math.max(0, (1 - timeLeft(timer, now) / timer.length) * 100))}%`;
