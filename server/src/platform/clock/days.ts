const length = 24 * 3_600_000;

/** A day as `2026-03-01`, so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * length).toISOString().slice(0, 10);

/** The day that it is somewhere at a moment. */
export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);

/** What the clocks somewhere say at a moment, as if that were in Greenwich. */
const wallClock = (timeZone: string, moment: Date): number => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
};

/** The moment at which it is a day and a time such as `18:00` somewhere; an hour that clocks leap over is taken as the one behind it. */
export const momentIn = (timeZone: string, day: string, time: string): Date => {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (moment: number) => wallClock(timeZone, new Date(moment)) - moment;
  const guess = wanted - offsetAt(wanted);
  const moment = wanted - offsetAt(guess);
  return new Date(wallClock(timeZone, new Date(moment)) === wanted ? moment : Math.max(guess, moment));
};
