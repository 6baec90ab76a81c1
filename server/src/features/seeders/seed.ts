import { closestLocale, type LocaleName } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { addMissing } from '../entities/index.ts';
import { foods } from '../foods/index.ts';
import { labels } from '../labels/index.ts';
import { units, unitsKnownIn } from '../units/index.ts';
import { readFoods, readLabels } from './read-data.ts';

/** Fills a table of the group with what it lacks of a language's list, and answers how many that were. */
type Seed = (db: GroupTransaction, locale: LocaleName, at: Date) => Promise<number>;

const seedLabels: Seed = async (db, locale, at) => addMissing(db, labels, await readLabels(locale), at);

const seedUnits: Seed = (db, locale, at) => addMissing(db, units, unitsKnownIn(locale), at);

/** Foods come with their labels. */
const seedFoods: Seed = async (db, locale, at) => {
  await seedLabels(db, locale, at);
  return addMissing(db, foods, await readFoods(locale), at);
};

export const seeds = { foods: seedFoods, units: seedUnits, labels: seedLabels };

/** @throws AppError for a language without lists */
export const seed = async (db: GroupDatabase, what: keyof typeof seeds, locale: string, at: Date): Promise<number> => {
  const known = closestLocale(locale);
  if (!known) throw new AppError('seeder.unknown-locale', { locale });
  return db.change((db) => seeds[what](db, known, at));
};

/** Everything that a new group can begin with, in its language or else in English. */
export const seedEverything = (db: GroupDatabase, locale: string, at: Date): Promise<unknown> =>
  db.change(async (db) => {
    const known = closestLocale(locale) ?? 'en-US';
    await seedFoods(db, known, at);
    await seedUnits(db, known, at);
  });
