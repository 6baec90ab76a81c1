import type { Ingredient } from '@larder/contract';
import { Suspense } from 'react';
import { lazy } from '../../../lib/screen/lazy.ts';
import { useGroup } from '../../../lib/session/index.ts';

const LinkedMethod = lazy(async () => ({ default: (await import('./LinkedMethod.tsx')).LinkedMethod }));

/** The methods of the recipes that these lines ask for, to be read where a step uses them. */
export function LinkedMethods({ lines }: { lines: Ingredient[] }) {
  const { slug } = useGroup();
  const linked = new Map(lines.flatMap(({ referencedRecipe: one }) => (one ? [[one.id, one] as const] : [])));
  if (linked.size === 0 || slug === null) return null;
  return (
    <Suspense>
      {[...linked.values()].map((one) => (
        <LinkedMethod key={one.id} linked={one} />
      ))}
    </Suspense>
  );
}
