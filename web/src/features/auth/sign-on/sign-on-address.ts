/** Where a log-in at the provider begins; it leads on to a page afterwards. */
export const signOnAddress = (page: string): string => `/api/auth/oauth?redirect=${encodeURIComponent(page)}`;

const key = 'larder.sign-on-began';
/** Whoever comes back sooner without having logged in was sent back: the provider is not asked again by itself. Milliseconds. */
const soon = 60_000;

/** Whether to go to the provider without being asked: once, so that two pages never send somebody to and fro. */
export const mayBeginByItself = (): boolean => {
  try {
    const began = Number(sessionStorage.getItem(key) ?? 0);
    const now = Date.now();
    if (now - began < soon) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    // Without a memory of it, it could go on for ever.
    return false;
  }
};
