import { useEffect, useState } from 'react';

const second = 1000;

/** Time left as a clock shows it: 04:18, 1:02:05. Rung timers count up behind a minus. */
export function clockText(milliseconds: number): string {
  const total = Math.ceil(Math.abs(milliseconds) / second);
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`;
  return milliseconds < 0 && total > 0 ? `−${text}` : text;
}

/** The time, told anew several times a second while `running`. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(ticking);
  }, [running]);
  return now;
}
