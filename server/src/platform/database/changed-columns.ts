/** Names of the columns to which a change gives another value; when that was is none of them. */
export const changedColumns = (before: Readonly<Record<string, unknown>>, changes: object): string[] =>
  Object.entries(changes).flatMap(([column, value]) =>
    value === undefined || column === 'updatedAt' || before[column] === value ? [] : [column],
  );
