/** A list is one cell in a table, its parts between semicolons. */
export type CellKind = 'text' | 'list' | 'flag' | 'number' | 'choice';
export type FileColumns = Record<string, CellKind>;

export type CellValue = string | number | boolean | null | string[];
/** A row of a file by the names of its columns. */
export type TableRecord = Record<string, CellValue>;

/** An item as a row of a file: of what it refers to, the names. */
export const recordOf = (columns: FileColumns, item: object): TableRecord => {
  const values: Record<string, unknown> = { ...item };
  return Object.fromEntries(Object.keys(columns).map((column) => [column, written(values[column])]));
};

const written = (value: unknown): CellValue => {
  if (Array.isArray(value)) return value.map((one) => String(written(one)));
  if (typeof value === 'object' && value !== null) return 'name' in value ? String(value.name) : null;
  return typeof value === 'number' || typeof value === 'boolean' ? value : value === null ? null : String(value);
};

const between = ';';

export const cellOf = (value: CellValue | undefined): string => {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(`${between} `) : String(value);
};

/** In the languages of the interface, beside what spreadsheets write for a ticked box. */
const yes =
  /^(?:true|yes|1|x|✓|wahr|ja|já|vrai|oui|verdadero|verdadeiro|sí|sì|si|sim|vero|waar|prawda|tak|sant|kyllä|igen|ano|áno|da|taip|jā|ναι|evet|да|так|כן|نعم|có|はい|예|네|是)$/i;
const no =
  /^(?:|false|no|0|-|✗|falsch|nein|faux|non|falso|onwaar|nee|nei|fałsz|nie|não|falskt|nej|ei|nem|ne|не|nu|nē|όχι|hayır|нет|ні|לא|لا|không|いいえ|아니요|아니오|否)$/i;

/** What a cell says; words that say yes or no are those of the languages of the interface and of their spreadsheets. */
export const cellValue = (cell: string, kind: CellKind): CellValue => {
  const text = cell.trim();
  switch (kind) {
    case 'list':
      return text
        .split(between)
        .map((part) => part.trim())
        .filter(Boolean);
    case 'flag':
      return yes.test(text) || (no.test(text) ? false : text);
    case 'number':
      return text === '' ? null : Number(text.replace(',', '.'));
    case 'choice':
      return text || null;
    case 'text':
      return text;
  }
};
