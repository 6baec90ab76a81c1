/** The dialog behind `/` and the search field. */
export { loadSearchDialog, SearchDialog } from '../features/search/index.ts';
