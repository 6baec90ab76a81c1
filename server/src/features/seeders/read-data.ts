import type { SeedLocale } from '@larder/contract';
import { formOrNull, formsIn, readRows } from '../entities/index.ts';
import { freshFoods } from './data/foods-fresh.ts';
import { pantryFoods } from './data/foods-pantry.ts';
import { labels } from './data/labels.ts';

export const readLabels = (locale: SeedLocale): { key: string; name: string; color: string }[] =>
  readRows(labels).map((cells) => {
    const [key = '', color = ''] = cells;
    const [name = ''] = formsIn(locale, cells, 2);
    return { key, color, name };
  });

export const readFoods = (
  locale: SeedLocale,
): { name: string; pluralName: string | null; labelName: string | null }[] => {
  const labelNames = new Map(readLabels(locale).map(({ key, name }) => [key, name]));
  let label: string | null = null;
  return readRows(freshFoods + pantryFoods).flatMap((cells) => {
    if (cells[0]?.startsWith('#')) {
      label = labelNames.get(cells[0].slice(1)) ?? null;
      return [];
    }
    const [name = '', pluralName] = formsIn(locale, cells, 0);
    return [{ name, pluralName: formOrNull(pluralName), labelName: label }];
  });
};
