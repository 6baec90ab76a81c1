import type { SeedLocale } from '@larder/contract';

/** The order in which the lists that come with the server name things. */
export const listedLocales = [
  'en-US',
  'de-DE',
  'fr-FR',
  'es-ES',
  'it-IT',
  'nl-NL',
  'pt-BR',
  'sv-SE',
  'pl-PL',
] as const satisfies SeedLocale[];

/** The cells of each line of such a list: those that are the same for all languages, then one for each language. */
export const readRows = (list: string): string[][] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.split(';').map((cell) => cell.trim()));

/** The forms of a name that a row has in a language, behind the cells that are the same for all. */
export const formsIn = (locale: SeedLocale, cells: string[], cellsBefore: number): string[] =>
  (cells[cellsBefore + listedLocales.indexOf(locale)] ?? '').split('|');

/** A dash stands for nothing. */
export const formOrNull = (form: string | undefined): string | null => (form && form !== '-' ? form : null);
