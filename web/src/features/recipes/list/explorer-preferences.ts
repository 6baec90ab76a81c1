import { preference } from '../../../lib/preferences/preference.ts';

/** How recipes are listed on this device. */
export const sectionPreferences = preference('recipe-section-preferences', {
  orderBy: 'name',
  orderDirection: 'asc',
  filterNull: false,
  sortIcon: '',
  /** A list of rows instead of a grid of pictures. */
  useMobileCards: false,
  searchQuery: '',
});
