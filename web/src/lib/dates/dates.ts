import { locale, t } from '../messages/index.ts';

type Moment = string | number | Date;

const cached = <Options, Format>(make: (options: Options) => Format) => {
  const formats = new Map<string, Format>();
  return (options: Options) => {
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? make(options);
    formats.set(key, format);
    return format;
  };
};

const dateFormat = cached((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale(), options));
const numberFormat = cached((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale(), options));
const listFormat = cached((options: Intl.ListFormatOptions) => new Intl.ListFormat(locale(), options));
const agoFormat = cached((options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale(), options));

export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}) =>
  numberFormat(options).format(value);

/** A day in words: 3 March 2026. A plain date such as 2026-03-03 is that day everywhere. */
export const formatDay = (day: Moment, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
  typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)
    ? dateFormat({ ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
    : dateFormat(options).format(new Date(day));

/** From one day to another: 12 – 18 March 2026. */
export const formatDays = (from: string, to: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat({ ...options, timeZone: 'UTC' }).formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));

export const formatMoment = (
  moment: Moment,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
) => dateFormat(options).format(new Date(moment));

/** A time of the day that is written 23:45, as the language writes it. */
export const formatTime = (time: string) => formatMoment(`2000-01-01T${time}`, { timeStyle: 'short' });

/** Flour, salt, and water. */
export const formatList = (items: readonly string[], options: Intl.ListFormatOptions = { type: 'conjunction' }) =>
  listFormat(options).format(items);

/** A day as people name it: today, yesterday, tomorrow, 3 March, and of another year 3 March 2025. */
export function formatNearDay(moment: Moment, now: number = Date.now()) {
  const [then, today] = [new Date(moment), new Date(now)];
  const days = Math.round((startOf(then) - startOf(today)) / 86_400_000);
  if (Math.abs(days) <= 1) return agoFormat({ numeric: 'auto' }).format(days, 'day');
  const isThisYear = then.getFullYear() === today.getFullYear();
  return formatDay(then, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) });
}

/** A moment as people name it where it stands alone: Today, 14:46, and of other days 3 March, 14:46. */
export const formatNearMoment = (moment: Moment, now: number = Date.now()) =>
  t('date.moment', {
    day: capitalized(formatNearDay(moment, now)),
    time: formatMoment(moment, { timeStyle: 'short' }),
  });

/** The same within a sentence: today, 14:46. */
export const formatMomentWithin = (moment: Moment, now: number = Date.now()) =>
  t('date.moment', { day: formatNearDay(moment, now), time: formatMoment(moment, { timeStyle: 'short' }) });

/** Words that begin a line of their own. */
export const capitalized = (words: string): string => words.slice(0, 1).toLocaleUpperCase(locale()) + words.slice(1);

const startOf = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago: 3 days ago, yesterday, now. */
export function formatAgo(moment: Moment, now: number = Date.now()) {
  const seconds = (new Date(moment).getTime() - now) / 1000;
  const [unit, size] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 60];
  return agoFormat({ numeric: 'auto' }).format(unit === 'second' ? 0 : Math.round(seconds / size), unit);
}
