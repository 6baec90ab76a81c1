/** A row that was read as a JSON array, with the names of the columns that were selected for it, in their order. */
export const namedValues = <Row>(names: readonly (keyof Row & string)[], values: readonly unknown[]): Row => {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < names.length; index++) row[names[index] ?? ''] = values[index];
  // The same names have made the select list, so the values are those of the row's columns.
  return row as Row;
};
