/** A line as it stands in recipes, and what is to be understood of it. */
export interface ExpectedLine {
  line: string;
  quantity: number | null;
  quantityMax: number | null;
  unit: string;
  food: string;
}

/** One line each: the text | quantity or range | unit | food; what is empty is expected to be missing. */
export function expectedLines(table: string): ExpectedLine[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', amount = '', unit = '', food = ''] = row.split('|').map((cell) => cell.trim());
      const [low, high] = amount.split('–').map(Number);
      return { line, quantity: amount === '' ? null : (low ?? null), quantityMax: high ?? null, unit, food };
    });
}
