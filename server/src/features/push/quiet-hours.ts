import { addDays, dayIn, momentIn } from '../../platform/clock/days.ts';

interface Quiet {
  zone: string;
  quietFrom: string | null;
  quietUntil: string | null;
}

/** The moment itself, or the end of the quiet hours that it lies in. */
export const afterQuietHours = ({ zone, quietFrom, quietUntil }: Quiet, moment: Date): Date => {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return moment;
  const today = dayIn(zone, moment);
  const isOverMidnight = quietFrom > quietUntil;
  for (const day of [addDays(today, -1), today]) {
    const from = momentIn(zone, day, quietFrom);
    const until = momentIn(zone, isOverMidnight ? addDays(day, 1) : day, quietUntil);
    if (from <= moment && moment < until) return until;
  }
  return moment;
};

/** The day and moment at which it is a time of the day next. */
export const nextTime = ({ zone }: Pick<Quiet, 'zone'>, time: string, now: Date): { day: string; at: Date } => {
  const today = dayIn(zone, now);
  const at = momentIn(zone, today, time);
  if (at > now) return { day: today, at };
  const tomorrow = addDays(today, 1);
  return { day: tomorrow, at: momentIn(zone, tomorrow, time) };
};
