import { setImmediate as letOthers } from 'node:timers/promises';
import type { LeftOutRows } from '@larder/contract';
import { type CompiledQuery, sql, type Transaction } from 'kysely';
import type { Connection, Dialect, Schema, TableShape } from '../../../platform/database/index.ts';
import { linesOf } from '../archive/json-lines.ts';
import { type Manifest, tableKey } from '../archive/manifest.ts';
import { unpacked } from '../archive/read-backup.ts';
import type { Place } from '../places/place.ts';

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
): Promise<LeftOutRows[]> => {
  const held = new Set(tables.map((table) => table.name));
  const shapes = inOrder(await dialect.tableShapes(transaction));
  const leftOut = new Map<string, LeftOutRows>();
  const leave: Leave = (table, reason, { rows = 1, detail = null } = {}) => {
    const key = `${table} ${reason}`;
    const so = leftOut.get(key) ?? { table, rows: 0, reason, detail };
    leftOut.set(key, { ...so, rows: so.rows + rows });
  };
  for (const { name } of shapes.toReversed()) {
    if (held.has(name)) await sql`delete from ${sql.table(name)}`.execute(transaction);
  }
  const waiting: Waiting[] = [];
  let done = 0;
  const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  for (const shape of shapes.filter(({ name }) => held.has(name))) {
    const put = insertInto({ dialect, transaction }, shape);
    const onRefused = (row: Row, error: unknown) => {
      const reason = reasonOf(dialect, error);
      const detail = messageOf(error);
      if (reason === 'orphaned' && waiting.length < mostWaiting) waiting.push({ shape, row, detail });
      else leave(shape.name, reason, { detail });
    };
    const content = await place.read(tableKey(name, shape.name));
    if (!content) {
      leave(shape.name, 'missing', { rows: rowsOf(shape.name) });
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
  for (const name of held) {
    if (!shapes.some((shape) => shape.name === name)) leave(name, 'unknown', { rows: rowsOf(name) });
  }
  await putWaiting({ dialect, transaction }, waiting, leave);
  await dialect.continueCounting(transaction);
  return [...leftOut.values()];
};

type Leave = (table: string, reason: LeftOutRows['reason'], more?: { rows?: number; detail?: string }) => void;

interface Waiting {
  shape: TableShape;
  row: Row;
  detail: string;
}

const reasonOf = (dialect: Dialect, error: unknown): LeftOutRows['reason'] => {
  if (dialect.isForeignKeyViolation(error)) return 'orphaned';
  return dialect.isUniqueViolation(error) ? 'repeated' : 'refused';
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

interface Into {
  dialect: Dialect;
  transaction: Transaction<Schema>;
}

/** Writes rows at once and, where that is refused, one by one. Where the database fails, nothing says that a row is at fault. */
const insertInto = ({ dialect, transaction }: Into, { name, columns }: TableShape) => {
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
      if (dialect.isAboutRow(error)) await sql`rollback to savepoint before_rows`.execute(transaction);
      throw error;
    }
  };
  const writeOne = async (row: Row, onRefused: (row: Row, error: unknown) => void): Promise<void> => {
    try {
      await write([row]);
    } catch (error) {
      if (!dialect.isAboutRow(error)) throw error;
      onRefused(row, error);
    }
  };
  return async (rows: Row[], onRefused: (row: Row, error: unknown) => void): Promise<void> => {
    if (rows.length === 0) return;
    try {
      await write(rows);
    } catch (error) {
      if (!dialect.isAboutRow(error)) throw error;
      for (const row of rows) await writeOne(row, onRefused);
    }
  };
};

/** What referred to rows that came later is tried again for as long as any of it finds its place. */
const putWaiting = async (into: Into, waiting: Waiting[], leave: Leave): Promise<void> => {
  for (let open = waiting; open.length > 0; ) {
    const refused: Waiting[] = [];
    for (const { shape, row } of open) {
      await insertInto(into, shape)([row], (_, error) => {
        const reason = reasonOf(into.dialect, error);
        if (reason === 'orphaned') refused.push({ shape, row, detail: messageOf(error) });
        else leave(shape.name, reason, { detail: messageOf(error) });
      });
    }
    if (refused.length === open.length) {
      for (const { shape, detail } of refused) leave(shape.name, 'orphaned', { detail });
      return;
    }
    open = refused;
  }
};
