import { repeatedAheadInWeeks } from '@larder/contract';
import type { GroupTransaction } from '../../platform/database/index.ts';
import { addDays } from './days.ts';
import { deleteEntries, findEntries, insertEntries, updateEntry } from './entries.repository.ts';
import { repeatDates } from './repeat-dates.ts';
import { findWritten, repeatsToWrite, type StoredRepeat, updateRepeat } from './repeats.repository.ts';
import { newRow, placed, recordEntries } from './save-entries.ts';

/** Up to which day entries of repeats are written. */
const horizonOf = (today: string): string => addDays(today, repeatedAheadInWeeks * 7);

interface Now {
  today: string;
  at: Date;
}

/** Writes the entries that have come within the weeks ahead since the last time. */
export const writeAllAhead = async (db: GroupTransaction, { today, at }: Now): Promise<void> => {
  const horizon = horizonOf(today);
  for (const repeat of await repeatsToWrite(db, horizon)) {
    const next = addDays(repeat.writtenUntil, 1);
    await writeFrom(db, repeat, next > today ? next : today, { today, at });
  }
};

/** Lets the entries from today on be what the repeat says now; those that somebody has changed or deleted stay so. */
export const writeAnew = async (db: GroupTransaction, repeat: StoredRepeat, now: Now): Promise<void> => {
  const dates = new Set(repeatDates(repeat, now.today, horizonOf(now.today)));
  const untouched = (await findWritten(db, repeat.id, now.today)).filter(({ isTouched }) => isTouched === 0);
  const isStill = ({ repeatDate }: { repeatDate: string | null }) => repeatDate !== null && dates.has(repeatDate);
  await removeWritten(
    db,
    untouched.filter((entry) => !isStill(entry)),
  );
  const staying = untouched.filter(isStill).map(({ number }) => number);
  const { entryType, title, text, recipeId, servings } = repeat;
  for (const number of staying) {
    await updateEntry(db, number, { entryType, title, text, recipeId, servings, updatedAt: now.at.toISOString() });
  }
  await recordEntries(db, 'updated', await findEntries(db, staying));
  await writeFrom(db, repeat, now.today, now);
};

/** Removes the entries from today on that nobody has changed. */
export const removeAhead = async (db: GroupTransaction, repeatId: string, today: string): Promise<void> =>
  removeWritten(
    db,
    (await findWritten(db, repeatId, today)).filter(({ isTouched }) => isTouched === 0),
  );

const removeWritten = async (db: GroupTransaction, rows: readonly { id: string; number: number }[]): Promise<void> => {
  const entries = await findEntries(
    db,
    rows.map(({ number }) => number),
  );
  await deleteEntries(
    db,
    rows.map(({ id }) => id),
  );
  await recordEntries(db, 'deleted', entries);
};

const writeFrom = async (
  db: GroupTransaction,
  repeat: StoredRepeat,
  from: string,
  { today, at }: Now,
): Promise<void> => {
  const horizon = horizonOf(today);
  const there = await findWritten(db, repeat.id, from);
  const taken = new Set([...repeat.handledDates, ...there.map(({ repeatDate }) => repeatDate)]);
  const dates = repeatDates(repeat, from, horizon).filter((date) => !taken.has(date));
  const { entryType, title, text, recipeId, servings } = repeat;
  const meals = dates.map((date) => ({ date, position: undefined }));
  const rows = (await placed(db, meals)).map(({ date, position }) =>
    newRow(
      {
        date,
        position,
        endDate: null,
        entryType,
        title,
        text,
        recipeId,
        servings,
        portionsEaten: null,
        leftoverOf: null,
        repeatId: repeat.id,
        repeatDate: date,
      },
      { by: repeat.userId || null, at },
    ),
  );
  await recordEntries(db, 'created', await findEntries(db, await insertEntries(db, rows)));
  // Nothing is ever written for a day that has passed, so what was done by hand there need not be known.
  const handled = repeat.handledDates.filter((date) => date >= today);
  await updateRepeat(db, repeat.id, { writtenUntil: horizon, handledDates: JSON.stringify(handled) });
};
