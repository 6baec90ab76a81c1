import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { definitions, type SettingName } from './definitions.ts';
import { SettingError } from './readers.ts';

type Read<Name extends SettingName> = ReturnType<(typeof definitions)[Name]['read']>;
export type Settings = Readonly<{ [Name in SettingName]: Read<Name> }>;

const refuseHalfAnAdmin = ({ INITIAL_ADMIN_EMAIL, INITIAL_ADMIN_PASSWORD }: Settings): void => {
  if ((INITIAL_ADMIN_EMAIL === null) === (INITIAL_ADMIN_PASSWORD === null)) return;
  const missing = INITIAL_ADMIN_EMAIL === null ? 'INITIAL_ADMIN_EMAIL' : 'INITIAL_ADMIN_PASSWORD';
  throw new SettingError(`The setting ${missing} is missing: the first administrator needs an e-mail and a password.`);
};

/** What is switched on, and what it cannot do without. */
const needs = [
  ['OIDC_AUTH_ENABLED', ['OIDC_CONFIGURATION_URL', 'OIDC_CLIENT_ID']],
  [
    'LDAP_AUTH_ENABLED',
    ['LDAP_SERVER_URL', 'LDAP_BASE_DN', 'LDAP_ID_ATTRIBUTE', 'LDAP_NAME_ATTRIBUTE', 'LDAP_MAIL_ATTRIBUTE'],
  ],
  ['PROXY_AUTH_HEADER', ['PROXY_AUTH_FROM']],
  ['IS_DEMO', ['INITIAL_ADMIN_EMAIL']],
  ['BACKUP_COPY_S3_BUCKET', ['BACKUP_COPY_S3_ACCESS_KEY', 'BACKUP_COPY_S3_SECRET_KEY']],
] as const satisfies [SettingName, SettingName[]][];

const refuseWhatIsHalf = (settings: Settings): void => {
  for (const [switched, names] of needs) {
    const missing = settings[switched] ? names.find((name) => !settings[name]?.length) : undefined;
    if (missing) throw new SettingError(`The setting ${missing} is missing: ${switched} needs it.`);
  }
};

const places = ['BACKUP_COPY_FOLDER', 'BACKUP_COPY_WEBDAV_URL', 'BACKUP_COPY_S3_BUCKET'] as const;

const refuseTwoPlaces = (settings: Settings): void => {
  const [one, other] = places.filter((name) => settings[name]);
  if (one && other)
    throw new SettingError(`The settings ${one} and ${other} are both there: only one of them can hold.`);
};

/** The value of a secret may stand in a file, as the secrets of Docker and Kubernetes do. */
const readSecretFile = (environment: Record<string, string | undefined>, name: string): string | undefined => {
  const file = environment[`${name}_FILE`]?.trim();
  if (!file) return undefined;
  if (environment[name]?.trim()) {
    throw new SettingError(`The settings ${name} and ${name}_FILE are both there: only one of them can hold.`);
  }
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new SettingError(`The setting ${name}_FILE is "${file}": it has to be a file that the server can read.`, {
      cause,
    });
  }
};

interface SettingText {
  text: string;
  from: 'default' | 'environment' | 'file';
}

const texts = new WeakMap<Settings, ReadonlyMap<string, SettingText>>();

/** The settings as they were written down. */
export const textsOf = (settings: Settings): ReadonlyMap<string, SettingText> => {
  const known = texts.get(settings);
  if (!known) throw new Error('These settings were not read from anywhere.');
  return known;
};

/**
 * Reads every setting once. A wrong value ends the start with a sentence that names it.
 * @throws SettingError
 */
export const readSettings = (environment: Record<string, string | undefined>): Settings => {
  const written = new Map<string, SettingText>();
  const read = Object.entries(definitions).map(([name, { read, fallback, ...more }]) => {
    const fromFile = 'secret' in more ? readSecretFile(environment, name) : undefined;
    const given = fromFile || environment[name]?.trim();
    const text = given || fallback;
    written.set(name, { text, from: fromFile ? 'file' : given ? 'environment' : 'default' });
    try {
      return [name, read(text)];
    } catch (cause) {
      if (!(cause instanceof SettingError)) throw cause;
      const shown = 'secret' in more ? 'not right' : `"${text}"`;
      throw new SettingError(`The setting ${name} is ${shown}: ${cause.message}.`, { cause });
    }
  });
  const settings: Settings = Object.fromEntries(read);
  refuseHalfAnAdmin(settings);
  refuseWhatIsHalf(settings);
  refuseTwoPlaces(settings);
  // A group is one household: who names only that means the group.
  const { DEFAULT_HOUSEHOLD } = settings;
  const DEFAULT_GROUP = environment.DEFAULT_GROUP?.trim()
    ? settings.DEFAULT_GROUP
    : DEFAULT_HOUSEHOLD || settings.DEFAULT_GROUP;
  // What registers would stay when the demo is put back.
  const ALLOW_SIGNUP = settings.ALLOW_SIGNUP && !settings.IS_DEMO;
  const complete: Settings = { ...settings, DEFAULT_GROUP, ALLOW_SIGNUP, DATA_DIR: resolve(settings.DATA_DIR) };
  texts.set(complete, written);
  return complete;
};
