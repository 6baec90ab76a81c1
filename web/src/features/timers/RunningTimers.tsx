import { Suspense } from 'react';
import { lazy } from '../../lib/screen/lazy.ts';
import { useTimers } from './timers.ts';

const SlimTimers = lazy(() => import('./SlimTimers.tsx'));

/** The bar of timers, loaded once there is one. */
export function RunningTimers() {
  if (useTimers().length === 0) return null;
  return (
    <Suspense>
      <SlimTimers />
    </Suspense>
  );
}
