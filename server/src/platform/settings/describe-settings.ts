import type { EffectiveSetting } from '@larder/contract';
import type { MessageKey } from '@larder/messages';
import { definitions, type SettingName } from './definitions.ts';
import { type Settings, textsOf } from './settings.ts';
import { settingsBySubject } from './subjects.ts';

/** An address may hold a name and a password. */
const withoutCredentials = (text: string): string => text.replace(/(?<=:\/\/)[^/?#@\s]*@/, '***@');

type ColourSetting = Extract<SettingName, `THEME_${string}`>;

const isColour = (name: SettingName): name is ColourSetting => name.startsWith('THEME_');

/** The words that say what a setting is for; those of colors have their names for that. */
export const settingMeaning = (name: SettingName): MessageKey => {
  if (isColour(name)) return name.startsWith('THEME_LIGHT_') ? 'setting.THEME_LIGHT' : 'setting.THEME_DARK';
  return `setting.${name}`;
};

/** Every setting with the value that holds and where it comes from, without the secrets. */
export const describeSettings = (settings: Settings): (Omit<EffectiveSetting, 'about'> & { name: SettingName })[] => {
  const texts = textsOf(settings);
  return settingsBySubject.map(({ name, subject }) => {
    const { text, from } = texts.get(name) ?? { text: '', from: 'default' };
    const isSecret = 'secret' in definitions[name];
    const value = isSecret || text === '' ? null : withoutCredentials(text);
    return { name, subject, value, isSecret, isSet: text !== '', from };
  });
};
