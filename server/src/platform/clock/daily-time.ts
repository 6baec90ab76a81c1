import { addDays, dayIn, momentIn } from './days.ts';

/** The time of the day at which the work of every day is done, in the time zone of the household. */
export interface DailyTime {
  /** That time of a day such as `2026-03-01`. */
  momentOf(day: string): Date;
  /** The first such moment after another one. */
  nextAfter(moment: Date): Date;
}

export const dailyTime = ({ TZ, DAILY_SCHEDULE_TIME }: { TZ: string; DAILY_SCHEDULE_TIME: string }): DailyTime => {
  const momentOf = (day: string): Date => momentIn(TZ, day, DAILY_SCHEDULE_TIME);
  return {
    momentOf,
    nextAfter: (moment) => {
      const today = dayIn(TZ, moment);
      const next = [today, addDays(today, 1)].map(momentOf).find((at) => at > moment);
      return next ?? momentOf(addDays(today, 2));
    },
  };
};
