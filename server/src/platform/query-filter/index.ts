export type { Attribute, Comparator, Filter, FilterValue } from './filter.ts';
export { type NamedValue, namedValues, quoted, withOtherValues } from './named-values.ts';
export { type Direction, type Order, OrderByError, parseOrderBy } from './order-by.ts';
export { parseQueryFilter } from './parse-query-filter.ts';
export { QueryFilterError, type QueryFilterProblem } from './query-filter-error.ts';
