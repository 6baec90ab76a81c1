import { randomUUID } from 'node:crypto';
import type { NewPlanRepeat, PlanRepeat, PlanRepeatChange } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { type BinKind, putInBin } from '../bin/index.ts';
import { addDays } from './days.ts';
import { plannedFrom } from './entry-rules.ts';
import { refuseUnknownRecipes } from './planned-recipes.repository.ts';
import {
  deleteRepeat,
  getRepeat,
  insertRepeat,
  type StoredRepeat,
  toRepeat,
  updateRepeat,
} from './repeats.repository.ts';
import { restorePlanned } from './restore-planned.ts';
import type { By } from './save-entries.ts';
import { removeAhead, writeAnew } from './write-repeats.ts';

interface On extends By {
  today: string;
}

/** Lets a meal come again, and writes its entries of the weeks ahead. */
export const createRepeat = (db: GroupDatabase, sent: NewPlanRepeat, { by, at, today }: On): Promise<PlanRepeat> =>
  db.change(async (db) => {
    const planned = plannedFrom(sent);
    refuseEnd(sent.startDate, sent.untilDate);
    await refuseUnknownRecipes(db, [planned]);
    const id = randomUUID();
    await insertRepeat(db, {
      id,
      userId: by,
      weekdays: [...new Set(sent.weekdays)].join(','),
      everyWeeks: sent.everyWeeks,
      startDate: sent.startDate,
      untilDate: sent.untilDate ?? null,
      entryType: sent.entryType,
      ...planned,
      writtenUntil: addDays(today, -1),
      handledDates: '[]',
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    });
    await writeAnew(db, await getRepeat(db, id), { today, at });
    return recorded(db, 'created', await getRepeat(db, id));
  });

/** Changes what was sent of a repeat, and its entries from today on. */
export const saveRepeat = (
  db: GroupDatabase,
  repeatId: string,
  sent: PlanRepeatChange,
  { at, today }: Omit<On, 'by'>,
): Promise<PlanRepeat> =>
  db.change(async (db) => {
    const repeat = await getRepeat(db, repeatId);
    const planned = plannedFrom(sent, repeat);
    const startDate = sent.startDate ?? repeat.startDate;
    const untilDate = sent.untilDate === undefined ? repeat.untilDate : sent.untilDate;
    refuseEnd(startDate, untilDate);
    await refuseUnknownRecipes(db, [planned]);
    await updateRepeat(db, repeat.id, {
      weekdays: [...new Set(sent.weekdays ?? repeat.weekdays)].join(','),
      everyWeeks: sent.everyWeeks ?? repeat.everyWeeks,
      startDate,
      untilDate,
      entryType: sent.entryType ?? repeat.entryType,
      ...planned,
      updatedAt: at.toISOString(),
    });
    await writeAnew(db, await getRepeat(db, repeat.id), { today, at });
    return recorded(db, 'updated', await getRepeat(db, repeat.id));
  });

/** Puts a repeat in the bin, and takes its entries from today on with it, as far as nobody has changed them. */
export const removeRepeat = (db: GroupDatabase, repeatId: string, { at, today }: Omit<On, 'by'>): Promise<PlanRepeat> =>
  db.change(async (db) => {
    const repeat = await getRepeat(db, repeatId);
    await removeAhead(db, repeat.id, today);
    const name = nameOf(repeat);
    await putInBin(db, repeatBin, [{ id: repeat.id, name, item: name }], at);
    await deleteRepeat(db, repeat.id);
    return recorded(db, 'deleted', repeat);
  });

const nameOf = ({ recipe, title }: StoredRepeat): string => recipe?.name ?? title;

const recorded = async (
  db: GroupTransaction,
  what: 'created' | 'updated' | 'deleted' | 'restored',
  repeat: StoredRepeat,
): Promise<PlanRepeat> => {
  await db.record(`mealplan-repeat.${what}`, { id: repeat.id, name: nameOf(repeat) });
  return toRepeat(repeat);
};

/** How repeats come back from the bin: they write their entries anew. */
export const repeatBin: BinKind = {
  kind: 'mealplanRepeat',
  table: 'mealPlanRepeats',
  parts: [],
  restore: async (db, contents, at) => {
    const name = await restorePlanned(db, repeatBin, contents);
    const today = at.toISOString().slice(0, 10);
    await writeAnew(db, await getRepeat(db, String(contents.row.id)), { today, at });
    await recorded(db, 'restored', await getRepeat(db, String(contents.row.id)));
    return { name, slug: null };
  },
};

const refuseEnd = (startDate: string, untilDate: string | null | undefined): void => {
  if (untilDate && untilDate < startDate) throw new AppError('mealplan.ends-before');
};
