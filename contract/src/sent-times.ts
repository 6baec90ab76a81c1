import { z } from 'zod';

/** ISO 8601 as programs write it: a day, or a day and a time with or without seconds, fractions and a zone. */
const written = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** `Date` takes a 30th of February for the 1st of March. */
const isInCalendar = (day: string): boolean => {
  const moment = new Date(`${day}T00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
};

/** The moment in UTC that a text means, in four digits of a year so that moments sort as texts; without a zone it is UTC. */
const readMoment = (text: string): string | undefined => {
  const [, day = '', time = '00:00', zone = 'Z'] = written.exec(text.trim()) ?? [];
  if (!isInCalendar(day)) return undefined;
  const moment = new Date(`${day}T${time}${zone.toUpperCase().replace(/(\d{2})(\d{2})$/, '$1:$2')}`);
  if (Number.isNaN(moment.getTime())) return undefined;
  const iso = moment.toISOString();
  return /^\d{4}-/.test(iso) ? iso : undefined;
};

/** A moment as clients send it: ISO 8601 with or without zone; without one it is UTC. */
export const SentMoment = z
  .string()
  .max(40)
  .transform((text, context) => {
    const moment = readMoment(text);
    if (moment !== undefined) return moment;
    context.addIssue({ code: 'custom', message: 'moment' });
    return z.NEVER;
  });

/** A day as clients send it, or a moment of which the day counts. */
export const SentDay = z
  .string()
  .max(40)
  .transform((text, context) => {
    const day = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)?.[0] ?? '';
    if (isInCalendar(day)) return day;
    context.addIssue({ code: 'custom', message: 'day' });
    return z.NEVER;
  });
