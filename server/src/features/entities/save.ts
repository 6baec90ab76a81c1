import { randomUUID } from 'node:crypto';
import { type GroupDatabase, type GroupTransaction, insertRows } from '../../platform/database/index.ts';
import { type Entity, type EntityTypes, getItem, named } from './entity.ts';
import { NameIndex } from './names/names.ts';
import { type Dependents, referencesTo } from './references.repository.ts';
import { updateRow } from './rows.repository.ts';

/** Adds one. @throws AppError when its name or an alias is taken */
export const createItem = <T extends EntityTypes>(
  db: GroupDatabase,
  entity: Entity<T>,
  sent: T['sent'] & { name: string },
  at: Date,
): Promise<T['item']> =>
  db.change(async (db) => {
    const item = newItem(db, entity, sent);
    (await openNames(db, entity)).refuseTaken(entity.namesOf(item), entity.aliasesOf(item));
    await insertItems(db, entity, [item], at);
    return getItem(db, entity, item.id);
  });

/** What was sent as an item of its own, which is in no table yet. */
export const newItem = <T extends EntityTypes>(
  db: GroupDatabase,
  entity: Entity<T>,
  sent: T['sent'] & { name: string },
): T['item'] => entity.apply(entity.blank({ id: randomUUID(), groupId: db.groupId, name: sent.name }), sent);

/** Who has which name among those of a kind, as it is now. */
export const openNames = async (db: GroupDatabase, entity: Entity): Promise<NameIndex> =>
  new NameIndex(entity.codes, await entity.knownNames(db));

/** Writes new items. Their names have to be free. */
export const insertItems = async <T extends EntityTypes>(
  db: GroupTransaction,
  entity: Entity<T>,
  items: T['item'][],
  at: Date,
): Promise<void> => {
  if (items.length === 0) return;
  await entity.requireReferences?.(db, items);
  const stamps = { createdAt: at.toISOString(), updatedAt: at.toISOString() };
  await insertRows(
    db,
    entity.table,
    items.map((item) => ({ id: item.id, ...entity.toColumns(item), ...stamps })),
  );
  await db.record(`${entity.kind}.created`, ...items.map(named));
};

/** Adds those whose names nothing has yet, and answers how many that were. An alias that leads elsewhere is left out. */
export const addMissing = async <T extends EntityTypes>(
  db: GroupTransaction,
  entity: Entity<T>,
  sent: (T['sent'] & { name: string })[],
  at: Date,
): Promise<number> => {
  const known = await openNames(db, entity);
  const missing = sent
    .map((one) => newItem(db, entity, one))
    .flatMap((whole) => {
      if (known.isKnown(entity.namesOf(whole).key)) return [];
      const item = withFreeAliases(entity, whole, known);
      known.note(entity.namesOf(item));
      return [item];
    });
  await insertItems(db, entity, (await entity.settle?.(db, missing, at)) ?? missing, at);
  return missing.length;
};

/** The item without aliases that lead elsewhere. */
export const withFreeAliases = <T extends EntityTypes>(
  entity: Entity<T>,
  item: T['item'],
  known: NameIndex,
): T['item'] => {
  const aliases = entity.aliasesOf(item);
  const free = aliases.filter((name) => !known.isKnown(entity.namesOf({ ...item, name }).key));
  return free.length === aliases.length ? item : (entity.withAliases?.(item, free) ?? item);
};

/** Changes what was sent of one. @throws AppError when its new name or an alias is taken */
export const changeItem = <T extends EntityTypes>(
  db: GroupDatabase,
  entity: Entity<T>,
  id: string,
  sent: T['sent'],
  { at, dependents }: { at: Date; dependents: Dependents },
): Promise<T['item']> =>
  db.change(async (db) => {
    const before = await getItem(db, entity, id);
    const item = entity.apply(before, sent);
    if (areNamedDifferently(entity, before, item)) {
      (await openNames(db, entity)).refuseTaken(entity.namesOf(item), entity.aliasesOf(item));
    }
    await writeItem(db, entity, before, item, { at, dependents });
    return getItem(db, entity, item.id);
  });

/** Writes an item whose names have been found to be free. */
export const writeItem = async <T extends EntityTypes>(
  db: GroupTransaction,
  entity: Entity<T>,
  before: T['item'],
  item: T['item'],
  { at, dependents }: { at: Date; dependents: Dependents },
): Promise<void> => {
  await entity.requireReferences?.(db, [item]);
  await updateRow(db, entity.table, item.id, { ...entity.toColumns(item), updatedAt: at.toISOString() });
  await db.record(`${entity.kind}.updated`, { ...named(item), fields: changedFields(before, item) });
  if (before.name === item.name) return;
  for (const references of referencesTo(dependents, entity.kind)) await references.rename?.(db, item.id, before.name);
};

const changedFields = <Item extends object>(before: Item, after: Item): string[] => {
  const fields = Object.keys(after) as (keyof Item & string)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
};

const areNamedDifferently = <T extends EntityTypes>(entity: Entity<T>, before: T['item'], after: T['item']): boolean =>
  before.name !== after.name || JSON.stringify(entity.otherNames(before)) !== JSON.stringify(entity.otherNames(after));
