import { setImmediate } from 'node:timers/promises';
import type { KnownWords, ParsedIngredient } from '@larder/kitchen/ingredients';
import type { Reading } from './reading.ts';

/** Lines between which other requests get their turn. */
const linesAtOnce = 50;

/** The parser with the trained model; in languages that have none, with rules. The group's own words win. */
export async function readByModel(lines: readonly string[], language: string, known: KnownWords): Promise<Reading[]> {
  const { parseIngredient } = await import('@larder/kitchen/ingredients');
  return inTurns(lines, (line) => toReading(parseIngredient(line, { language, known })));
}

/** Rules alone, which do not say how sure they are. */
export async function readByRules(lines: readonly string[], language: string): Promise<Reading[]> {
  const { parseIngredientByRules } = await import('@larder/kitchen/ingredients');
  return inTurns(lines, (line) => ({ ...toReading(parseIngredientByRules(line, language)), confidence: null }));
}

async function inTurns(lines: readonly string[], read: (line: string) => Reading): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0 && index % linesAtOnce === 0) await setImmediate();
    readings.push(read(line));
  }
  return readings;
}

/** A range, and an amount that is no number ("a few"), have no field: they begin the note. */
function toReading({ quantity, quantityMax, quantityText, unit, food, note, confidence }: ParsedIngredient): Reading {
  const isKept = quantity !== null && quantityMax === null;
  const amountInWords = isKept ? '' : quantityText;
  return { quantity, unit, food, note: [amountInWords, note].filter(Boolean).join(', '), confidence };
}
