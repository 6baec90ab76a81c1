/** Milliseconds that a `Retry-After` asks for: it says seconds, or a date. */
export const askedWait = (header: string | undefined, now: Date): number | undefined => {
  if (!header) return undefined;
  const milliseconds = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isFinite(milliseconds) ? Math.max(milliseconds, 0) : undefined;
};
