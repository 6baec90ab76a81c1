import { Suspense } from 'react';
import { lazy } from '../../lib/screen/lazy.ts';

const Screen = lazy(() => import('./NotFoundScreen.tsx'));

/** Most visits never see it, so that the first screen does without. */
export const NotFound = () => (
  <Suspense>
    <Screen />
  </Suspense>
);
