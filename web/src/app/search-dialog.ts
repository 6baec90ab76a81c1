/** The dialog behind `/` and the search field. */
export { SearchDialog } from '../features/search/index.ts';
