import { definitions } from './definitions.ts';
import { type Settings, textsOf } from './settings.ts';

interface DescribedSetting {
  name: string;
  value: string | null;
  isSecret: boolean;
  isSet: boolean;
  from: 'default' | 'environment' | 'file';
  about: string;
}

/** An address may hold a name and a password. */
const withoutCredentials = (text: string): string => text.replace(/(?<=:\/\/)[^/?#@\s]*@/, '***@');

/** Every setting with the value that holds and where it comes from, without the secrets. */
export const describeSettings = (settings: Settings): DescribedSetting[] => {
  const texts = textsOf(settings);
  return Object.entries(definitions).map(([name, { about, ...more }]) => {
    const { text, from } = texts.get(name) ?? { text: '', from: 'default' };
    const isSecret = 'secret' in more;
    const value = isSecret || text === '' ? null : withoutCredentials(text);
    return { name, value, isSecret, isSet: text !== '', from, about };
  });
};
