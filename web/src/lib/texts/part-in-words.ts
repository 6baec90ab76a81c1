import { t } from '../messages/index.ts';

/** What only a household of ours has. */
const ofHousehold: ReadonlySet<string> = new Set(['shops', 'templates', 'repeats', 'prices', 'filters']);

/** A part of what a household or a recipe has: 12 planned meals. */
export const partInWords = ({ what, number: count }: { what: string; number: number }): string =>
  ofHousehold.has(what) ? t('moving.part-more', { what, count }) : t('backup.part', { what, count });
