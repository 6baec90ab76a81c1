import { lazy } from 'react';

/** Loaded when it is opened. */
export const SeedDialog = lazy(() => import('./dialogs/SeedDialog.tsx'));
