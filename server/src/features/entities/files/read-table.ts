import { AppError } from '../../../platform/errors/index.ts';
import { cellValue, type FileColumns } from './file-columns.ts';
import { splitRows } from './split-rows.ts';

export interface ReadRow {
  /** Where it stands in the file: in a table as a spreadsheet numbers it, the headings included; in JSON from 1. */
  number: number;
  /** What it says by the names of the columns, or null where it could not be read. */
  record: Record<string, unknown> | null;
}

const mostRows = 10_000;

/**
 * The rows of a CSV or JSON file with the columns that a table has; others are left out.
 * @throws AppError for a file that is neither, has no names, or has too many rows
 */
export const readTable = (bytes: Buffer, columns: FileColumns): ReadRow[] => {
  const text = textOf(bytes).replaceAll('\0', '');
  const rows = /^\s*[[{]/.test(text) ? readRecords(text, columns) : readCells(text, columns);
  if (rows.length > mostRows) throw new AppError('table.too-many-rows', { most: mostRows });
  return rows;
};

/** UTF-8, or what spreadsheets write that don't. */
const textOf = (bytes: Buffer): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const readRecords = (text: string, columns: FileColumns): ReadRow[] => {
  const sent = parseJson(text);
  const rows = isObject(sent) && 'items' in sent ? sent.items : sent;
  if (!Array.isArray(rows)) throw new AppError('table.unreadable');
  const names = Object.keys(columns);
  return rows.map((row: unknown, index) => ({
    number: index + 1,
    record: isObject(row) ? Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))) : null,
  }));
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('table.unreadable', {}, { cause });
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const comparable = (heading: string): string => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const readCells = (text: string, columns: FileColumns): ReadRow[] => {
  const [headings, ...rows] = splitRows(text);
  const names = new Map(Object.keys(columns).map((name) => [comparable(name), name]));
  const columnNames = (headings?.cells ?? []).map((heading) => names.get(comparable(heading)));
  if (!columnNames.includes('name')) throw new AppError('table.no-names');
  return rows.map(({ number, cells }) => {
    if (cells?.length !== columnNames.length) return { number, record: null };
    const values = cells.flatMap((cell, at) => {
      const name = columnNames[at];
      return name ? [[name, cellValue(withoutApostrophe(cell), columns[name] ?? 'text')]] : [];
    });
    return { number, record: Object.fromEntries(values) };
  });
};

/** The apostrophe by which `writeTable` keeps a cell from being computed. */
const withoutApostrophe = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r])/, '');
