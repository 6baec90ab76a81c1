export { byId, hasIdOrKey, keyContains, listCondition, listOrder } from './arrange.ts';
export { day, type Entity, flag, id, moment, number, stamps, text } from './entity.ts';
export { listPage } from './list-page.ts';
export { pageOf, type Window } from './page-of.ts';
