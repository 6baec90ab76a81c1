import { randomUUID } from 'node:crypto';
import type { FilterSettings, SavedFilter } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import { deleteFilter, findFilter, findIdByName, insertFilter, updateFilter } from './saved-filters.repository.ts';

interface Sent {
  name?: string | undefined;
  filter?: FilterSettings | undefined;
}

interface By {
  userId: string;
  at: Date;
}

export const createFilter = (
  db: GroupDatabase,
  { name, filter }: { name: string; filter: FilterSettings },
  { userId, at }: By,
): Promise<SavedFilter> =>
  db.change(async (db) => {
    await refuseTakenName(db, userId, name, undefined);
    const moment = at.toISOString();
    const saved = { id: randomUUID(), name, filter, createdAt: moment, updatedAt: moment };
    await insertFilter(db, userId, saved);
    return saved;
  });

export const changeFilter = (db: GroupDatabase, id: string, sent: Sent, { userId, at }: By): Promise<SavedFilter> =>
  db.change(async (db) => {
    const before = found(await findFilter(db, userId, id), 'filter.not-found');
    const { name = before.name, filter = before.filter } = sent;
    await refuseTakenName(db, userId, name, id);
    const moment = at.toISOString();
    const saved = { ...before, name, filter, createdAt: before.createdAt ?? moment, updatedAt: moment };
    await updateFilter(db, saved);
    return saved;
  });

export const removeFilter = (db: GroupDatabase, id: string, userId: string): Promise<SavedFilter> =>
  db.change(async (db) => {
    const filter = found(await findFilter(db, userId, id), 'filter.not-found');
    await deleteFilter(db, id);
    return filter;
  });

const refuseTakenName = async (db: GroupTransaction, userId: string, name: string, own: string | undefined) => {
  const taken = await findIdByName(db, userId, name);
  if (taken !== undefined && taken !== own) throw new AppError('filter.name-taken', { name });
};
