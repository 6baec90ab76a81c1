import { lazy } from 'react';

export const SearchDialog = lazy(() => import('./SearchDialog.tsx'));
