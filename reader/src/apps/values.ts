import { readMinutes } from '../page/fields/minutes.ts';
import type { AppTime, Unplaced } from './app-recipe.ts';

/** Whatever a file has in a place, as text without blanks around it; empty for anything that is neither text nor a number. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of texts; one text is a list of one. */
export const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '');

/** The members of a list that are objects. */
export const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** "Soup, Winter" as a list. */
export const listedIn = (value: unknown, sign: string | RegExp = ','): string[] =>
  textOf(value)
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A time in words or as ISO 8601; what has no number of minutes in it stays as it is. Undefined for none. */
export const timeOf = (value: unknown): AppTime | undefined => {
  const text = textOf(value);
  if (text === '' || /^0+(?:[.:,]0+)*\s*\p{L}*$/u.test(text)) return undefined;
  return readMinutes(text) ?? text;
};

/** A number of minutes; undefined for none. */
export const minutesOf = (value: unknown): AppTime | undefined => {
  const text = textOf(value);
  return /^\d{1,6}(?:\.\d+)?$/.test(text) && Number(text) > 0 ? Math.round(Number(text)) : timeOf(value);
};

/** Stars of so many as stars of five, in steps of a half; undefined for none. */
export const ratingOf = (value: unknown, most = 5): number | undefined => {
  const stars = (Number.parseFloat(textOf(value).replace(',', '.')) * 5) / most;
  return stars > 0 && stars <= 5 ? Math.round(stars * 2) / 2 : undefined;
};

/** A day or moment as ISO 8601; undefined for what is none. Times without a zone are taken for UTC. */
export const momentOf = (value: unknown): string | undefined => {
  const text = textOf(value);
  const [day, time] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?/.exec(text)?.slice(1) ?? [];
  if (!day || Number.isNaN(Date.parse(day))) return undefined;
  if (!time) return day;
  const zone = /(?:Z|[+-]\d{2}:?\d{2})$/.exec(text)?.[0] ?? 'Z';
  const moment = Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(moment) ? day : new Date(moment).toISOString();
};

/** A moment as programs count it, in seconds from 1970 on; undefined for what is none. */
export const momentOfSeconds = (text: string): string | undefined =>
  /^\d{9,10}(?:\.\d{1,9})?$/.test(text) ? new Date(Number(text) * 1000).toISOString() : undefined;

/** Web addresses only; empty for anything else. */
export const addressOf = (value: unknown): string | undefined => {
  const text = textOf(value);
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? text : undefined;
};

/** Those of an app's own fields that say something. */
export const unplacedOf = (fields: Record<string, unknown>): Unplaced[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const text = textsOf(value).join(', ');
    return text === '' ? [] : [{ name, text }];
  });

/** The bytes of base64, also with a `data:` address before it; undefined for none. */
export const bytesOf = (value: unknown): Uint8Array | undefined => {
  const text = typeof value === 'string' ? value.replace(/^data:[^,]{0,100},/, '').replace(/\s+/g, '') : '';
  if (text === '' || !/^[A-Za-z0-9+/_-]{4,}={0,2}$/.test(text)) return undefined;
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = new Uint8Array(letters.length);
    // A picture has millions of them: an iterator takes ten times as long.
    for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
    return bytes;
  } catch {
    return undefined;
  }
};
