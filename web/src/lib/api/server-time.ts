/** Milliseconds by which the server's clock is ahead of this device's, as far as its replies tell. */
let ahead = 0;
const listeners = new Set<() => void>();

/** A reply takes a moment, and its time is told in whole seconds: less than this is no wrong clock. Milliseconds. */
const usual = 60_000;

/** Takes note of when a reply was made. */
export function learnTime(told: string | null) {
  const difference = Date.parse(told ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  const before = ahead;
  ahead = Math.abs(difference) < usual ? 0 : difference;
  if (Math.abs(before - ahead) > usual) for (const listener of listeners) listener();
}

/** What the server's clock shows when this device's shows a time. */
export const serverTime = (here = Date.now()): Date => new Date(here + ahead);

/** Milliseconds by which the server's clock is ahead; 0 where both show about the same. */
export const clockDifference = () => ahead;

/** @returns a function that stops listening */
export function onClockDifference(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
