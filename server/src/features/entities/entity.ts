import type { EntityDefinition, EntityKind, ErrorCode, ItemOf, SentOf } from '@larder/contract';
import type { z } from 'zod';
import type { Columns, Dialect, GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import type { ListFields } from '../../platform/database/lists/index.ts';
import { found } from '../../platform/errors/index.ts';
import type { EntityTable } from './entities.tables.ts';
import type { FileColumns } from './files/file-columns.ts';
import type { Names } from './names/names.ts';
import type { EntityRows } from './rows.repository.ts';

export interface Named {
  id: string;
  name: string;
}

/** What events and pairs tell of an item. */
export const named = ({ id, name }: Named): Named => ({ id, name });

/** Two types that go with a kind of entity; `defineEntity` infers them from the contract. */
export interface EntityTypes {
  item: Named;
  /** What a client sends of one; what is undefined stays as it is. */
  sent: { name?: string };
}

/** @param More what a file says of one beside what clients send */
interface TypesOf<D extends EntityDefinition, More> {
  item: ItemOf<D>;
  sent: SentOf<D> & More;
}

/** One kind of entity, as far as it differs from the others: all that is done with them is written once. */
export interface Entity<T extends EntityTypes = EntityTypes> {
  readonly kind: EntityKind;
  /** Below `/api`, for the links of lists. */
  readonly path: string;
  readonly table: EntityTable;
  /** Which rows of the table are of this kind, where several kinds share one. */
  only?(rows: EntityRows): EntityRows;
  readonly codes: { notFound: ErrorCode; nameTaken: ErrorCode; aliasTaken: ErrorCode };
  readonly fields: ListFields;
  /** Columns that hold plain text. */
  readonly searched: readonly string[];
  read(rows: EntityRows, dialect: Dialect): Promise<T['item'][]>;
  knownNames(db: GroupDatabase): Promise<Names[]>;
  namesOf(item: Named): Names;
  aliasesOf(item: T['item']): string[];
  /** Other names by which people call it, aliases included. */
  otherNames(item: T['item']): string[];
  /** A new one, with nothing but what is needed. */
  blank(named: Named & { groupId: string }): T['item'];
  /** One of which nothing but the name is said, with what everybody knows of it. */
  byNameAlone?(item: T['item'], namesBeside: readonly string[]): T['item'];
  /** The item with what was sent. */
  apply(item: T['item'], sent: T['sent']): T['item'];
  withAliases?(item: T['item'], aliases: string[]): T['item'];
  /** All columns but the id, the group and the stamps. */
  toColumns(item: T['item']): Columns;
  /** @throws AppError when an item refers to something that the group has not */
  requireReferences?(db: GroupTransaction, items: T['item'][]): Promise<void>;
  /** The columns of an item that comes back, without references to what has gone meanwhile. */
  referencesLeft?(db: GroupTransaction, row: Columns): Promise<Columns>;
  /** What the columns of a file hold, by their names in an item; `name` is the first. */
  readonly fileColumns: FileColumns;
  readonly fileRow: z.ZodType<T['sent'] & { name: string }>;
  /** Finds or makes what items of a file name but do not know by id. */
  settle?(db: GroupTransaction, items: T['item'][], at: Date): Promise<T['item'][]>;
}

/** An entity of the contract with what the server has to know of it. */
export const defineEntity = <D extends EntityDefinition, More = unknown>(
  { kind, path }: D,
  entity: Omit<Entity<TypesOf<D, NoInfer<More>>>, 'kind' | 'path'>,
): Entity<TypesOf<D, More>> => ({ ...entity, kind, path: `/${path}` });

/** All of one kind in the group, read by its `read`. */
export const rowsOf = (db: GroupDatabase, entity: Pick<Entity, 'table' | 'only'>): EntityRows => {
  const rows: EntityRows = db.from<EntityTable>(entity.table);
  return entity.only?.(rows) ?? rows;
};

/** All of them whose ids are named, in no order. */
export const findItems = async <T extends EntityTypes>(
  db: GroupDatabase,
  entity: Entity<T>,
  ids: string[],
): Promise<T['item'][]> => {
  const isNamed = db.dialect.isOneOf(`${entity.table}.id`, ids);
  return ids.length === 0 ? [] : entity.read(rowsOf(db, entity).where(isNamed), db.dialect);
};

/** Those of them that are named, by id. What was read before is not read again until the group's data changes. */
export const knownItems = async <T extends EntityTypes>(
  db: GroupDatabase,
  entity: Entity<T>,
  ids: string[],
): Promise<ReadonlyMap<string, T['item']>> => {
  const known = await db.remembered(`items of ${entity.table}`, async () => new Map<string, T['item']>(), [
    'groupData',
  ]);
  const missing = ids.filter((id) => !known.has(id));
  for (const item of await findItems(db, entity, missing)) known.set(item.id, item);
  return known;
};

/** Throws the entity's code for not found. */
export const getItem = async <T extends EntityTypes>(
  db: GroupDatabase,
  entity: Entity<T>,
  id: string,
): Promise<T['item']> => {
  const [item] = await findItems(db, entity, [id.toLowerCase()]);
  return found(item, entity.codes.notFound);
};
