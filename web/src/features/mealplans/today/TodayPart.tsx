import { Suspense } from 'react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { today } from '../../../lib/dates/days.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { useMe } from '../../../lib/session/index.ts';
import { knownToday } from './known-today.ts';

const TodayStrip = lazy(() => import('./TodayStrip.tsx'));

/** What is planned for today, above the recipes; nothing where nothing is. It keeps its room while it is under way. */
export function TodayPart() {
  const me = useMe();
  const [known] = knownToday.use();
  if (!me) return null;
  const isExpected = known.day === today() && known.height > 0;
  return (
    <Suspense fallback={isExpected ? <Skeleton height={known.height} radius={12} /> : null}>
      <TodayStrip expected={isExpected ? known.height : 0} />
    </Suspense>
  );
}
