import type { Element } from '../../html/nodes.ts';
import { isElement } from '../../html/parse-html.ts';
import { textOf } from '../../html/text-of.ts';
import { fieldOfHeader } from '../../words/header-words.ts';
import { startsWithQuantity } from '../../words/quantity-words.ts';

/** A line of a table as a recipe would write it, or the name of the group that begins with it. */
export interface TableLine {
  text: string;
  isGroup: boolean;
  element: Element;
}

/** What a column holds. `null` is text that stays as it is. */
type Column = { unit: string } | 'group' | 'share' | 'amount' | 'unit' | 'name' | null;

/** Shares of the flour, or of all, are said besides the amounts; nobody cooks from them. */
const share =
  /^(?:(?:the )?bakers?['’]?s? )?(?:%|percent(?:ages?)?|in %|prozent|anteil|pourcentage|porcentaje|porcentagem|percentuale|percentage|procent|процент|відсоток|ποσοστό|oran|割合|ベーカーズ ?%|百分比)(?: ?\(?%\)?)?$/i;
const group =
  /^(?:group|part|component|section|stage|gruppe|teil|komponente|groupe|partie|gruppo|parte|grupo|groep|deel|grupp|del|grupa|część|группа|часть|група|ομάδα|grup|グループ|分组)$/i;
const units =
  'kgs?|kilos?|kilograms?|g|gr|grams?|gramm|grammes?|gramos|grammi|gramas|ml|cl|dl|l|oz|ounces?|lbs?|pounds?';
const unitAlone = new RegExp(`^(?:${units})\\.?$`, 'i');
const unitInBrackets = new RegExp(`[([](${units})\\.?[)\\]]$`, 'i');
const bareNumber = /^[\d½¼¾⅓⅔⅛]+(?:[.,/ ][\d½¼¾⅓⅔⅛]+)*$/;
const percent = /^\d+(?:[.,]\d+)?\s?%$/;
const total =
  /^(?:(?:\p{L}[\p{L}' -]{0,24} )?(?:sub)?total|totals|sum|gesamt|summe|somme|totale|totaal|totalt|suma|razem|итого|всего|toplam|σύνολο|合計|合计)(?: (?:weight|yield|dough))? ?:? ?(?:\d[\d.,]* ?(?:k?g|lbs?|oz|%)?)?$/iu;

/** "Total weight: 1.160" below a list; "Total 0% yoghurt" is a food. */
export const isTotal = (text: string): boolean => total.test(text);

/** What a heading of a column says that it holds; undefined is no heading. */
const columnOf = (heading: string): Column | undefined => {
  const bare = heading.trim();
  if (share.test(bare)) return 'share';
  if (group.test(bare)) return 'group';
  if (unitAlone.test(bare)) return { unit: bare.toLowerCase() };
  const unit = unitInBrackets.exec(bare)?.[1];
  if (unit) return { unit: unit.toLowerCase() };
  const field = fieldOfHeader(bare);
  if (field === 'quantity') return 'amount';
  if (field === 'unit') return 'unit';
  if (field === 'ingredients' || field === 'name') return 'name';
  return /^(?:weight|volume|measure|us|us customary|cups|metric|imperial|gewicht|poids|peso|вес)$/i.test(bare)
    ? 'amount'
    : undefined;
};

const longestCell = 160;
const fewestRows = 2;
const mostCells = 2000;

const cellsIn = (row: Element): Element[] => row.children.filter(isElement);

/** The columns that a row of headings names, where it is one of a list of ingredients. */
const columnsOf = (headings: readonly string[]): Column[] | undefined => {
  const said = headings.map((heading) => (heading === '' ? null : columnOf(heading)));
  const unknown = said.filter((column) => column === undefined).length;
  const isNameLeft =
    unknown === 1 && !said.includes('name') && said.some((column) => column !== null && column !== undefined);
  const known = said.map((column) => (column === undefined && isNameLeft ? 'name' : column));
  const isHead = headings.length > 1 && known.every((column, at) => column !== undefined || headings[at] === '');
  const tells = known.filter((column) => column !== null && column !== undefined && column !== 'name');
  return isHead && tells.length > 0 ? known.map((column) => column ?? null) : undefined;
};

const isAmount = (column: Column): boolean => column === 'amount' || (column !== null && typeof column === 'object');

/** A row of cells as a line, in the order of the page, with further amounts in brackets: "Flour 2 cups (240 g)". */
const lineOf = (cells: readonly string[], columns: readonly Column[]): string => {
  const parts: string[] = [];
  const further: string[] = [];
  let amountAt = -1;
  for (const [at, cell] of cells.entries()) {
    const column = columns[at] ?? null;
    if (cell === '' || column === 'group' || column === 'share') continue;
    const unit = column !== null && typeof column === 'object' && bareNumber.test(cell) ? ` ${column.unit}` : '';
    if (isAmount(column) && amountAt >= 0) further.push(`${cell}${unit}`);
    else if (isAmount(column)) amountAt = parts.push(`${cell}${unit}`) - 1;
    else parts.push(cell);
  }
  if (further.length > 0) parts.splice(amountAt + 1, 0, `(${further.join(', ')})`);
  return parts.join(' ');
};

const linesOfCells = (element: Element, cells: readonly string[], columns: readonly Column[]): TableLine[] => {
  if (cells.some(isTotal)) return [];
  const name = cells[columns.indexOf('group')];
  const text = lineOf(cells, columns);
  return [
    ...(name ? [{ text: name, isGroup: true, element }] : []),
    ...(text === '' ? [] : [{ text, isGroup: false, element }]),
  ];
};

const rowsIn = (table: Element): Element[] => {
  const rows: Element[] = [];
  for (const child of table.children.filter(isElement)) {
    if (child.name === 'tr') rows.push(child);
    else if (/^(?:thead|tbody|tfoot)$/.test(child.name))
      rows.push(...child.children.filter(isElement).filter(({ name }) => name === 'tr'));
  }
  return rows;
};

/** Columns of which all cells are shares, where others say how much. */
const unnamedShares = (rows: readonly (readonly string[])[]): Column[] | undefined => {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at): Column => {
    const filled = rows.flatMap((cells) => cells[at] || []);
    return filled.length >= fewestRows && filled.every((cell) => percent.test(cell)) ? 'share' : null;
  });
  const others = rows.filter((cells) => cells.some((cell, at) => columns[at] === null && /\d/.test(cell)));
  return columns.includes('share') && others.length >= rows.length / 2 ? columns : undefined;
};

/** The texts of all cells. One that reaches over rows stands in the first of them, one that reaches over columns in the first of these. */
const filledCells = (rows: readonly Element[]): string[][] => {
  const reaching: { column: number; rows: number }[] = [];
  return rows.map((row) => {
    const cells: string[] = [];
    for (const cell of cellsIn(row)) {
      while (reaching.some(({ column, rows }) => column === cells.length && rows > 0)) cells.push('');
      const down = Number(cell.attribs.rowspan ?? 1) || 1;
      const across = Math.min(20, Number(cell.attribs.colspan ?? 1) || 1);
      if (down > 1) reaching.push({ column: cells.length, rows: Math.min(down, mostCells) });
      cells.push(
        textOf(cell, longestCell * 2),
        ...Array.from({ length: cellsIn(row).length > 1 ? across - 1 : 0 }, () => ''),
      );
    }
    for (const reach of reaching) reach.rows -= 1;
    return cells;
  });
};

/** A table that only saves room: each cell is a line by itself, "1 egg | 1/4 cup butter". */
const linesBesideEachOther = (
  rows: readonly Element[],
  cells: readonly (readonly string[])[],
): TableLine[] | undefined => {
  const wide = cells.filter((row) => row.length > 1);
  const filled = wide.flat().filter((cell) => cell !== '');
  const isLine = (cell: string) => startsWithQuantity(cell) && /\p{L}{3}/u.test(cell) && !isTotal(cell);
  const lines = filled.filter(isLine).length;
  const areLines = wide.every((row) => row.length === 2) && lines >= 4 && lines >= filled.length * 0.7;
  if (!areLines || filled.some((cell) => bareNumber.test(cell) || unitAlone.test(cell))) return undefined;
  return rows.flatMap((element, at) =>
    (cells[at] ?? [])
      .filter((text) => text !== '')
      .map((text) => ({ text, isGroup: (cells[at] ?? []).length === 1, element })),
  );
};

/** The lines of a table of ingredients whose columns say more than their cells; undefined for any other table. */
export const linesOfTable = (table: Element): TableLine[] | undefined => {
  const rows = rowsIn(table);
  if (rows.length < fewestRows || rows.length > mostCells) return undefined;
  const cells = filledCells(rows);
  if (cells.some((row) => row.some((cell) => cell.length > longestCell))) return undefined;
  const head = cells.findIndex((row) => row.length > 1);
  const named = columnsOf(cells[head] ?? []);
  const columns = named ?? unnamedShares(cells.filter((row) => row.length > 1));
  if (!columns) return linesBesideEachOther(rows, cells);
  return rows.flatMap((row, at) => {
    const [first = '', ...others] = cells[at] ?? [];
    if (named && at === head) return [];
    if (others.length === 0) return first === '' ? [] : [{ text: first, isGroup: true, element: row }];
    return linesOfCells(row, cells[at] ?? [], columns);
  });
};

/**
 * The lines of boxes that are laid out as a table: headings of two to four columns, and below them box after box of the same classes.
 * What stands before the headings, as the name of the group, is a line of its own; undefined for any other boxes.
 */
export const linesOfGrid = (element: Element): TableLine[] | undefined => {
  const boxes = element.children.filter(isElement);
  if (boxes.length < 2 * fewestRows + 1 || boxes.length > mostCells) return undefined;
  const first = boxes.slice(0, 6).map((box) => textOf(box, longestCell * 2));
  const headed = first.findIndex((text) => text !== '' && isColumnOfAmounts(text));
  if (headed < 0) return undefined;
  for (let from = headed; from >= Math.max(0, headed - 2); from -= 1) {
    for (const width of [4, 3, 2]) {
      const columns = columnsOf(first.slice(from, from + width));
      const lines = columns && from + width <= first.length && gridLines(boxes, from, columns);
      if (lines) return lines;
    }
  }
  return undefined;
};

const isColumnOfAmounts = (text: string): boolean => {
  const column = columnOf(text);
  return column !== undefined && column !== 'name' && column !== 'group';
};

const gridLines = (boxes: readonly Element[], from: number, columns: readonly Column[]): TableLine[] | undefined => {
  const width = columns.length;
  const classOf = (at: number) => boxes[at]?.attribs.class ?? '';
  let end = from + width;
  while (end + width <= boxes.length && columns.every((_, at) => classOf(end + at) === classOf(from + at)))
    end += width;
  if (end < from + width * (fewestRows + 1)) return undefined;
  const text = (at: number) => textOf(boxes[at] as Element, longestCell * 2);
  const whole = (at: number): TableLine[] =>
    text(at) === '' || isTotal(text(at)) ? [] : [{ text: text(at), isGroup: at < from, element: boxes[at] as Element }];
  const lines = boxes.slice(0, from).flatMap((_, at) => whole(at));
  for (let at = from + width; at < end; at += width) {
    const cells = columns.map((_, column) => text(at + column));
    if (cells.some((cell) => cell.length > longestCell)) return undefined;
    lines.push(...linesOfCells(boxes[at] as Element, cells, columns));
  }
  return [...lines, ...boxes.slice(end).flatMap((_, at) => whole(end + at))];
};
