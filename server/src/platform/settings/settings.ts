import { resolve } from 'node:path';
import { definitions, type SettingName } from './definitions.ts';
import { SettingError } from './readers.ts';

type Read<Name extends SettingName> = ReturnType<(typeof definitions)[Name]['read']>;
export type Settings = Readonly<{ [Name in SettingName]: Read<Name> }>;

/**
 * Reads every setting once. A wrong value ends the start with a sentence that names it.
 * @throws SettingError
 */
export const readSettings = (environment: Record<string, string | undefined>): Settings => {
  const read = Object.entries(definitions).map(([name, { read, fallback }]) => {
    const text = environment[name]?.trim() || fallback;
    try {
      return [name, read(text)];
    } catch (cause) {
      if (!(cause instanceof SettingError)) throw cause;
      throw new SettingError(`The setting ${name} is "${text}", but ${cause.message}.`, { cause });
    }
  });
  const settings: Settings = Object.fromEntries(read);
  return { ...settings, DATA_DIR: resolve(settings.DATA_DIR) };
};
