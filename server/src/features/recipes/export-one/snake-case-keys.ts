const snakeCase = (key: string): string => key.replaceAll(/([a-z0-9])([A-Z]+)/g, '$1_$2').toLowerCase();

/** JSON with its keys in snake case at every depth. Those of `extras` belong to their writers and stay as they are. */
export const withSnakeCaseKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSnakeCaseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, content]) => [
      snakeCase(key),
      key === 'extras' ? content : withSnakeCaseKeys(content),
    ]),
  );
};
