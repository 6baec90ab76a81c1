/** A random UUID. `crypto.randomUUID` is missing on pages that come without TLS, as they do in many homes. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => (versionMarks[index]?.(byte) ?? byte).toString(16).padStart(2, '0'));
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-');
}

/** RFC 9562: version 4 in the seventh byte, the variant in the ninth. */
const versionMarks: Record<number, (byte: number) => number> = {
  6: (byte) => (byte & 0x0f) | 0x40,
  8: (byte) => (byte & 0x3f) | 0x80,
};

/** A heading between the lines of a list; on the wire it is the title of the line that follows. */
export interface TitleRow {
  kind: 'title';
  id: string;
  title: string;
}

interface Identified {
  id: string;
}

const indexOfRow = (rows: readonly Identified[], id: string) => rows.findIndex((row) => row.id === id);

export const insertBefore = <Row extends Identified>(rows: readonly Row[], id: string, ...added: Row[]): Row[] =>
  insertAt(rows, indexOfRow(rows, id), added);

export const insertAfter = <Row extends Identified>(rows: readonly Row[], id: string, ...added: Row[]): Row[] =>
  insertAt(rows, indexOfRow(rows, id) + 1, added);

/** Out of range, the rows go to the end. */
export const insertAt = <Row>(rows: readonly Row[], index: number, added: readonly Row[]): Row[] => {
  const at = index < 0 || index > rows.length ? rows.length : index;
  return [...rows.slice(0, at), ...added, ...rows.slice(at)];
};

export const removeRow = <Row extends Identified>(rows: readonly Row[], id: string): Row[] =>
  rows.filter((row) => row.id !== id);

/** Changes one row; a row that is gone changes nothing. */
export const changeRow = <Row extends Identified>(rows: readonly Row[], id: string, change: (row: Row) => Row): Row[] =>
  rows.map((row) => (row.id === id ? change(row) : row));

/** Puts rows where the first of some others stands, and takes those out. */
export const replaceRows = <Row extends Identified>(
  rows: readonly Row[],
  ids: readonly string[],
  by: readonly Row[],
): Row[] => {
  const gone = new Set(ids);
  const first = rows.findIndex(({ id }) => gone.has(id));
  const before = first < 0 ? rows : rows.slice(0, first);
  const after = first < 0 ? [] : rows.slice(first).filter(({ id }) => !gone.has(id));
  return [...before, ...by, ...after];
};

/** Moves a row to an index among the others; beyond either end it stays at that end. */
export const moveTo = <Row extends Identified>(rows: readonly Row[], id: string, index: number): Row[] => {
  const row = rows.find((row) => row.id === id);
  if (!row) return [...rows];
  const others = removeRow(rows, id);
  return others.toSpliced(Math.max(0, Math.min(index, others.length)), 0, row);
};

export const moveBy = <Row extends Identified>(rows: readonly Row[], id: string, steps: number): Row[] =>
  moveTo(rows, id, indexOfRow(rows, id) + steps);
