import { z } from 'zod';
import type { GroupTransaction } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import {
  addJobs,
  complete,
  defineJob,
  hasOpenJobs,
  type JobDefinition,
  type RunningJob,
} from '../../platform/jobs/index.ts';
import { addDays, dayIn, daysBetween } from './days.ts';
import { noteMealsOf } from './note-meals.ts';
import { writeAllAhead } from './write-repeats.ts';

/** The next day whose meals have to be noted; the first time the day of a moment. */
const dayJob = {
  name: 'mealplan-day',
  payload: z.union([z.object({ day: z.string() }), z.object({ since: z.string() })]),
};
type Payload = z.infer<typeof dayJob.payload>;

/** Finds the job of a group again. */
const subject = 'mealplan-day';

/** So many days are made up for after a sleep. */
const mostDaysMadeUp = 60;

/** A group that plans meals is looked after once a day from then on. */
export const lookAfterDaily = async (db: GroupTransaction, at: Date): Promise<void> => {
  if (!(await hasOpenJobs(db, subject)))
    await addJobs(db, dayJob, [{ subject, payload: { since: at.toISOString() } }], at);
};

type Parts = Pick<Platform, 'clock' | 'daily' | 'files' | 'settings'>;

/** Notes the meals of each day that has come to its end, once, and writes what repeats ahead. */
export const mealplanJobs = ({ clock, daily, files, settings }: Parts): JobDefinition[] => {
  const { TZ } = settings;
  const { momentOf } = daily;
  const goOn = (db: GroupTransaction, day: string, at: Date) =>
    addJobs(db, dayJob, [{ subject, payload: { day }, dueAt: momentOf(day) }], at);
  return [
    defineJob<Payload>({
      kind: dayJob,
      atOnce: 1,
      run: async (job) => {
        const at = clock.now();
        const today = dayIn(TZ, at);
        const { payload } = job;
        const first = 'day' in payload ? payload.day : dayIn(TZ, new Date(payload.since));
        let next = daysBetween(first, today) > mostDaysMadeUp ? addDays(today, -mostDaysMadeUp) : first;
        await complete(job, async (db) => {
          for (; momentOf(next) <= at; next = addDays(next, 1))
            await noteMealsOf(db, next, { at, files, timeZone: TZ });
          await writeAllAhead(db, { today, at });
          await goOn(db, next, at);
        });
      },
      giveUp: async (job: RunningJob<Payload | undefined>) => {
        const at = clock.now();
        await complete(job, (db) => goOn(db, addDays(dayIn(TZ, at), 1), at));
      },
    }),
  ];
};
