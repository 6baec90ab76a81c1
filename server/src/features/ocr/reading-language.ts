import type { OcrLanguage } from '@larder/contract';

/** The language to read in for people of a language such as `de-AT`. */
const byPeople: Record<string, OcrLanguage> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  nl: 'nld',
  pt: 'por',
  sv: 'swe',
  pl: 'pol',
};

/** What the caller asks for, else what the caller speaks. */
export const readingLanguage = (asked: OcrLanguage | undefined, spoken: string): OcrLanguage =>
  asked ?? byPeople[spoken.split('-')[0] ?? ''] ?? 'eng';

/** The language as the web names it, such as `de`. */
export const spokenIn = (language: OcrLanguage): string =>
  Object.keys(byPeople).find((people) => byPeople[people] === language) ?? 'en';
