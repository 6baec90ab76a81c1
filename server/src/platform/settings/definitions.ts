import { backupCopyDefinitions } from './backup-copies.ts';
import {
  byteSize,
  colour,
  commaList,
  databaseAddress,
  name,
  oneOf,
  optionalEmail,
  optionalPassword,
  optionalWebAddress,
  someNumber,
  text,
  timeOfDay,
  timeZone,
  username,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './readers.ts';
import { signOnDefinitions } from './sign-on.ts';

interface Definition {
  fallback: string;
  read(value: string): unknown;
  about: string;
  /** Its value is told to nobody. */
  secret?: true;
}

/** Every setting: its default, how it is read, and what the README says of it. */
export const definitions = {
  API_PORT: { fallback: '9000', read: wholeNumber(0, 65_535), about: 'Port that the server listens on' },
  API_HOST: { fallback: '0.0.0.0', read: text, about: 'Address that the server listens on' },
  BASE_URL: {
    fallback: 'http://localhost:9000',
    read: webAddress,
    about: 'Address under which people reach the server; used in links',
  },
  TZ: {
    fallback: '',
    read: timeZone,
    about: 'Time zone of the household, such as `Europe/Berlin`; it says when a day of the meal plan begins',
  },
  DAILY_SCHEDULE_TIME: {
    fallback: '23:45',
    read: timeOfDay,
    about:
      'Time of the day in `TZ` at which the work of every day is done, such as noting meals as made and tidying up',
  },
  DATA_DIR: { fallback: './data', read: text, about: 'Folder that holds the database, pictures and files' },
  BACKUP_NIGHTLY: { fallback: 'true', read: yesOrNo, about: 'Whether a backup is made and proven each night' },
  BACKUP_KEEP_DAYS: {
    fallback: '7',
    read: wholeNumber(1, 366),
    about: 'Days of which the last nightly backup is kept',
  },
  BACKUP_KEEP_WEEKS: {
    fallback: '4',
    read: wholeNumber(0, 520),
    about: 'Weeks of which the last nightly backup is kept',
  },
  BACKUP_KEEP_MONTHS: {
    fallback: '12',
    read: wholeNumber(0, 240),
    about: 'Months of which the last nightly backup is kept',
  },
  ...backupCopyDefinitions,
  MAX_UPLOAD: {
    fallback: '10 GB',
    read: byteSize,
    about: 'How large may be what is uploaded at once to move in, or a backup, such as `500 MB`',
  },
  DATABASE_URL: {
    fallback: '',
    read: databaseAddress,
    secret: true,
    about: 'Address of a PostgreSQL database, version 14 or newer; SQLite in `DATA_DIR` when empty',
  },
  DATABASE_TIMEOUT: {
    fallback: '15',
    read: someNumber(0.1, 3600),
    about: 'Seconds after which PostgreSQL counts as not answering; whoever waits is then told to try again',
  },
  TOKEN_TIME: {
    fallback: '48',
    read: wholeNumber(1, 87_600),
    about: 'Hours that a log-in lasts; 14 days with "remember me" if that is longer',
  },
  ALLOW_SIGNUP: { fallback: 'false', read: yesOrNo, about: 'Whether anybody may register without an invitation' },
  DEFAULT_GROUP: { fallback: 'Home', read: name, about: 'Name of the first group' },
  GROUP_STORAGE_MB: {
    fallback: '0',
    read: wholeNumber(0, 100_000_000),
    about:
      'Megabytes that the pictures and files of a group may take; what goes beyond is refused, and imports come without their files; 0 for no limit',
  },
  DEFAULT_HOUSEHOLD: {
    fallback: '',
    read: text,
    about: 'Name of the first group where `DEFAULT_GROUP` is not set: a group is one household',
  },
  INITIAL_ADMIN_EMAIL: {
    fallback: '',
    read: optionalEmail,
    about:
      'Makes the first administrator at the first start, together with the password; the setup wizard is then not shown',
  },
  INITIAL_ADMIN_PASSWORD: {
    fallback: '',
    read: optionalPassword,
    secret: true,
    about: 'Password of that administrator, at least 8 characters',
  },
  INITIAL_ADMIN_USERNAME: { fallback: 'admin', read: username, about: 'User name of that administrator' },
  INITIAL_ADMIN_NAME: { fallback: 'Administrator', read: name, about: 'Full name of that administrator' },
  IS_DEMO: {
    fallback: 'false',
    read: yesOrNo,
    about:
      'Whether everybody may try the server with a household that is put back each hour; it needs `INITIAL_ADMIN_EMAIL`, sends no mail and takes no registrations',
  },
  SECURITY_MAX_LOGIN_ATTEMPTS: {
    fallback: '5',
    read: wholeNumber(1, 1000),
    about: 'Wrong passwords after which an account is locked',
  },
  SECURITY_USER_LOCKOUT_TIME: {
    fallback: '24',
    read: wholeNumber(1, 8760),
    about: 'Hours that a locked account stays locked',
  },
  SECURITY_RATE_LIMIT: {
    fallback: '30',
    read: wholeNumber(0, 100_000),
    about:
      'Log-ins, registrations, setup attempts and ticks by a link allowed in a minute from one address; 0 switches the limit off',
  },
  ...signOnDefinitions,
  TRUSTED_PROXIES: {
    fallback: 'loopback',
    read: commaList,
    about:
      'Addresses or ranges of the reverse proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed, such as `172.18.0.2` or `172.18.0.0/16`; `loopback` is this machine',
  },
  OUTBOUND_ALLOW: {
    fallback: '',
    read: commaList,
    about: 'Hosts, host:port or address ranges in your own network from which pages may be fetched, comma-separated',
  },
  OUTBOUND_TIMEOUT: {
    fallback: '15',
    read: someNumber(0.1, 120),
    about: 'Seconds in which a page or a picture has to be fetched whole',
  },
  BULK_IMPORT_AT_ONCE: {
    fallback: '3',
    read: wholeNumber(1, 20),
    about: 'Pages that are imported at the same time when many are imported at once, never two of one site',
  },
  BULK_IMPORT_PAUSE: {
    fallback: '2',
    read: wholeNumber(0, 600),
    about: 'Seconds between two pages of the same site when many are imported at once',
  },
  OPENAI_BASE_URL: {
    fallback: '',
    read: optionalWebAddress,
    about:
      'Address of an OpenAI-compatible API such as `http://localhost:11434/v1` that may read ingredient lines and photos; with a key alone, that of OpenAI',
  },
  OPENAI_API_KEY: { fallback: '', read: text, secret: true, about: 'Key of that API, where it wants one' },
  OPENAI_MODEL: { fallback: '', read: text, about: 'Name of the language model to use there; none is used when empty' },
  SMTP_HOST: {
    fallback: '',
    read: text,
    about: 'Mail server, for forgotten passwords, for who is invited and for notices; no mail is sent when empty',
  },
  SMTP_PORT: { fallback: '587', read: wholeNumber(1, 65_535), about: 'Port of the mail server' },
  SMTP_FROM_NAME: { fallback: 'Larder', read: name, about: 'Name that mails come from' },
  SMTP_FROM_EMAIL: { fallback: '', read: optionalEmail, about: 'Address that mails come from' },
  SMTP_AUTH_STRATEGY: {
    fallback: 'TLS',
    read: oneOf('TLS', 'SSL', 'NONE'),
    about:
      '`TLS` begins plain and changes to TLS, usually on port 587; `SSL` is TLS from the start, on 465; `NONE` is plain',
  },
  SMTP_USER: { fallback: '', read: text, about: 'User name at the mail server, where it wants one' },
  SMTP_PASSWORD: { fallback: '', read: text, secret: true, about: 'Password at the mail server' },
  SMTP_TLS_CACERTFILE: {
    fallback: '',
    read: text,
    about: 'File with the certificate of your own authority, where the mail server has one of it',
  },
  API_DOCS: { fallback: 'true', read: yesOrNo, about: 'Whether `/docs` and `/openapi.json` are served' },
  METRICS: {
    fallback: 'false',
    read: yesOrNo,
    about: 'Whether `/metrics` is served, for Prometheus',
  },
  METRICS_TOKEN: {
    fallback: '',
    read: text,
    secret: true,
    about:
      'Token that Prometheus has to send as `Authorization: Bearer …`; without one anybody who reaches `/metrics` may read it',
  },
  LOG_LEVEL: {
    fallback: 'info',
    read: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    about: 'How much is logged',
  },
  GRACEFUL_TIMEOUT: {
    fallback: '30',
    read: wholeNumber(0, 3600),
    about: 'Seconds that open requests have to finish when the server is stopped',
  },
  THEME_LIGHT_PRIMARY: { fallback: '#BF4420', read: colour, about: 'Colour of the light theme' },
  THEME_LIGHT_ACCENT: { fallback: '#4E7433', read: colour, about: 'Colour of the light theme' },
  THEME_LIGHT_SECONDARY: { fallback: '#544A40', read: colour, about: 'Colour of the light theme' },
  THEME_LIGHT_SUCCESS: { fallback: '#26753D', read: colour, about: 'Colour of the light theme' },
  THEME_LIGHT_INFO: { fallback: '#28628C', read: colour, about: 'Colour of the light theme' },
  THEME_LIGHT_WARNING: { fallback: '#8C5D08', read: colour, about: 'Colour of the light theme' },
  THEME_LIGHT_ERROR: { fallback: '#AC263E', read: colour, about: 'Colour of the light theme' },
  THEME_DARK_PRIMARY: { fallback: '#E67E57', read: colour, about: 'Colour of the dark theme' },
  THEME_DARK_ACCENT: { fallback: '#A5C387', read: colour, about: 'Colour of the dark theme' },
  THEME_DARK_SECONDARY: { fallback: '#BFB5A9', read: colour, about: 'Colour of the dark theme' },
  THEME_DARK_SUCCESS: { fallback: '#82C392', read: colour, about: 'Colour of the dark theme' },
  THEME_DARK_INFO: { fallback: '#7DAED0', read: colour, about: 'Colour of the dark theme' },
  THEME_DARK_WARNING: { fallback: '#EFB94A', read: colour, about: 'Colour of the dark theme' },
  THEME_DARK_ERROR: { fallback: '#E68390', read: colour, about: 'Colour of the dark theme' },
} as const satisfies Record<string, Definition>;

export type SettingName = keyof typeof definitions;
