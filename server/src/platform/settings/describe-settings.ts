import type { EffectiveSetting } from '@larder/contract';
import { definitions } from './definitions.ts';
import { type Settings, textsOf } from './settings.ts';
import { settingsBySubject } from './subjects.ts';

/** An address may hold a name and a password. */
const withoutCredentials = (text: string): string => text.replace(/(?<=:\/\/)[^/?#@\s]*@/, '***@');

/** Every setting with the value that holds and where it comes from, without the secrets. */
export const describeSettings = (settings: Settings): EffectiveSetting[] => {
  const texts = textsOf(settings);
  return settingsBySubject.map(({ name, subject }) => {
    const { about, ...more } = definitions[name];
    const { text, from } = texts.get(name) ?? { text: '', from: 'default' };
    const isSecret = 'secret' in more;
    const value = isSecret || text === '' ? null : withoutCredentials(text);
    return { name, subject, value, isSecret, isSet: text !== '', from, about };
  });
};
