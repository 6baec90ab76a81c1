import type { OpenedFile } from '../sent-file.ts';

/** The sign that parts the cells of a table: the one that is most often in its first lines outside quotes. */
const delimiterOf = (text: string): string => {
  const said = /^sep=(.)\n/i.exec(text)?.[1];
  if (said) return said;
  const counts = new Map<string, number>([
    [',', 0],
    [';', 0],
    ['\t', 0],
    ['|', 0],
  ]);
  let isQuoted = false;
  const first = text.slice(0, 8192);
  for (const letter of first) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === '\n' && !isQuoted && [...counts.values()].some((count) => count > 0)) break;
    else if (!isQuoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  // Tags in a cell are often parted by "|", and commas stand in sentences.
  const [best] = [...counts].sort(([one, many], [other, more]) => more - many || weight(other) - weight(one));
  return best && best[1] > 0 ? best[0] : ',';
};

const weight = (sign: string): number => ['|', ',', ';', '\t'].indexOf(sign);

/**
 * The rows of a table as programs and people write them: cells in quotes may hold anything, and a quote that nothing closes or that
 * stands in the middle of a cell is a sign like any other. Rows without content are left out.
 * @param noteCut told where the table ends within a cell in quotes, or within a row that is shorter than the one before
 */
export function* rowsOfCsv(
  text: string,
  delimiter = delimiterOf(text),
  noteCut: () => void = () => undefined,
): Generator<string[]> {
  let row: string[] = [];
  let cells = 0;
  let at = /^sep=.\n/i.test(text) ? 6 : 0;
  while (at < text.length) {
    const cell = cellAt(text, at, delimiter);
    row.push(cell.value.trim());
    at = cell.end;
    if (text[at] === delimiter && at < text.length) {
      at += 1;
      if (at < text.length) continue;
      row.push('');
    }
    const isLast = at >= text.length;
    if (cell.isOpen || (isLast && !text.endsWith('\n') && row.length < cells)) noteCut();
    cells = row.length;
    if (row.some((value) => value !== '')) yield row;
    row = [];
    at += 1;
  }
}

/** Those of a file, which tells that it was cut short. */
export const rowsOfTable = (file: OpenedFile): Generator<string[]> =>
  rowsOfCsv(file.text, undefined, () => file.noteCut());

interface CellInText {
  value: string;
  end: number;
  /** It begins with a quote that nothing closes. */
  isOpen?: boolean;
}

const cellAt = (text: string, from: number, delimiter: string): CellInText => {
  let start = from;
  while (text[start] === ' ') start += 1;
  return text[start] === '"' ? quotedAt(text, start + 1, delimiter) : plainAt(text, from, delimiter);
};

const plainAt = (text: string, from: number, delimiter: string): CellInText => {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1;
  return { value: text.slice(from, end), end };
};

const quotedAt = (text: string, from: number, delimiter: string): CellInText => {
  const parts: string[] = [];
  let at = from;
  for (let quote = text.indexOf('"', at); quote >= 0; quote = text.indexOf('"', at)) {
    if (text[quote + 1] === '"') {
      parts.push(text.slice(at, quote + 1));
      at = quote + 2;
      continue;
    }
    let next = quote + 1;
    while (text[next] === ' ') next += 1;
    if (next >= text.length || text[next] === delimiter || text[next] === '\n') {
      return { value: parts.join('') + text.slice(at, quote), end: next };
    }
    // A backslash says that the cell goes on, as some programs write it.
    parts.push(text[quote - 1] === '\\' ? `${text.slice(at, quote - 1)}"` : text.slice(at, quote + 1));
    at = quote + 1;
  }
  return { value: parts.join('') + text.slice(at), end: text.length, isOpen: true };
};
