import type { OcrLanguage } from '@larder/contract';
import { locale } from '../../lib/messages/messages.ts';

/** By the code that browsers know, for their names. */
const codes: Record<OcrLanguage, string> = {
  eng: 'en',
  deu: 'de',
  fra: 'fr',
  spa: 'es',
  ita: 'it',
  nld: 'nl',
  por: 'pt',
  swe: 'sv',
  pol: 'pl',
};

const isLanguage = (text: string): text is OcrLanguage => text in codes;

/** The languages that can be read, by their names in the page's language. */
export const readingLanguages = (): { value: OcrLanguage; label: string }[] => {
  const names = new Intl.DisplayNames([locale()], { type: 'language' });
  return Object.entries(codes)
    .flatMap(([value, code]) => (isLanguage(value) ? [{ value, label: names.of(code) ?? code }] : []))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale()));
};

/** The page's own language, where it can be read, else English. */
export const ownLanguage = (): OcrLanguage => {
  const own = locale().split('-')[0];
  return readingLanguages().find(({ value }) => codes[value] === own)?.value ?? 'eng';
};

export const languageOf = (text: unknown): OcrLanguage =>
  typeof text === 'string' && isLanguage(text) ? text : ownLanguage();
