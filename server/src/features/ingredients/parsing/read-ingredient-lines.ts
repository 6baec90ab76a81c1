import type { ParsedIngredient } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { createUnderstandLines, readLines } from './read-lines.ts';

const understandLines = createUnderstandLines(() => Promise.resolve([]));

/**
 * Lines of a recipe that comes in, read by the trained parser with the group's own words and corrections; for features that save
 * recipes. `understoodIngredient` makes of each what a recipe stores.
 * @param language of the page, where it is known; otherwise found out from the lines
 */
export const readIngredientLines = (
  db: GroupDatabase,
  lines: readonly string[],
  language?: string | null,
): Promise<ParsedIngredient[]> => readLines(understandLines, db, lines, { parser: 'nlp', language });
