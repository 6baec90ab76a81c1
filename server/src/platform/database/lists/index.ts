export { byId, hasIdOrKey, keyContains, listCondition, listOrder } from './arrange.ts';
export { day, type Entity, flag, id, moment, number, ofGroup, type Relation, stamps, text } from './entity.ts';
export type { Reading } from './filter-condition.ts';
export { listPage } from './list-page.ts';
export { pageOf, type Window, writtenPageOf } from './page-of.ts';
