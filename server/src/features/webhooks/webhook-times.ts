import type { Webhook, WebhookInput } from '@larder/contract';
import { addDays, dayIn, momentIn } from '../../platform/clock/days.ts';

/** A time of the day, and whose clock it is. */
export interface HookTime {
  time: string;
  clock: 'utc' | 'home';
}

const zoneOf = ({ clock }: HookTime, timeZone: string) => (clock === 'utc' ? 'UTC' : timeZone);

const secondsOf = (time: string): number => Number(time.slice(6, 8));

const momentOf = (hook: HookTime, timeZone: string, day: string): Date => {
  const moment = momentIn(zoneOf(hook, timeZone), day, hook.time.slice(0, 5));
  return new Date(moment.getTime() + secondsOf(hook.time) * 1000);
};

/** Its moment on the day that it is. */
export const momentToday = (hook: HookTime, timeZone: string, now: Date): Date =>
  momentOf(hook, timeZone, dayIn(zoneOf(hook, timeZone), now));

/** The last of its moments that has come. */
export const lastMoment = (hook: HookTime, timeZone: string, now: Date): Date => {
  const today = dayIn(zoneOf(hook, timeZone), now);
  const moment = momentOf(hook, timeZone, today);
  return moment <= now ? moment : momentOf(hook, timeZone, addDays(today, -1));
};

/** How its time is told: in Greenwich, and where the household lives, both today. */
export const timesOf = (
  hook: HookTime,
  timeZone: string,
  now: Date,
): Pick<Webhook, 'scheduledTime' | 'localTime' | 'timeZone'> => {
  const moment = momentToday(hook, timeZone, now);
  const local = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return { scheduledTime: moment.toISOString().slice(11, 19), localTime: local.format(moment), timeZone };
};

/** The time that was sent, if one was. */
export const sentTime = ({ scheduledTime, localTime }: WebhookInput): HookTime | undefined => {
  if (localTime) return { time: `${localTime}:00`, clock: 'home' };
  if (!scheduledTime) return undefined;
  const [, day = '2000-01-01', time = '', zone = 'Z'] =
    /^(?:(\d{4}-\d{2}-\d{2})[T ])?([\d:.]+)(Z|[+-]\d{2}:?\d{2})?$/.exec(scheduledTime) ?? [];
  const offset = zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const moment = new Date(`${day}T${time}${offset}`);
  return { time: moment.toISOString().slice(11, 19), clock: 'utc' };
};
