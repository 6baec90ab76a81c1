/** Where in the JSON: `['notes', 0, 'title']`. */
export type Path = (string | number)[];
export type Expected = 'text' | 'number' | 'flag' | 'list' | 'object' | 'known-key';
export type Report = (path: Path, expected: Expected) => void;

const isNothing = (value: unknown) => value === null || value === undefined;

/** Text; numbers are taken as their text, and nothing as an empty one. */
export function text(value: unknown, path: Path, report: Report): string {
  if (isNothing(value)) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  report(path, 'text');
  return '';
}

/** A number, or null for nothing. */
export function number(value: unknown, path: Path, report: Report): number | null {
  if (isNothing(value) || value === '') return null;
  if (typeof value === 'number' && value >= 0) return value;
  report(path, 'number');
  return null;
}

export function flag(value: unknown, path: Path, report: Report, otherwise: boolean): boolean {
  if (isNothing(value)) return otherwise;
  if (typeof value === 'boolean') return value;
  report(path, 'flag');
  return otherwise;
}

/** The items of a list, each with its position. */
export function itemsOf(value: unknown, path: Path, report: Report): [item: unknown, path: Path][] {
  if (isNothing(value)) return [];
  if (Array.isArray(value)) return value.map((item: unknown, index) => [item, [...path, index]]);
  report(path, 'list');
  return [];
}

export function objectOf(value: unknown, path: Path, report: Report): Record<string, unknown> {
  if (isRecord(value)) return value;
  if (!isNothing(value)) report(path, 'object');
  return {};
}

/** Any value as text, as the API does with the values of extras. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
