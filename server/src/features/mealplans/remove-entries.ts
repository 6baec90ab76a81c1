import type { PlanEntry } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { found } from '../../platform/errors/index.ts';
import { type BinKind, putInBin } from '../bin/index.ts';
import { deleteEntries, findEntries, findEntryRows, updateEntry } from './entries.repository.ts';
import { handleDates } from './repeats.repository.ts';
import { restorePlanned } from './restore-planned.ts';
import { recordEntries } from './save-entries.ts';

/** Puts entries in the bin, and answers what they were; those that are not there are passed over. */
export const removeEntries = (db: GroupDatabase, numbers: readonly number[], at: Date): Promise<PlanEntry[]> =>
  db.change(async (db) => {
    const entries = await findEntries(db, [...new Set(numbers)]);
    const rows = [...(await findEntryRows(db, numbers)).values()];
    const ofRepeats = rows.filter(({ repeatId }) => repeatId !== null);
    await handleDates(db, ofRepeats);
    // So that the repeat leaves alone what comes back.
    for (const { number } of ofRepeats) await updateEntry(db, number, { isTouched: 1 });
    await putEntriesInBin(db, entries, at);
    return entries;
  });

/** Throws `mealplan.not-found`. */
export const removeEntry = (db: GroupDatabase, number: number, at: Date): Promise<PlanEntry> =>
  db.change(async (db) => found((await removeEntries(db, [number], at))[0], 'mealplan.not-found'));

const putEntriesInBin = async (db: GroupTransaction, entries: readonly PlanEntry[], at: Date): Promise<void> => {
  const deleted = entries.map(({ uid, title, recipe }) => ({ id: uid, name: recipe?.name ?? title }));
  await putInBin(
    db,
    entryBin,
    deleted.map((one) => ({ ...one, item: one.name })),
    at,
  );
  await deleteEntries(
    db,
    entries.map(({ uid }) => uid),
  );
  await recordEntries(db, 'deleted', entries);
};

/** How entries come back from the bin. */
export const entryBin: BinKind = {
  kind: 'mealplan',
  table: 'mealPlanEntries',
  parts: [],
  restore: async (db, contents) => {
    const name = await restorePlanned(db, entryBin, contents);
    await recordEntries(db, 'restored', await findEntries(db, [Number(contents.row.number)]));
    return { name, slug: null };
  },
};
