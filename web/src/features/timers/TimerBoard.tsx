import { IconBellRinging, IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { IconButton } from '../../components/IconButton.tsx';
import spoken from '../../components/spoken.module.css';
import { t } from '../../lib/messages/index.ts';
import { clockText, useNow } from './clock.ts';
import classes from './TimerBoard.module.css';
import { kitchenTimers, type Timer, timeLeft, useTimers } from './timers.ts';

/** One more minute for what is not done yet. */
const extraSeconds = 60;

/** Every timer that runs in this kitchen. */
export function TimerBoard() {
  const timers = useTimers();
  const now = useNow(timers.some(({ endsAt }) => endsAt !== undefined));

  if (timers.length === 0) return null;
  return (
    <section className={classes.board} aria-label={t('timer.board')}>
      {timers.map((timer) => (
        <TimerCard key={timer.id} timer={timer} now={now} />
      ))}
    </section>
  );
}

function TimerCard({ timer, now }: { timer: Timer; now: number }) {
  const left = timeLeft(timer, now);
  const isOver = timer.endsAt !== undefined && left <= 0;
  const isRinging = isOver && !timer.heard;
  const isPaused = timer.endsAt === undefined;
  const share = Math.min(100, Math.max(0, (1 - left / timer.length) * 100));
  return (
    <div className={classes.timer} data-over={isOver || undefined} style={{ '--share': `${share}%` }}>
      <a href={timer.href} className={classes.name}>
        {timer.name}
      </a>
      <strong role="timer" aria-live="off">
        {clockText(left)}
      </strong>
      <div className={classes.buttons}>
        {isOver && (
          <button type="button" className={classes.extra} onClick={() => kitchenTimers.extend(timer.id, extraSeconds)}>
            {t('timer.one-more')}
          </button>
        )}
        {isRinging && (
          <IconButton icon={IconBellRinging} label={t('timer.hear')} onClick={() => kitchenTimers.hear(timer.id)} />
        )}
        {!isOver && (
          <IconButton
            icon={isPaused ? IconPlayerPlay : IconPlayerPause}
            label={t(isPaused ? 'timer.resume' : 'timer.pause', { name: timer.name })}
            onClick={() => (isPaused ? kitchenTimers.resume(timer.id) : kitchenTimers.pause(timer.id))}
          />
        )}
        <IconButton
          icon={IconX}
          label={t('timer.remove', { name: timer.name })}
          onClick={() => kitchenTimers.remove(timer.id)}
        />
      </div>
      {isRinging && (
        <span role="alert" className={spoken.only}>
          {t('timer.done', { name: timer.name })}
        </span>
      )}
    </div>
  );
}
