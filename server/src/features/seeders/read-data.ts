import type { SeedLocale } from '@larder/contract';
import { freshFoods } from './data/foods-fresh.ts';
import { pantryFoods } from './data/foods-pantry.ts';
import { labels } from './data/labels.ts';

/** The order in which the lists name things. */
const locales = [
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

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const cellsOf = (line: string): string[] => line.split(';').map((cell) => cell.trim());

/** What a list says in one language: the cell of the language behind those that are the same for all. */
const inLocale = (cells: string[], locale: SeedLocale, before: number): string =>
  cells[before + locales.indexOf(locale)] ?? '';

const nameOrNull = (text: string | undefined): string | null => (text && text !== '-' ? text : null);

export const readLabels = (locale: SeedLocale): { key: string; name: string; color: string }[] =>
  linesOf(labels).map((line) => {
    const cells = cellsOf(line);
    return { key: cells[0] ?? '', color: cells[1] ?? '', name: inLocale(cells, locale, 2) };
  });

export const readFoods = (
  locale: SeedLocale,
): { name: string; pluralName: string | null; labelName: string | null }[] => {
  const labelNames = new Map(readLabels(locale).map(({ key, name }) => [key, name]));
  let label: string | null = null;
  return linesOf(freshFoods + pantryFoods).flatMap((line) => {
    if (line.startsWith('#')) {
      label = labelNames.get(line.slice(1)) ?? null;
      return [];
    }
    const [name = '', pluralName] = inLocale(cellsOf(line), locale, 0).split('|');
    return [{ name, pluralName: nameOrNull(pluralName), labelName: label }];
  });
};
