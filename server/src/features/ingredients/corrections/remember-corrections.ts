import { randomUUID } from 'node:crypto';
import type { Correction, ParserName, SentCorrection } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import { vocabularyOf } from '../matching/vocabulary.ts';
import type { UnderstandLines } from '../parsing/read-lines.ts';
import type { UnderstoodLine } from '../parsing/reading.ts';
import {
  type CorrectionRow,
  findPatterns,
  getCorrections,
  insertCorrections,
  removeBeyond,
  removeCorrections,
} from './corrections.repository.ts';
import { linePattern, namePattern } from './line-pattern.ts';

/** What a member wants a line to mean. */
interface Wanted {
  quantity: number | null;
  unitId: string | null;
  foodId: string | null;
  note: string;
}

type NewRow = Pick<CorrectionRow, 'kind' | 'pattern' | 'input' | 'quantity' | 'unitId' | 'foodId' | 'note'>;

/** Room for every line that a household ever puts right; beyond it the oldest go. */
const mostOfAGroup = 5000;
/** An index bears no more of a text; a line that long is nobody's second. */
const longestPattern = 600;

/**
 * Remembers what lines should have been understood as, as generally as it can: a food or unit that the group spells in another
 * way for every line, all else for lines of the same wording. What agrees with the parser is forgotten instead.
 */
export async function rememberCorrections(
  db: GroupDatabase,
  understandLines: UnderstandLines,
  {
    corrections,
    parser,
    language: known,
  }: { corrections: SentCorrection[]; parser: ParserName; language?: string | null },
  at: Date,
): Promise<Correction[]> {
  const lines = corrections.map(({ input }) => input);
  // The answer of a language model may differ each time, so it is no measure of what was corrected.
  const { language, understood } = await understandLines(db, lines, {
    parser: parser === 'openai' ? 'nlp' : parser,
    language: known,
  });
  const vocabulary = await vocabularyOf(db);
  const outdated = new Set<string>();
  const rows = new Map<string, NewRow>();
  for (const [index, { input, ingredient }] of corrections.entries()) {
    const line = understood[index];
    if (!line) continue;
    const wanted = wantedOf(ingredient, line.understood);
    if (wanted.unitId) found(vocabulary.unitOf(wanted.unitId), 'unit.not-found');
    if (wanted.foodId) found(vocabulary.foodOf(wanted.foodId), 'food.not-found');
    if (isMeant(line.understood, wanted) && parser !== 'openai') continue;
    for (const id of line.understood.corrections) outdated.add(id);
    if (isMeant(line.uncorrected, wanted) && parser !== 'openai') continue;
    for (const row of rowsFor(input, language, line.uncorrected, wanted)) rows.set(`${row.kind} ${row.pattern}`, row);
  }
  if (outdated.size === 0 && rows.size === 0) return [];
  return store(db, [...outdated], [...rows.values()], at);
}

/** Only what is understood without the group's corrections shows what is to be remembered. */
function rowsFor(input: string, language: string, read: UnderstoodLine, wanted: Wanted): NewRow[] {
  const rows = onlyNamesDiffer(read, wanted)
    ? rowsForNames(input, read, wanted)
    : [rowForLine(input, language, wanted)];
  return rows.filter(({ pattern }) => pattern !== '' && pattern.length <= longestPattern);
}

/** Whether all that is wrong is which food and unit the texts mean, and the group has none of these names. */
function onlyNamesDiffer(read: UnderstoodLine, wanted: Wanted): boolean {
  const isOtherName = (before: string | null, after: string | null, text: string) =>
    before === after || (after !== null && text !== '');
  return (
    read.quantity === wanted.quantity &&
    read.note === wanted.note &&
    isOtherName(idOf(read.unit), wanted.unitId, read.unnamed.unit) &&
    isOtherName(idOf(read.food), wanted.foodId, read.unnamed.food)
  );
}

function rowsForNames(input: string, read: UnderstoodLine, { unitId, foodId }: Wanted): NewRow[] {
  const empty = { input, quantity: null, unitId: null, foodId: null, note: '' };
  const unit = { ...empty, kind: 'unit' as const, pattern: namePattern(read.unnamed.unit), unitId };
  const food = { ...empty, kind: 'food' as const, pattern: namePattern(read.unnamed.food), foodId };
  return [...(unitId === idOf(read.unit) ? [] : [unit]), ...(foodId === idOf(read.food) ? [] : [food])];
}

/** For other amounts too, unless the amount is what was put right. */
function rowForLine(input: string, language: string, { quantity, note, ...ids }: Wanted): NewRow {
  const { pattern, exact, amount, range } = linePattern(input, language);
  if (amount !== quantity) return { kind: 'line', pattern: exact, input, quantity, note, ...ids };
  const general = note.startsWith(range) ? note.slice(range.length).replace(/^,\s*/, '') : note;
  return { kind: 'line', pattern, input, quantity: null, note: general, ...ids };
}

const wantedOf = ({ quantity, unit, food, note }: SentCorrection['ingredient'], shown: UnderstoodLine): Wanted => ({
  quantity: quantity === undefined ? shown.quantity : quantity,
  unitId: unit === undefined ? idOf(shown.unit) : (unit?.id ?? null),
  foodId: food === undefined ? idOf(shown.food) : (food?.id ?? null),
  note: note === undefined ? shown.note : (note ?? '').trim(),
});

const idOf = (entity: { id: string | null } | null): string | null => entity?.id ?? null;

const isMeant = ({ quantity, unit, food, note }: UnderstoodLine, wanted: Wanted): boolean =>
  quantity === wanted.quantity && note === wanted.note && idOf(unit) === wanted.unitId && idOf(food) === wanted.foodId;

const store = (db: GroupDatabase, outdated: string[], rows: NewRow[], at: Date): Promise<Correction[]> =>
  db.change(async (db) => {
    const now = at.toISOString();
    await removeCorrections(db, outdated);
    await insertCorrections(
      db,
      rows.map((row) => ({
        ...row,
        id: randomUUID(),
        inputKey: plainText(row.input),
        createdAt: now,
        updatedAt: now,
      })),
    );
    await removeBeyond(db, mostOfAGroup);
    const kept = await findPatterns(
      db,
      rows.map(({ pattern }) => pattern),
    );
    const written = new Set(rows.map(({ kind, pattern }) => `${kind} ${pattern}`));
    const ids = kept.filter(({ kind, pattern }) => written.has(`${kind} ${pattern}`)).map(({ id }) => id);
    return getCorrections(db, ids);
  });
