import { setImmediate as letOthers } from 'node:timers/promises';
import { type CompiledQuery, sql, type Transaction } from 'kysely';
import type { Connection, Schema, TableShape } from '../../../platform/database/index.ts';
import { linesOf } from '../archive/json-lines.ts';
import { type Manifest, tableKey } from '../archive/manifest.ts';
import { unpacked } from '../archive/read-backup.ts';
import type { Place } from '../places/place.ts';

/** Rows that a table could not take, and why the first of them. */
export interface LeftOut {
  table: string;
  rows: number;
  reason: string;
}

export interface LoadWork {
  place: Place;
  name: string;
  tables: Manifest['tables'];
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
  /** Whether a row is needed; without it all are. */
  wants?(table: string, row: Row): boolean;
}

export type Row = Record<string, string | number | null>;

const rowsAtOnce = 100;
/** Rows that wait for others to which they refer; more of them is no backup of ours. */
const mostWaiting = 20_000;
/** Milliseconds of writing after which whoever else waits has a turn. */
const turn = 8;

/** Tables before those that refer to them. */
export const inOrder = (shapes: readonly TableShape[]): TableShape[] => {
  const byName = new Map(shapes.map((shape) => [shape.name, shape]));
  const ordered = new Set<TableShape>();
  const open = new Set<TableShape>();
  const add = (shape: TableShape) => {
    if (ordered.has(shape) || open.has(shape)) return;
    open.add(shape);
    for (const name of shape.references) {
      const other = byName.get(name);
      if (other) add(other);
    }
    ordered.add(shape);
  };
  for (const shape of shapes) add(shape);
  return [...ordered];
};

/** Fills the tables with the rows of a backup; what can't be read or belongs nowhere is left out and told. */
export const loadTables = async (
  { dialect }: Connection,
  transaction: Transaction<Schema>,
  { place, name, tables, signal, onProgress, wants = () => true }: LoadWork,
): Promise<LeftOut[]> => {
  const held = new Set(tables.map((table) => table.name));
  const shapes = inOrder(await dialect.tableShapes(transaction));
  const leftOut = new Map<string, LeftOut>();
  const leave = (table: string, reason: string, rows = 1) => {
    const so = leftOut.get(table) ?? { table, rows: 0, reason };
    leftOut.set(table, { ...so, rows: so.rows + rows });
  };
  for (const { name } of shapes.toReversed()) {
    if (held.has(name)) await sql`delete from ${sql.table(name)}`.execute(transaction);
  }
  const waiting: { shape: TableShape; row: Row; reason: string }[] = [];
  let done = 0;
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  for (const shape of shapes.filter(({ name }) => held.has(name))) {
    const put = insertInto(transaction, shape);
    const onRefused = (row: Row, error: unknown) => {
      if (dialect.isForeignKeyViolation(error) && waiting.length < mostWaiting) {
        waiting.push({ shape, row, reason: messageOf(error) });
      } else leave(shape.name, messageOf(error));
    };
    const content = await place.read(tableKey(name, shape.name));
    if (!content) {
      leave(shape.name, 'missing', tables.find((table) => table.name === shape.name)?.rows ?? 0);
      continue;
    }
    let page: Row[] = [];
    let began = performance.now();
    try {
      for await (const line of linesOf(unpacked(content))) {
        const row = readRow(line, shape);
        if (!row) leave(shape.name, 'unreadable');
        else if (wants(shape.name, row)) page.push(row);
        else done += 1;
        if (page.length < rowsAtOnce) continue;
        signal.throwIfAborted();
        await put(page, onRefused);
        done += page.length;
        page = [];
        onProgress(done, total);
        if (performance.now() - began < turn) continue;
        await letOthers();
        began = performance.now();
      }
    } catch (error) {
      signal.throwIfAborted();
      if (!isUnreadable(error)) throw error;
      leave(shape.name, 'damaged');
    }
    await put(page, onRefused);
    done += page.length;
    onProgress(done, total);
  }
  for (const name of held) if (!shapes.some((shape) => shape.name === name)) leave(name, 'unknown table');
  await putWaiting(transaction, waiting, leave);
  await dialect.continueCounting(transaction);
  return [...leftOut.values()];
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** An error of the packing or of a line, and none of the database or the disk. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  ('code' in error ? /^(Z_|ERR_)/.test(String(error.code)) : error.name === 'LineTooLongError');

const readRow = (line: string, { columns }: TableShape): Row | undefined => {
  try {
    const row: unknown = JSON.parse(line);
    if (row === null || typeof row !== 'object') return undefined;
    const isRow = Object.entries(row).every(
      ([column, value]) =>
        columns.includes(column) && (value === null || typeof value === 'string' || typeof value === 'number'),
    );
    return isRow ? (row as Row) : undefined;
  } catch {
    return undefined;
  }
};

/** Writes rows at once and, where that is refused, one by one. */
const insertInto = (transaction: Transaction<Schema>, { name, columns }: TableShape) => {
  const statementOf = (rows: number): CompiledQuery => {
    const one = sql`(${sql.join(columns.map(() => null))})`;
    const values = sql.join(Array.from({ length: rows }, () => one));
    return sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.id(column)))}) values ${values}`.compile(
      transaction,
    );
  };
  const prepared = new Map<number, CompiledQuery>();
  const write = async (rows: Row[]): Promise<void> => {
    const statement = prepared.get(rows.length) ?? statementOf(rows.length);
    if (rows.length === rowsAtOnce || rows.length === 1) prepared.set(rows.length, statement);
    const parameters = rows.flatMap((row) => columns.map((column) => row[column] ?? null));
    await sql`savepoint before_rows`.execute(transaction);
    try {
      await transaction.executeQuery({ ...statement, parameters });
      await sql`release savepoint before_rows`.execute(transaction);
    } catch (error) {
      await sql`rollback to savepoint before_rows`.execute(transaction);
      throw error;
    }
  };
  return async (rows: Row[], onRefused: (row: Row, error: unknown) => void): Promise<void> => {
    if (rows.length === 0) return;
    try {
      await write(rows);
    } catch {
      for (const row of rows) await write([row]).catch((error: unknown) => onRefused(row, error));
    }
  };
};

/** What referred to rows that came later is tried again for as long as any of it finds its place. */
const putWaiting = async (
  transaction: Transaction<Schema>,
  waiting: { shape: TableShape; row: Row; reason: string }[],
  leave: (table: string, reason: string) => void,
): Promise<void> => {
  for (let open = waiting; open.length > 0; ) {
    const refused: typeof waiting = [];
    for (const { shape, row } of open) {
      await insertInto(transaction, shape)([row], (_, error) => refused.push({ shape, row, reason: messageOf(error) }));
    }
    if (refused.length === open.length) {
      for (const { shape, reason } of refused) leave(shape.name, reason);
      return;
    }
    open = refused;
  }
};
