import { numberedName } from '@larder/kitchen';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { type BinKind, putBack, putInBin } from '../bin/index.ts';
import { differentFrom, listDifferences, writeDifferences } from './duplicates/differences.repository.ts';
import { type Entity, type EntityTypes, findItems, named } from './entity.ts';
import { countedReferences, listUnused } from './list.repository.ts';
import { type Dependents, type DetachedReferences, referencesTo } from './references.repository.ts';
import { removeRows } from './rows.repository.ts';
import { openNames, withFreeAliases } from './save.ts';

/** Under this name the bin keeps what an item was said to be different from. */
const differences = 'differentThings';

/** Puts some in the bin; what refers to them stays without them. Answers those that were there. */
export const removeItems = <T extends EntityTypes>(
  db: GroupDatabase,
  entity: Entity<T>,
  ids: string[],
  context: { dependents: Dependents; at: Date },
): Promise<T['item'][]> =>
  db.change(async (db) => {
    const items = await findItems(db, entity, ids);
    await putItemsInBin(db, entity, items, context);
    await removeRows(
      db,
      entity.table,
      items.map(({ id }) => id),
    );
    await db.record(`${entity.kind}.deleted`, ...items.map(named));
    return items;
  });

/** As `removeItems`, of those that nothing refers to; answers their ids. */
export const removeUnused = async <T extends EntityTypes>(
  db: GroupDatabase,
  entity: Entity<T>,
  ids: string[],
  context: { dependents: Dependents; at: Date },
): Promise<string[]> => {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  const unused = await listUnused(db, entity, context.dependents);
  const gone = unused.flatMap(({ id }) => (wanted.has(id) ? id : []));
  if (gone.length > 0) await removeItems(db, entity, gone, context);
  return gone;
};

/** Takes the references to items away, and writes both down before the items are deleted. */
const putItemsInBin = async <T extends EntityTypes>(
  db: GroupTransaction,
  entity: Entity<T>,
  items: T['item'][],
  { dependents, at }: { dependents: Dependents; at: Date },
): Promise<void> => {
  const ids = items.map(({ id }) => id);
  const counted = countedReferences(dependents, entity);
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (await counted.total(db, id)).owners);
  const different = await listDifferences(db);
  const detached: { name: string; byId: DetachedReferences }[] = [];
  for (const references of referencesTo(dependents, entity.kind)) {
    detached.push({ name: references.name, byId: await references.detach(db, ids) });
  }
  const deleted = items.map((item) => {
    const links = Object.fromEntries(detached.map(({ name, byId }) => [name, byId.get(item.id) ?? []]));
    links[differences] = differentFrom(different, item.id).map((id) => ({ id }));
    return { ...named(item), references: counts.get(item.id), item, links };
  });
  await putInBin(db, { kind: entity.kind, table: entity.table, parts: [] }, deleted, at);
};

/** How items of a kind come back from the bin: with the references that were taken away when they went. */
export const entityBin = <T extends EntityTypes>(entity: Entity<T>, dependents: Dependents): BinKind => ({
  kind: entity.kind,
  table: entity.table,
  parts: [],
  restore: async (db, { row, item: binned, links, parts }) => {
    // What `putItemsInBin` has written down.
    const item = await withFreeNames(db, entity, binned as T['item']);
    const columns = { ...row, ...entity.toColumns(item) };
    const left = (await entity.referencesLeft?.(db, columns)) ?? columns;
    await putBack(db, { table: entity.table, parts: [] }, { row: left, parts, links });
    const others = (links[differences] ?? []).map(({ id }) => String(id));
    await writeDifferences(db, entity.table, item.id, others);
    for (const references of referencesTo(dependents, entity.kind)) {
      const detached = links[references.name] ?? [];
      if (detached.length > 0) await references.attach(db, item.id, detached);
    }
    await db.record(`${entity.kind}.restored`, named(item));
    return { name: item.name, slug: 'slug' in item ? String(item.slug) : null };
  },
});

/** The item without aliases that lead elsewhere by now, and with a number behind its name if that is taken. */
const withFreeNames = async <T extends EntityTypes>(
  db: GroupTransaction,
  entity: Entity<T>,
  item: T['item'],
): Promise<T['item']> => {
  const known = await openNames(db, entity);
  const isFree = (name: string) => !known.isKnown(entity.namesOf({ ...item, name }).key);
  let name = item.name;
  for (let count = 1; !isFree(name); count += 1) name = numberedName(item.name, count);
  const renamed = name === item.name ? item : entity.apply(item, { name });
  return withFreeAliases(entity, renamed, known);
};
