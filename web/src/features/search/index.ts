import { lazy } from '../../lib/screen/lazy.ts';

/** Fetches the dialog before it is asked for, so that letters typed right after `/` find it there. */
export const loadSearchDialog = () => import('./SearchDialog.tsx');

export const SearchDialog = lazy(loadSearchDialog);
