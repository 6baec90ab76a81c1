import { preference } from '../../lib/preferences/preference.ts';

export const shoppingPreferences = preference('shopping-list-preferences', {
  viewAllLists: true,
  /** The list that recipes are added to without asking; empty: it is asked. */
  preferredList: '',
  /** Also where nothing has a price yet. */
  showPrices: false,
});
