/** `$NOW`, or with how much before or after it: `$NOW-30d`. As Mealie has it, months are `m` and minutes `M`. */
const pattern = /^\$(?:NOW|now)(?:([+-])(\d{1,6})([ymwdHhMSs]))?$/;

const seconds: Readonly<Record<string, number>> = {
  ...{ w: 604_800, d: 86_400, H: 3600, h: 3600, M: 60, S: 1, s: 1 },
};
const months: Readonly<Record<string, number>> = { y: 12, m: 1 };

/** A moment that is said relative to now, which may be none that a calendar has; undefined for a text that says none. */
export const relativeMoment = (text: string, now: Date): Date | undefined => {
  const [whole, sign, amount = '0', unit = 'd'] = pattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const by = (sign === '-' ? -1 : 1) * Number(amount);
  const inMonths = months[unit];
  if (inMonths !== undefined) return addMonths(now, by * inMonths);
  return new Date(now.getTime() + by * (seconds[unit] ?? 0) * 1000);
};

/** The same day of another month, or the last one of a month that is too short for it. */
const addMonths = (from: Date, by: number): Date => {
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + by);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return moved;
};
