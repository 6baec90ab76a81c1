export { SearchDialog } from './SearchDialog.tsx';
export type { SearchPlace } from './search-places.ts';
