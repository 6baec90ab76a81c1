import { randomUUID } from 'node:crypto';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { type Links, renaming, usesOf } from './links.ts';
import { NameBook } from './names/name-book.ts';
import { findItems, getItem, type SentThing, type Thing, type ThingTable } from './thing-table.repository.ts';
import { insertThings, removeThings, type ThingTableName, updateThing } from './things.repository.ts';

/** Adds one. @throws AppError when its name or an alias is taken */
export const createThing = <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupDatabase,
  table: ThingTable<Table, Item, Sent, Row>,
  sent: Sent & { name: string },
  at: Date,
): Promise<Item> =>
  db.change(async (db) => {
    const item = newItem(db, table, sent);
    (await openBook(db, table)).refuseTaken(table.namesOf(item), table.aliasesOf(item));
    await insertItems(db, table, [item], at);
    return getItem(db, table, item.id);
  });

/** What was sent as an item of its own, which is in no table yet. */
export const newItem = <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupDatabase,
  table: ThingTable<Table, Item, Sent, Row>,
  sent: Sent & { name: string },
): Item => table.apply(table.blank({ id: randomUUID(), groupId: db.groupId, name: sent.name }), sent);

/** Who has which name in a table, as it is now. */
export const openBook = async <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupDatabase,
  table: ThingTable<Table, Item, Sent, Row>,
): Promise<NameBook> => new NameBook(table.codes, await table.knownNames(db));

/** Writes new items. Their names have to be free. */
export const insertItems = async <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupTransaction,
  table: ThingTable<Table, Item, Sent, Row>,
  items: Item[],
  at: Date,
): Promise<void> => {
  if (items.length === 0) return;
  await table.requireReferences?.(db, items);
  const stamps = { createdAt: at.toISOString(), updatedAt: at.toISOString() };
  await insertThings(
    db,
    table.table,
    items.map((item) => ({ id: item.id, ...table.toColumns(item), ...stamps })),
  );
};

/** Adds those whose names nothing has yet, and answers how many that were. */
export const addMissing = async <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupTransaction,
  table: ThingTable<Table, Item, Sent, Row>,
  sent: (Sent & { name: string })[],
  at: Date,
): Promise<number> => {
  const book = await openBook(db, table);
  const missing = sent
    .map((one) => newItem(db, table, one))
    .filter((item) => {
      const names = table.namesOf(item);
      const isMissing = !book.isKnown(names.key);
      if (isMissing) book.note(names);
      return isMissing;
    });
  await insertItems(db, table, (await table.settle?.(db, missing, at)) ?? missing, at);
  return missing.length;
};

/** Changes what was sent of one. @throws AppError when its new name or an alias is taken */
export const changeThing = <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupDatabase,
  table: ThingTable<Table, Item, Sent, Row>,
  id: string,
  sent: Sent,
  { at, links }: { at: Date; links: Links },
): Promise<Item> =>
  db.change(async (db) => {
    const before = await getItem(db, table, id);
    const item = table.apply(before, sent);
    if (areNamedDifferently(table, before, item)) {
      (await openBook(db, table)).refuseTaken(table.namesOf(item), table.aliasesOf(item));
    }
    await writeItem(db, table, before, item, { at, links });
    return getItem(db, table, item.id);
  });

/** Writes an item whose names have been found to be free, and lets recipes be found by them. */
export const writeItem = async <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupTransaction,
  table: ThingTable<Table, Item, Sent, Row>,
  before: Item,
  item: Item,
  { at, links }: { at: Date; links: Links },
): Promise<void> => {
  const write = async () => {
    await table.requireReferences?.(db, [item]);
    await updateThing(db, table.table, item.id, { ...table.toColumns(item), updatedAt: at.toISOString() });
    if (before.name === item.name) return;
    for (const uses of usesOf(links, table.kind)) await uses.rename?.(db, item.id, before.name);
  };
  if (areNamedDifferently(table, before, item))
    await renaming(db, links, { kind: table.kind, ids: [item.id], at }, write);
  else await write();
};

const areNamedDifferently = <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  table: ThingTable<Table, Item, Sent, Row>,
  before: Item,
  after: Item,
): boolean =>
  before.name !== after.name || JSON.stringify(table.otherNames(before)) !== JSON.stringify(table.otherNames(after));

/** Deletes some of a table; what refers to them stays without them. Answers those that were there. */
export const removeSome = <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  db: GroupDatabase,
  table: ThingTable<Table, Item, Sent, Row>,
  ids: string[],
  { at, links }: { at: Date; links: Links },
): Promise<Item[]> =>
  db.change(async (db) => {
    const items = await findItems(db, table, ids);
    const present = items.map(({ id }) => id);
    await renaming(db, links, { kind: table.kind, ids: present, at }, async () => {
      for (const uses of usesOf(links, table.kind)) await uses.detach(db, present);
      await removeThings(db, table.table, present);
    });
    return items;
  });
