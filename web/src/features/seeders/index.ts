import { lazy } from '../../lib/screen/lazy.ts';

/** Loaded when it is opened. */
export const SeedDialog = lazy(() => import('./SeedDialog.tsx'));
