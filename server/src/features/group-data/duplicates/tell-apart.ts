import type { DifferentPair } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { findItems, getItem, type SentThing, type Thing, type ThingTable } from '../thing-table.repository.ts';
import type { ThingTableName } from '../things.repository.ts';
import { differenceOf, keepDifferences, listDifferences, removeDifference } from './differences.repository.ts';

const named = ({ id, name }: Thing) => ({ id, name });

/** Pairs of the table that were said to be different, by name. */
export const listDifferentPairs = async <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupDatabase,
  table: ThingTable<Table, Item, Sent, Row>,
): Promise<DifferentPair[]> => {
  const differences = await listDifferences(db);
  const items = await findItems(db, table, [...new Set(differences.flatMap(({ oneId, otherId }) => [oneId, otherId]))]);
  const byId = new Map(items.map((item) => [item.id, named(item)]));
  const pairs = differences.flatMap(({ oneId, otherId }) => {
    const [one, other] = [byId.get(oneId), byId.get(otherId)];
    return one && other ? [{ one, other }] : [];
  });
  return pairs.sort((a, b) => a.one.name.localeCompare(b.one.name));
};

/** Says that two are not the same. @throws AppError when one is not there, or both are one */
export const tellApart = <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupDatabase,
  table: ThingTable<Table, Item, Sent, Row>,
  oneId: string,
  otherId: string,
): Promise<DifferentPair> =>
  db.change(async (db) => {
    const pair = await getPair(db, table, oneId, otherId);
    const { one, other } = pair;
    if (one.id === other.id) throw new AppError('duplicates.one-thing', { name: one.name });
    await keepDifferences(db, table.table, one.id, [other.id]);
    return pair;
  });

/** Takes that back; doing so twice does no harm. */
export const forgetApart = <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupDatabase,
  table: ThingTable<Table, Item, Sent, Row>,
  oneId: string,
  otherId: string,
): Promise<DifferentPair> =>
  db.change(async (db) => {
    const pair = await getPair(db, table, oneId, otherId);
    await removeDifference(db, differenceOf(pair.one.id, pair.other.id));
    return pair;
  });

const getPair = async <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupDatabase,
  table: ThingTable<Table, Item, Sent, Row>,
  oneId: string,
  otherId: string,
): Promise<DifferentPair> => ({
  one: named(await getItem(db, table, oneId)),
  other: named(await getItem(db, table, otherId)),
});
