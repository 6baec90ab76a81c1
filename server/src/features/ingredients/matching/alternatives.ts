import type { Reading } from '../parsing/reading.ts';

/** What stands between two foods of which either will do. */
const orWords: Readonly<Record<string, string>> = {
  en: 'or',
  de: 'oder|bzw\\.?',
  fr: 'ou',
  es: 'o|u',
  it: 'o|oppure',
  nl: 'of',
  pt: 'ou',
  sv: 'eller',
  da: 'eller',
  nb: 'eller',
  pl: 'lub|albo',
};

/**
 * "butter or margarine" is butter, and the note keeps the rest. A second food with more words than the first shares its
 * last one with it, as in "hot or sweet paprika", and stays.
 */
export function withoutAlternatives(reading: Reading, language: string): Reading {
  const or = orWords[language.toLowerCase().split(/[-_]/)[0] ?? ''];
  if (!or) return reading;
  const [, first = '', rest = ''] = new RegExp(`^(\\S.*?)\\s+((?:${or})\\s+\\S.*)$`, 'iu').exec(reading.food) ?? [];
  if (first === '' || wordsIn(rest) - 1 > wordsIn(first)) return reading;
  return { ...reading, food: first, note: [rest, reading.note].filter(Boolean).join(', ') };
}

const wordsIn = (text: string): number => text.split(/\s+/).length;
