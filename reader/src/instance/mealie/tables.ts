import { isRecord } from '../../apps/values.ts';
import type { InstanceProblem, ProblemReason } from '../instance.ts';
import { alwaysThere, knownColumns, notCarried, untilFilters } from './known-tables.ts';
import { Row } from './row.ts';

const readRow = (row: WrittenRow | Row): Row => (row instanceof Row ? row : new Row(JSON.parse(row.text)));

export interface RowsById {
  get(id: string): Row[];
  ids(): string[];
}

/** A row as JSON, which takes far less room than what is in it. */
class WrittenRow {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

interface Table {
  isList: boolean;
  count: number;
  first: Row | undefined;
  /** Columns in which any row has something. */
  filled: Set<string>;
  rows: (WrittenRow | Row)[];
  /** Those that are none, by what they are instead. */
  unreadable: string[];
}

/**
 * The tables of a backup, and what is found to be wrong with them. Of what is added as text each row is read when it is asked for, and
 * forgotten then: a backup may be larger than the memory has room for what is in it.
 */
export class Tables {
  readonly #tables = new Map<string, Table>();
  readonly #left: { table: string; left: Map<string, number> }[] = [];
  readonly #problems = new Map<string, InstanceProblem>();

  /** Tables whose rows are there. */
  static of(tables: unknown): Tables {
    const made = new Tables();
    if (!isRecord(tables)) return made;
    for (const [name, rows] of Object.entries(tables)) {
      made.open(name, Array.isArray(rows));
      if (Array.isArray(rows)) for (const row of rows) made.#add(name, row);
    }
    return made;
  }

  /** That there is a table, be it empty. */
  open(name: string, isList = true): void {
    const table = this.#tables.get(name);
    if (table) table.isList ||= isList;
    else {
      const empty: Table = { isList, count: 0, first: undefined, filled: new Set(), rows: [], unreadable: [] };
      this.#tables.set(name, empty);
    }
  }

  /** A row, as JSON. @throws SyntaxError */
  addText(name: string, text: string): void {
    this.#add(name, JSON.parse(text), text);
  }

  #add(name: string, value: unknown, text?: string): void {
    this.open(name);
    const table = this.#tables.get(name);
    if (!table) return;
    table.count += 1;
    if (!isRecord(value)) {
      table.unreadable.push(typeof value);
      return;
    }
    const row = new Row(value);
    table.first ??= row;
    for (const column of row.columns()) if (row.has(column)) table.filled.add(column);
    table.rows.push(text === undefined ? row : new WrittenRow(text));
  }

  /** Rows in their order; a row that is none counts as unreadable. */
  rows(name: string): Row[] {
    return this.#rows(name).map(readRow);
  }

  #rows(name: string): (WrittenRow | Row)[] {
    const table = this.#tables.get(name);
    for (const kind of table?.unreadable.splice(0) ?? []) this.tell(name, 'unreadable', kind);
    return table?.rows ?? [];
  }

  /** The first row of a table. */
  first(name: string): Row | undefined {
    return this.#tables.get(name)?.first;
  }

  /** The rows of a table by an id in them, each given once. Those without it belong nowhere, and so do those of what nobody asks for. */
  by(name: string, column: string): RowsById {
    const found = new Map<string, (WrittenRow | Row)[]>();
    const left = new Map<string, number>();
    // Nobody asks for them in another way.
    for (const row of this.#rows(name).splice(0)) {
      const id = readRow(row).id(column);
      if (!id) {
        this.tell(name, 'unreadable', column);
        continue;
      }
      const some = found.get(id);
      if (some) some.push(row);
      else found.set(id, [row]);
      left.set(id, (left.get(id) ?? 0) + 1);
    }
    this.#left.push({ table: name, left });
    const ids = [...found.keys()];
    return {
      get: (id) => {
        const rows = (found.get(id) ?? []).map(readRow);
        left.delete(id);
        found.delete(id);
        return rows;
      },
      ids: () => ids,
    };
  }

  /** Tells of rows that belong to what is not there. */
  tellLost(): void {
    for (const { table, left } of this.#left) {
      for (const [id, rows] of left) this.tell(table, 'lost', id, rows);
    }
  }

  /** Whether a table is there, or has the column in its first row. */
  hasColumn(name: string, column?: string): boolean {
    if (column === undefined) return this.#tables.has(name);
    return this.first(name)?.columns().includes(column) ?? false;
  }

  /** Tells of tables that a backup of every version has, be they empty. What was sent over the API is none. */
  tellMissing(): void {
    if (!this.hasColumn('alembic_version')) return;
    const isThere = (name: string) => this.#tables.get(name)?.isList ?? false;
    for (const name of alwaysThere) if (!isThere(name)) this.tell(name, 'no-table');
    const step = this.first('alembic_version')?.text('version_num');
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
    for (const [name, { count: number, filled }] of this.#tables) {
      if (number === 0) continue;
      const known = knownColumns[name];
      if (notCarried.has(name)) this.tell(name, 'not-carried', '', number);
      else if (!known) this.tell(name, 'unknown-table', '', number);
      else {
        for (const column of filled) {
          if (!known.has(column) && !column.endsWith('_normalized')) this.tell(name, 'unknown-column', column, number);
        }
      }
    }
  }

  get problems(): InstanceProblem[] {
    return [...this.#problems.values()];
  }
}
