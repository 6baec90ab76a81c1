export { hasIdOrKey, keyContains, keyEqualsFirst, listCondition, listOrder } from './arrange.ts';
export type { Reading } from './filter-condition.ts';
export { type NamedValue, namedValues, quoted, withOtherValues } from './filter-names.ts';
export { listAll } from './list-all.ts';
export { day, flag, id, type ListFields, moment, number, type Relation, stamps, text } from './list-fields.ts';
export { listPage } from './list-page.ts';
export { parseOrderBy } from './order-by.ts';
export { pageOf, type Window, writtenPageOf } from './page-of.ts';
export { parseQueryFilter } from './parse-query-filter.ts';
