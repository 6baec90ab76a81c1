export interface SplitRow {
  /** As a spreadsheet numbers it: from 1, empty ones counted. */
  number: number;
  /** Null for a line whose quotes do not fit. */
  cells: string[] | null;
}

const separators = [',', ';', '\t', '|'];

/**
 * The rows of a CSV text, without those that are empty. A quote that is not closed, or closed in the middle of a cell, costs
 * only the line that it stands in: the rows below it are read.
 */
export const splitRows = (text: string): SplitRow[] => {
  const start = text.search(/\S/);
  if (start < 0) return [];
  const separator = separatorOf(text, Math.max(text.lastIndexOf('\n', start), text.lastIndexOf('\r', start)) + 1);
  const rows: SplitRow[] = [];
  let at = 0;
  for (let number = 1; at < text.length; number += 1) {
    const row = readRow(text, at, separator);
    if (!row || row.cells.some((cell) => cell.trim() !== '')) rows.push({ number, cells: row ? row.cells : null });
    at = row?.end ?? lineEnd(text, at);
  }
  return rows;
};

/** What separates the most headings, which begin here. */
const separatorOf = (text: string, start: number): string => {
  const counts = separators.map((separator) => readRow(text, start, separator)?.cells.length ?? 0);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
};

interface Row {
  cells: string[];
  /** Where the next row begins. */
  end: number;
}

const readRow = (text: string, start: number, separator: string): Row | null => {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = text[at] === '"' ? readQuoted(text, at) : readBare(text, at, separator);
    if (!cell) return null;
    cells.push(cell.text);
    at = cell.end;
    if (text[at] === separator) at += 1;
    else if (at >= text.length || isLineBreak(text[at])) return { cells, end: lineEnd(text, at) };
    else return null;
  }
};

interface Cell {
  text: string;
  /** Behind its last character. */
  end: number;
}

/** Two quotes within quotes are one. Null when they are not closed. */
const readQuoted = (text: string, start: number): Cell | null => {
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  return close < 0 ? null : { text: text.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 };
};

const readBare = (text: string, start: number, separator: string): Cell => {
  let end = start;
  while (end < text.length && text[end] !== separator && !isLineBreak(text[end])) end += 1;
  return { text: text.slice(start, end), end };
};

const isLineBreak = (character: string | undefined): boolean => character === '\n' || character === '\r';

/** Where the line behind the one with this place begins. */
const lineEnd = (text: string, at: number): number => {
  let end = at;
  while (end < text.length && !isLineBreak(text[end])) end += 1;
  return text.startsWith('\r\n', end) ? end + 2 : end + 1;
};
