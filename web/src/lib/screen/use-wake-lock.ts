import { useEffect, useState } from 'react';

export const canStayAwake = 'wakeLock' in navigator;

/**
 * Keeps the screen on while `wanted`. The browser lets go of it when the page is hidden; it is asked for again on return.
 * @returns whether the screen stays on now
 */
export function useWakeLock(wanted: boolean): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!wanted || !canStayAwake) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      // A phone low on battery refuses; the recipe is readable all the same.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (over) return lock?.release();
      lock?.addEventListener('release', () => setHeld(false));
      setHeld(lock !== undefined);
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
      setHeld(false);
    };
  }, [wanted]);
  return held;
}
