import { Suspense } from 'react';
import { Skeleton, SkeletonPage } from '../../../components/Skeleton.tsx';
import { lazy } from '../../../lib/screen/lazy.ts';
import { useMe } from '../../../lib/session/index.ts';
import { knownToday } from './known-today.ts';

const TodayStrip = lazy(() => import('./TodayStrip.tsx'));

/**
 * What is planned for today, above the recipes; nothing where nothing is. It keeps its room while it is under way; the first
 * time that a browser shows it, that of the whole page.
 */
export function TodayPart() {
  const me = useMe();
  const [{ height }] = knownToday.use();
  if (!me) return null;
  const room = height === null ? <SkeletonPage /> : height > 0 && <Skeleton height={height} radius={12} />;
  return (
    <Suspense fallback={room}>
      <TodayStrip room={room} />
    </Suspense>
  );
}

/** Whether it is known what stands above the recipes, which would move them when it comes. */
export const useTodayIsKnown = () => knownToday.use()[0].height !== null;
