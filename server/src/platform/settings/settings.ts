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

/**
 * Reads every setting once. A wrong value ends the start with a sentence that names it.
 * @throws SettingError
 */
export const readSettings = (environment: Record<string, string | undefined>): Settings => {
  const read = Object.entries(definitions).map(([name, { read, fallback, ...more }]) => {
    const text = environment[name]?.trim() || fallback;
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
  return { ...settings, DATA_DIR: resolve(settings.DATA_DIR) };
};
