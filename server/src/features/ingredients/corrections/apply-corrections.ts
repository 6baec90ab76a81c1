import type { Vocabulary } from '../matching/vocabulary.ts';
import type { UnderstoodLine } from '../parsing/reading.ts';
import type { CorrectionRow } from './corrections.repository.ts';
import { linePattern, namePattern } from './line-pattern.ts';

interface Taught {
  vocabulary: Pick<Vocabulary, 'correctionOf' | 'foodOf' | 'unitOf'>;
  language: string;
}

/** Of what the group has said itself. */
const certain = { quantity: 1, unit: 1, food: 1, note: 1 };

/** A line as the group has taught it: as a line of this wording, or else by its food and its unit. */
export function applyCorrections(line: string, uncorrected: UnderstoodLine, taught: Taught): UnderstoodLine {
  return applyToLine(line, uncorrected, taught) ?? applyToParts(uncorrected, taught);
}

function applyToLine(
  line: string,
  { confidence, unnamed }: UnderstoodLine,
  { vocabulary, language }: Taught,
): UnderstoodLine | undefined {
  const { pattern, exact, amount, range } = linePattern(line, language);
  const ofThisAmount = vocabulary.correctionOf('line', exact);
  const row = ofThisAmount ?? vocabulary.correctionOf('line', pattern);
  if (!row) return undefined;
  return {
    quantity: ofThisAmount ? row.quantity : amount,
    unit: vocabulary.unitOf(row.unitId ?? '') ?? null,
    food: vocabulary.foodOf(row.foodId ?? '') ?? null,
    note: ofThisAmount ? row.note : [range, row.note].filter(Boolean).join(', '),
    confidence: confidence && certain,
    unnamed,
    corrections: [row.id],
  };
}

function applyToParts(line: UnderstoodLine, { vocabulary }: Taught): UnderstoodLine {
  const ofFood = partCorrection(line.unnamed.food, 'food', vocabulary);
  const ofUnit = partCorrection(line.unnamed.unit, 'unit', vocabulary);
  const food = vocabulary.foodOf(ofFood?.foodId ?? '');
  const unit = vocabulary.unitOf(ofUnit?.unitId ?? '');
  if (!food && !unit) return line;
  return {
    ...line,
    food: food ?? line.food,
    unit: unit ?? line.unit,
    confidence: line.confidence && { ...line.confidence, ...(food && { food: 1 }), ...(unit && { unit: 1 }) },
    corrections: [ofFood, ofUnit].flatMap((row) => (row ? [row.id] : [])),
  };
}

const partCorrection = (
  text: string,
  kind: 'food' | 'unit',
  vocabulary: Taught['vocabulary'],
): CorrectionRow | undefined => (text === '' ? undefined : vocabulary.correctionOf(kind, namePattern(text)));
