/** A row of Cook'n's tables, by the names of its columns. */
export type DsvRow = Map<string, string>;

/** What a title is of that has ingredients and a method. */
export const recipeType = '4';

/** The rows of a table, whose cells and ends are marked by runs of signs. */
export const rowsOfDsv = (text: string): DsvRow[] => {
  const [header = '', ...rows] = text.split('!@#%^&*()');
  const names = header.trim().split('||||').slice(0, 40);
  return rows
    .map((row) => row.split('||||'))
    .filter((cells) => cells.length > 1)
    .map((cells) => new Map(names.map((name, at) => [name, cells[at] ?? ''])));
};
