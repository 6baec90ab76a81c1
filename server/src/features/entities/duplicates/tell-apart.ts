import type { DifferentPair } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { type Entity, findItems, getItem, named } from '../entity.ts';
import { differenceOf, listDifferences, removeDifference, writeDifferences } from './differences.repository.ts';

/** Pairs of one kind that were said to be different, by name. */
export const listDifferentPairs = async (db: GroupDatabase, entity: Entity): Promise<DifferentPair[]> => {
  const differences = await listDifferences(db);
  const items = await findItems(db, entity, [
    ...new Set(differences.flatMap(({ oneId, otherId }) => [oneId, otherId])),
  ]);
  const byId = new Map(items.map((item) => [item.id, named(item)]));
  const pairs = differences.flatMap(({ oneId, otherId }) => {
    const [one, other] = [byId.get(oneId), byId.get(otherId)];
    return one && other ? [{ one, other }] : [];
  });
  return pairs.sort((a, b) => a.one.name.localeCompare(b.one.name));
};

/** Says that two are not the same. @throws AppError when one is not there, or both are one */
export const tellApart = (db: GroupDatabase, entity: Entity, oneId: string, otherId: string): Promise<DifferentPair> =>
  db.change(async (db) => {
    const pair = await getPair(db, entity, oneId, otherId);
    const { one, other } = pair;
    if (one.id === other.id) throw new AppError('duplicates.one-thing', { name: one.name });
    await writeDifferences(db, entity.table, one.id, [other.id]);
    return pair;
  });

/** Takes that back; doing so twice does no harm. */
export const forgetApart = (
  db: GroupDatabase,
  entity: Entity,
  oneId: string,
  otherId: string,
): Promise<DifferentPair> =>
  db.change(async (db) => {
    const pair = await getPair(db, entity, oneId, otherId);
    await removeDifference(db, differenceOf(pair.one.id, pair.other.id));
    return pair;
  });

const getPair = async (db: GroupDatabase, entity: Entity, oneId: string, otherId: string): Promise<DifferentPair> => ({
  one: named(await getItem(db, entity, oneId)),
  other: named(await getItem(db, entity, otherId)),
});
