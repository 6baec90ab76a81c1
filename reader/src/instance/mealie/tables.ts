import { isRecord } from '../../apps/values.ts';
import type { InstanceProblem, ProblemReason } from '../instance.ts';
import { alwaysThere, knownColumns, notCarried, untilFilters } from './known-tables.ts';
import { Row } from './row.ts';

export interface RowsById {
  get(id: string): Row[];
  ids(): string[];
}

/** The tables of a backup, and what is found to be wrong with them. */
export class Tables {
  readonly #tables: Record<string, unknown>;
  readonly #left: { table: string; left: ReadonlyMap<string, Row[]> }[] = [];
  readonly #problems = new Map<string, InstanceProblem>();

  constructor(tables: unknown) {
    this.#tables = isRecord(tables) ? tables : {};
  }

  /** Rows in their order; a row that is none counts as unreadable. */
  rows(name: string): Row[] {
    const rows = this.#tables[name];
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row) => {
      if (isRecord(row)) return [new Row(row)];
      this.tell(name, 'unreadable', typeof row);
      return [];
    });
  }

  /** The rows of a table by an id in them. Those without it belong nowhere, and so do those of what nobody asks for. */
  by(name: string, column: string): RowsById {
    const found = new Map<string, Row[]>();
    for (const row of this.rows(name)) {
      const id = row.id(column);
      if (!id) {
        this.tell(name, 'unreadable', column);
        continue;
      }
      const some = found.get(id);
      if (some) some.push(row);
      else found.set(id, [row]);
    }
    const left = new Map(found);
    this.#left.push({ table: name, left });
    return {
      get: (id) => {
        left.delete(id);
        return found.get(id) ?? [];
      },
      ids: () => [...found.keys()],
    };
  }

  /** Tells of rows that belong to what is not there. */
  tellLost(): void {
    for (const { table, left } of this.#left) {
      for (const [id, rows] of left) this.tell(table, 'lost', id, rows.length);
    }
  }

  /** Whether a table is there, or has the column in its first row. */
  hasColumn(name: string, column?: string): boolean {
    if (column === undefined) return this.#tables[name] !== undefined;
    return this.rows(name)[0]?.columns().includes(column) ?? false;
  }

  /** Tells of tables that a backup of every version has, be they empty. What was sent over the API is none. */
  tellMissing(): void {
    if (!this.hasColumn('alembic_version')) return;
    const isThere = (name: string) => Array.isArray(this.#tables[name]);
    for (const name of alwaysThere) if (!isThere(name)) this.tell(name, 'no-table');
    const step = this.rows('alembic_version')[0]?.text('version_num');
    if (!isThere('households') || step === '86054b40fd06') {
      for (const name of untilFilters) if (!isThere(name)) this.tell(name, 'no-table');
    }
    // Since 1.5 favourites are in another table, and only the beta had no timeline.
    if (!isThere('users_to_recipes') && !isThere('users_to_favorites')) this.tell('users_to_favorites', 'no-table');
    const isBeta = !this.hasColumn('recipes', 'last_made') && !isThere('households');
    if (!isBeta && !isThere('recipe_timeline_events')) this.tell('recipe_timeline_events', 'no-table');
  }

  tell(table: string, reason: ProblemReason, example = '', rows = 1): void {
    const key = `${table} ${reason}${reason === 'unknown-column' ? ` ${example}` : ''}`;
    const before = this.#problems.get(key);
    this.#problems.set(key, before ? { ...before, rows: before.rows + rows } : { table, reason, rows, example });
  }

  /** Tells what of the backup nobody has looked for. */
  tellUnknown(): void {
    for (const [name, rows] of Object.entries(this.#tables)) {
      const number = Array.isArray(rows) ? rows.length : 0;
      if (number === 0) continue;
      const known = knownColumns[name];
      if (notCarried.has(name)) this.tell(name, 'not-carried', '', number);
      else if (!known) this.tell(name, 'unknown-table', '', number);
      else {
        const columns = new Set(this.rows(name).flatMap((row) => row.columns().filter((column) => row.has(column))));
        for (const column of columns) {
          if (!known.has(column) && !column.endsWith('_normalized')) this.tell(name, 'unknown-column', column, number);
        }
      }
    }
  }

  get problems(): InstanceProblem[] {
    return [...this.#problems.values()];
  }
}
