import type { SentCorrection } from '@larder/contract';
import { isTouched, type LineParts, nameKey, type ReadLine } from './read-line.ts';

/** A line is too long to be met again. */
const longestRemembered = 500;

/**
 * What the household teaches the parser by what somebody has changed. Lines that were left as a text teach nothing, and a food or
 * unit has to be there.
 * @param idsOf the ids of food and unit that a line has by now, where the save has made them
 */
export function toCorrections(
  lines: readonly ReadLine[],
  idsOf: (line: ReadLine, parts: LineParts) => { unit: string | undefined; food: string | undefined },
): SentCorrection[] {
  return lines.flatMap((line) => {
    const { parts, text } = line;
    if (!parts || !isTouched(line) || text.length > longestRemembered) return [];
    const ids = idsOf(line, parts);
    if ((hasName(parts.unit) && !ids.unit) || (hasName(parts.food) && !ids.food)) return [];
    const unit = ids.unit ? { id: ids.unit } : null;
    const food = ids.food ? { id: ids.food } : null;
    return [{ input: text, ingredient: { quantity: parts.quantity, unit, food, note: parts.note.trim() } }];
  });
}

const hasName = (item: { name: string } | null): boolean => item !== null && nameKey(item.name) !== '';
