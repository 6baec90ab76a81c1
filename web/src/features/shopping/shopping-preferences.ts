import { preference } from '../../lib/preferences/preference.ts';

export const shoppingPreferences = preference('shopping-list-preferences', { viewAllLists: true });
