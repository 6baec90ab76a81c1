import { useEffect, useRef, useState } from 'react';

/** What was brought before anybody looked, such as before a restart, says nothing of how fast it goes now. */
const enough = { done: 5, milliseconds: 4000 };

/** How many minutes it takes until the rest is done, at the speed at which one has watched it; undefined as long as nobody can tell. */
export function useMinutesLeft(done: number, rest: number): number | undefined {
  const [minutes, setMinutes] = useState<number>();
  const first = useRef<{ at: number; done: number }>(undefined);
  useEffect(() => {
    const now = Date.now();
    first.current ??= { at: now, done };
    const more = done - first.current.done;
    const took = now - first.current.at;
    if (more >= enough.done && took >= enough.milliseconds) setMinutes((rest * took) / more / 60_000);
  }, [done, rest]);
  return minutes === undefined ? undefined : Math.round(minutes);
}
