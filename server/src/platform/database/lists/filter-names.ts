import type { Filter, FilterValue } from './filter.ts';
import { parseQueryFilter } from './parse-query-filter.ts';

/** A value that a filter compares an attribute with; `pattern` is that of a LIKE. */
export interface NamedValue {
  path: string[];
  value: FilterValue;
  isPattern: boolean;
}

/** The values that stand for one thing, or for those that a pattern fits, in their order; no others are names of anything. */
export const namedValues = (text: string): NamedValue[] => valuesOf(parseQueryFilter(text));

const valuesOf = (filter: Filter): NamedValue[] => {
  if (filter.kind === 'and' || filter.kind === 'or') return filter.parts.flatMap(valuesOf);
  const { path } = filter.attribute;
  const named = (values: FilterValue[], isPattern = false) => values.map((value) => ({ path, value, isPattern }));
  switch (filter.kind) {
    case 'compare':
      return filter.comparator === '=' || filter.comparator === '<>' ? named([filter.value]) : [];
    case 'like':
      return named([filter.value], true);
    case 'in':
    case 'contains-all':
      return named(filter.values);
    case 'null':
      return [];
  }
};

/** The filter with other values in the places of some, and every other character as it was. */
export const withOtherValues = (text: string, change: (named: NamedValue) => string | undefined): string => {
  let changed = text;
  for (const named of namedValues(text).reverse()) {
    const value = change(named);
    if (value === undefined) continue;
    changed = changed.slice(0, named.value.at) + quoted(value) + changed.slice(named.value.end);
  }
  return changed;
};

/** A text as a filter takes it as one value, whatever is in it. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
