import { relativeMoment } from '@larder/kitchen';
import { askedNow, dayOf } from '../../clock/asked-now.ts';
import type { FilterValue } from './filter.ts';
import type { Column } from './list-fields.ts';
import { QueryFilterError } from './query-filter-error.ts';

/** Whether a filter says anything relative to the time at which it is asked. */
export const isRelative = (text: string | undefined): boolean => /\$now\b/i.test(text ?? '');

const uuid = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/;

/** A value of a filter as its column holds it. Throws `QueryFilterError` where it cannot be one. */
export const valueFor = ({ kind }: Column, value: FilterValue): string | number => {
  switch (kind) {
    case 'id':
      return readId(value);
    case 'number':
      return readNumber(value);
    case 'flag':
      return /^([ty]|1$)/i.test(value.text) ? 1 : 0;
    case 'moment':
      return readMoment(value).toISOString();
    case 'day':
      return isRelative(value.text) ? dayOf(readMoment(value)) : utcDayOf(readMoment(value));
    case 'text':
      return value.text;
  }
};

const readId = ({ text, at }: FilterValue): string => {
  const id = text.trim().toLowerCase();
  if (!uuid.test(id)) throw new QueryFilterError('invalid-uuid', at, text);
  return id.replaceAll('-', '').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

const readNumber = ({ text, at }: FilterValue): number => {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(number)) throw new QueryFilterError('invalid-number', at, text);
  return number;
};

const utcDayOf = (moment: Date): string => moment.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Dates in any usual writing, or relative to now; those without a zone are UTC. A number alone is a date only as a year. */
const readMoment = ({ text, at }: FilterValue): Date => {
  const plain = text.trim();
  const relative = isRelative(plain) ? relativeMoment(plain, askedNow()) : undefined;
  if (relative) {
    // Years that do not sort as texts are none.
    const iso = Number.isNaN(relative.getTime()) ? '' : relative.toISOString();
    if (!/^\d{4}-/.test(iso)) throw new QueryFilterError('invalid-date', at, text);
    return relative;
  }
  const moment = /^[+-]?\d+$/.test(plain) && !/^\d{4}$/.test(plain) ? undefined : momentOf(plain);
  if (moment === undefined) throw new QueryFilterError('invalid-date', at, text);
  return moment;
};

/** Undefined for a day that no calendar has, and for years that do not sort as texts. */
const momentOf = (plain: string): Date | undefined => {
  const [, year, month = '', date = '', time = '00:00'] =
    /^(\d{4})-(\d\d?)-(\d\d?)(?:[T ]([\d:.]+))?$/.exec(plain) ?? [];
  const day = year && `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const isZoned = /z$|[+-]\d\d:?\d\d$|\b(utc|gmt)\b/i.test(plain);
  const moment = new Date(day ? `${day}T${time}Z` : isZoned ? plain : `${plain} UTC`);
  if (Number.isNaN(moment.getTime())) return undefined;
  const iso = moment.toISOString();
  return /^\d{4}-/.test(iso) && (!day || iso.startsWith(day)) ? moment : undefined;
};
