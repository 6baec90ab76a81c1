import { type SeedLocale, seedLocales } from '@larder/contract';
import { locale } from '../../lib/messages/index.ts';

const languageOf = (tag: string) => tag.split('-')[0];

/** The list that fits the language of the page best; English where there is none. */
export const seedLocaleFor = (): SeedLocale =>
  seedLocales.find((known) => known === locale()) ??
  seedLocales.find((known) => languageOf(known) === languageOf(locale())) ??
  'en-US';
