import { isRecord, textOf } from '../../apps/values.ts';

const uuid = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i;

/** An id with or without its dashes. */
const idIn = (value: unknown): string | null => {
  const parts = typeof value === 'string' ? uuid.exec(value.trim()) : null;
  return parts === null ? null : parts.slice(1).join('-').toLowerCase();
};

const yes = new Set(['true', 't', 'yes', '1']);
const no = new Set(['false', 'f', 'no', '0']);

const isDay = (text: string): boolean => {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
};

/** A row of a table, read by the names of its columns: what is not there is as if it were empty. */
export class Row {
  readonly #columns: Record<string, unknown>;

  constructor(columns: unknown) {
    this.#columns = isRecord(columns) ? columns : {};
  }

  columns(): string[] {
    return Object.keys(this.#columns);
  }

  has(column: string): boolean {
    return this.#columns[column] !== undefined && this.#columns[column] !== null;
  }

  id(column: string): string | null {
    return idIn(this.#columns[column]);
  }

  /** Letters that no database takes are left out. */
  text(column: string): string {
    const value = this.#columns[column];
    return (typeof value === 'string' ? value : textOf(value)).replaceAll('\0', '');
  }

  number(column: string): number | null {
    const value = this.#columns[column];
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : null;
  }

  /** Databases write it as a word, a number or itself. */
  flag(column: string, otherwise = false): boolean {
    const value = this.#columns[column];
    const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
    if (value === true || yes.has(text)) return true;
    if (value === false || no.has(text)) return false;
    return typeof value === 'number' ? value !== 0 : otherwise;
  }

  /** Times without a zone are those of Greenwich. */
  moment(column: string): string | null {
    const [, day, time = '00:00', seconds = '', hours = '+00', minutes = '00'] =
      /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?\d*)? ?(?:Z|([+-]\d{2})(?::?(\d{2}))?)?$/i.exec(
        this.text(column).trim(),
      ) ?? [];
    const moment = day === undefined ? Number.NaN : Date.parse(`${day}T${time}${seconds}${hours}:${minutes}`);
    return Number.isNaN(moment) ? null : new Date(moment).toISOString();
  }

  /** As it is written, whatever the zone of the time behind it. */
  day(column: string): string | null {
    const [day] = /^\d{4}-\d{2}-\d{2}/.exec(this.text(column).trim()) ?? [];
    return day !== undefined && isDay(day) ? day : null;
  }

  get createdAt(): string | null {
    return this.moment('created_at');
  }

  get updatedAt(): string | null {
    return this.moment('update_at') ?? this.moment('updated_at');
  }
}
