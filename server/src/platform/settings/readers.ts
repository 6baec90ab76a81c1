import { isIP } from 'node:net';
import { Email, Name, Password, Username } from '@larder/contract';
import type { z } from 'zod';

/** Says what a setting has to be; the reader of all settings adds which one it is. */
export class SettingError extends Error {}

export const text = (value: string): string => value;

/** Whatever the API takes for the same thing. */
const asTheApiDoes =
  <Value>(schema: z.ZodType<Value>, otherwise: string) =>
  (value: string): Value => {
    const { data, success } = schema.safeParse(value);
    if (success) return data;
    throw new SettingError(otherwise);
  };

const none = (value: string) => value === '';
export const optionalEmail = (value: string): string | null => (none(value) ? null : email(value));
export const optionalWebAddress = (value: string): string | null => (none(value) ? null : webAddress(value));
export const optionalPassword = (value: string): string | null => (none(value) ? null : password(value));
export const username = asTheApiDoes(Username, 'it has to be a name without white space');
export const name = asTheApiDoes(Name, 'it has to be a name of at most 255 characters');
const email = asTheApiDoes(Email, 'it has to be an e-mail address');
const password = asTheApiDoes(Password, 'it has to have at least 8 characters');

export const yesOrNo = (value: string): boolean => {
  if (/^(true|yes|on|1)$/i.test(value)) return true;
  if (/^(false|no|off|0)$/i.test(value)) return false;
  throw new SettingError('it has to be true or false');
};

/** A time of the day as `23:45`. */
export const timeOfDay = (value: string): string => {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(value)) return value;
  throw new SettingError('it has to be a time such as 23:45');
};

/** A time zone by its name, such as `Europe/Berlin`; without one that of the machine. */
export const timeZone = (value: string): string => {
  try {
    return new Intl.DateTimeFormat('en', value === '' ? {} : { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    throw new SettingError('it has to be the name of a time zone, such as Europe/Berlin');
  }
};

export const wholeNumber =
  (least: number, most: number) =>
  (value: string): number => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    throw new SettingError(`it has to be a whole number from ${least} to ${most}`);
  };

export const someNumber =
  (least: number, most: number) =>
  (value: string): number => {
    const number = Number(value);
    if (number >= least && number <= most) return number;
    throw new SettingError(`it has to be a number from ${least} to ${most}`);
  };

export const oneOf =
  <const Choice extends string>(...choices: Choice[]) =>
  (value: string): Choice => {
    const choice = choices.find((one) => one.toLowerCase() === value.toLowerCase());
    if (choice) return choice;
    throw new SettingError(`it has to be one of ${choices.join(', ')}`);
  };

/** An address without a slash at its end. */
export const webAddress = (value: string): string => {
  const address = URL.canParse(value) ? new URL(value) : null;
  if (address?.protocol === 'http:' || address?.protocol === 'https:') return value.replace(/(?<!\/)\/+$/, '');
  throw new SettingError('it has to be a full address such as https://larder.example.org');
};

export const databaseAddress = (value: string): string | null => {
  if (!value) return null;
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value;
  throw new SettingError(
    'it has to be empty (for SQLite) or an address such as postgresql://user:password@host:5432/database',
  );
};

export const commaList = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export const colour = (value: string): string => {
  if (/^#[0-9a-f]{6}$/i.test(value)) return value.toUpperCase();
  throw new SettingError('it has to be a colour such as #BF4420');
};

export const spaceList = (value: string): string[] => value.split(/\s+/).filter(Boolean);

const algorithms = ['RS', 'PS', 'ES'].flatMap((kind) => ['256', '384', '512'].map((bits) => kind + bits));

/** One whose keys the provider publishes; nothing where it is to say itself. */
export const signingAlgorithm = (value: string): string | null => {
  if (value === '') return null;
  const algorithm = [...algorithms, 'EdDSA'].find((one) => one.toLowerCase() === value.toLowerCase());
  if (algorithm) return algorithm;
  throw new SettingError(`it has to be one of ${algorithms.join(', ')}, EdDSA`);
};

export const ldapAddress = (value: string): string | null => {
  if (value === '') return null;
  if (URL.canParse(value) && /^ldaps?:$/.test(new URL(value).protocol)) return value;
  throw new SettingError('it has to be an address such as ldaps://ldap.example.org');
};

/** In lower case, as the server reads them. */
export const headerName = (value: string): string => {
  if (/^[\w-]*$/.test(value)) return value.toLowerCase();
  throw new SettingError('it has to be the name of a header, such as Remote-User');
};

/** Addresses and ranges of machines, and `loopback` for this one. */
export const addressList = (value: string): string[] => {
  const entries = commaList(value);
  const wrong = entries.find((entry) => {
    const [address = '', bits = '0'] = entry.split('/');
    return entry !== 'loopback' && (isIP(address) === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > 128);
  });
  if (wrong === undefined) return entries;
  throw new SettingError(
    'it has to be addresses or ranges such as 172.18.0.2 or 172.18.0.0/16, with commas between them',
  );
};

const sizeUnits: Record<string, number> = { '': 1, B: 1, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 };

/** Bytes, such as `500 MB`. */
export const byteSize = (value: string): number => {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?) ?([A-Za-z]{0,2})$/.exec(value) ?? [];
  const bytes = Number(number || Number.NaN) * (sizeUnits[unit.toUpperCase()] ?? Number.NaN);
  if (bytes >= 1) return Math.floor(bytes);
  throw new SettingError('it has to be a size such as 500 MB or 10 GB');
};
