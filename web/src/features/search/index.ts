export { PlaceSearch } from './PlaceSearch.tsx';
export { SearchDialog } from './SearchDialog.tsx';
export type { SearchPlace } from './search-places.ts';
export type { SearchOption } from './use-search-options.ts';
