/** What a copy of a table has to know of it. */
export interface TableShape {
  name: string;
  columns: string[];
  /** The columns of its primary key in their order, or all columns where it has none: what its rows are sorted by. */
  key: string[];
  /** Other tables that its foreign keys lead to. */
  references: string[];
}

interface NamedColumn {
  table: string;
  name: string;
  /** From 1 for the columns of the primary key, 0 for the others. */
  place: number;
}

export const shapesOf = (columns: readonly NamedColumn[], links: readonly { table: string; to: string }[]) => {
  const shapes = new Map<string, TableShape & { places: NamedColumn[] }>();
  for (const column of columns) {
    const shape = shapes.get(column.table) ?? { name: column.table, columns: [], key: [], references: [], places: [] };
    shapes.set(column.table, shape);
    shape.columns.push(column.name);
    if (column.place > 0) shape.places.push(column);
  }
  for (const { table, to } of links) {
    const shape = shapes.get(table);
    if (shape && to !== table && !shape.references.includes(to)) shape.references.push(to);
  }
  return [...shapes.values()].map(({ places, ...shape }): TableShape => {
    const columns = shape.columns.toSorted();
    const key = places.toSorted((a, b) => a.place - b.place).map(({ name }) => name);
    return { ...shape, columns, key: key.length > 0 ? key : columns };
  });
};
