import { preference } from '../../../lib/preferences/preference.ts';
import { orders, usualDirection } from './explorer-order.ts';
import { type ExplorerSearch, readExplorerSearch, type SearchChange } from './explorer-search.ts';

/** How recipes are listed on this device. */
export const sectionPreferences = preference('recipe-section-preferences', {
  orderBy: 'name',
  orderDirection: 'asc',
  /** Never: recipes without what they are ordered by come last. */
  filterNull: false,
  /** Empty until somebody chooses an order. */
  sortIcon: '',
  /** A list of rows instead of a grid of pictures. */
  useMobileCards: false,
  /** What recipes say of themselves stands below their names. */
  showDescriptions: false,
  /** Never filled: what is sought stands in the address. */
  searchQuery: '',
});
type SectionPreferences = ReturnType<typeof sectionPreferences.get>;

export interface ViewMenuProps {
  taste: SectionPreferences;
  onChange: (part: Partial<SectionPreferences>) => void;
}

/** The order of a choice in the explorer, to be remembered. */
export function orderToRemember({ orderBy, orderDirection }: SearchChange): Partial<SectionPreferences> {
  if (!orderBy) return {};
  const direction = orderDirection ?? usualDirection(orderBy);
  const sortIcon = direction === 'asc' ? 'sort-ascending' : 'sort-descending';
  return { orderBy, orderDirection: direction, filterNull: false, sortIcon };
}

/** The seed of random orders that no address names: another one at each visit. */
const seedOfVisit = String(Math.floor(Math.random() * 1_000_000));

/** In the order that was chosen last, where the address names none and no search ranks what it finds. */
export function inRememberedOrder(search: ExplorerSearch, { orderBy, orderDirection, sortIcon }: SectionPreferences) {
  const order = orders.find((known) => known === orderBy);
  if (search.orderBy || search.search || sortIcon === '' || !order) return search;
  return readExplorerSearch({
    ...search,
    orderBy: order,
    orderDirection,
    ...(order === 'random' && { seed: seedOfVisit }),
  });
}
