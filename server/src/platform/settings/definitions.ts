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
  /** The document that tells more, for the README. */
  guide?: string;
  /** Its value is told to nobody. */
  secret?: true;
}

/** Every setting: its default, and how it is read. What it means is `setting.<name>` in messages. */
export const definitions = {
  API_PORT: { fallback: '9000', read: wholeNumber(0, 65_535) },
  API_HOST: { fallback: '0.0.0.0', read: text },
  BASE_URL: { fallback: 'http://localhost:9000', read: webAddress },
  TZ: { fallback: '', read: timeZone },
  DAILY_SCHEDULE_TIME: { fallback: '23:45', read: timeOfDay },
  DATA_DIR: { fallback: './data', read: text },
  BACKUP_NIGHTLY: { fallback: 'true', read: yesOrNo },
  BACKUP_KEEP_DAYS: { fallback: '7', read: wholeNumber(1, 366) },
  BACKUP_KEEP_WEEKS: { fallback: '4', read: wholeNumber(0, 520) },
  BACKUP_KEEP_MONTHS: { fallback: '12', read: wholeNumber(0, 240) },
  ...backupCopyDefinitions,
  MAX_UPLOAD: { fallback: '10 GB', read: byteSize },
  DATABASE_URL: { fallback: '', read: databaseAddress, secret: true },
  DATABASE_TIMEOUT: { fallback: '15', read: someNumber(0.1, 3600) },
  TOKEN_TIME: { fallback: '48', read: wholeNumber(1, 87_600) },
  ALLOW_SIGNUP: { fallback: 'false', read: yesOrNo },
  DEFAULT_GROUP: { fallback: 'Home', read: name },
  GROUP_STORAGE_MB: { fallback: '0', read: wholeNumber(0, 100_000_000) },
  DEFAULT_HOUSEHOLD: { fallback: '', read: text },
  INITIAL_ADMIN_EMAIL: { fallback: '', read: optionalEmail },
  INITIAL_ADMIN_PASSWORD: { fallback: '', read: optionalPassword, secret: true },
  INITIAL_ADMIN_USERNAME: { fallback: 'admin', read: username },
  INITIAL_ADMIN_NAME: { fallback: 'Administrator', read: name },
  IS_DEMO: { fallback: 'false', read: yesOrNo },
  SECURITY_MAX_LOGIN_ATTEMPTS: { fallback: '5', read: wholeNumber(1, 1000) },
  SECURITY_USER_LOCKOUT_TIME: { fallback: '24', read: wholeNumber(1, 8760) },
  SECURITY_RATE_LIMIT: { fallback: '30', read: wholeNumber(0, 100_000) },
  ...signOnDefinitions,
  TRUSTED_PROXIES: { fallback: 'loopback', read: commaList },
  OUTBOUND_ALLOW: { fallback: '', read: commaList },
  OUTBOUND_TIMEOUT: { fallback: '15', read: someNumber(0.1, 120) },
  BULK_IMPORT_AT_ONCE: { fallback: '3', read: wholeNumber(1, 20) },
  BULK_IMPORT_PAUSE: { fallback: '2', read: wholeNumber(0, 600) },
  OPENAI_BASE_URL: { fallback: '', read: optionalWebAddress },
  OPENAI_API_KEY: { fallback: '', read: text, secret: true },
  OPENAI_MODEL: { fallback: '', read: text },
  SMTP_HOST: { fallback: '', read: text },
  SMTP_PORT: { fallback: '587', read: wholeNumber(1, 65_535) },
  SMTP_FROM_NAME: { fallback: 'Larder', read: name },
  SMTP_FROM_EMAIL: { fallback: '', read: optionalEmail },
  SMTP_AUTH_STRATEGY: { fallback: 'TLS', read: oneOf('TLS', 'SSL', 'NONE') },
  SMTP_USER: { fallback: '', read: text },
  SMTP_PASSWORD: { fallback: '', read: text, secret: true },
  SMTP_TLS_CACERTFILE: { fallback: '', read: text },
  API_DOCS: { fallback: 'true', read: yesOrNo },
  METRICS: { fallback: 'false', read: yesOrNo },
  METRICS_TOKEN: { fallback: '', read: text, secret: true },
  LOG_LEVEL: { fallback: 'info', read: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent') },
  GRACEFUL_TIMEOUT: { fallback: '30', read: wholeNumber(0, 3600) },
  THEME_LIGHT_PRIMARY: { fallback: '#BF4420', read: colour },
  THEME_LIGHT_ACCENT: { fallback: '#4E7433', read: colour },
  THEME_LIGHT_SECONDARY: { fallback: '#544A40', read: colour },
  THEME_LIGHT_SUCCESS: { fallback: '#26753D', read: colour },
  THEME_LIGHT_INFO: { fallback: '#28628C', read: colour },
  THEME_LIGHT_WARNING: { fallback: '#8C5D08', read: colour },
  THEME_LIGHT_ERROR: { fallback: '#AC263E', read: colour },
  THEME_DARK_PRIMARY: { fallback: '#E67E57', read: colour },
  THEME_DARK_ACCENT: { fallback: '#A5C387', read: colour },
  THEME_DARK_SECONDARY: { fallback: '#BFB5A9', read: colour },
  THEME_DARK_SUCCESS: { fallback: '#82C392', read: colour },
  THEME_DARK_INFO: { fallback: '#7DAED0', read: colour },
  THEME_DARK_WARNING: { fallback: '#EFB94A', read: colour },
  THEME_DARK_ERROR: { fallback: '#E68390', read: colour },
} as const satisfies Record<string, Definition>;

export type SettingName = keyof typeof definitions;
