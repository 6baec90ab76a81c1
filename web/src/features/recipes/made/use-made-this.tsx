import type { Recipe, TimelineEvent } from '@larder/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { lazy } from '../../../lib/screen/lazy.ts';
import { useMadeChanges } from './made.api.ts';

const MadeCard = lazy(() => import('./MadeCard.tsx'));

/**
 * "I made this": noted at once, with a card to say more or to take it back. Draw `card` wherever `begin` is called.
 * @param onDone called when the card is closed and the recipe stays made
 */
export function useMadeThis(
  recipe: Recipe,
  onDone: () => void = () => undefined,
): { begin: () => void; card: ReactNode } {
  const [noted, setNoted] = useState<Promise<TimelineEvent>>();
  const changes = useMadeChanges(recipe);
  const close = () => setNoted(undefined);
  const begin = () => {
    const promise = changes.note();
    setNoted(promise);
    promise.catch(close);
  };
  const card = noted && (
    <Suspense>
      <MadeCard
        recipe={recipe}
        ratingBefore={changes.ratingBefore}
        onDone={(draft) => {
          void noted.then((event) => changes.save(event, draft)).catch(() => undefined);
          close();
          onDone();
        }}
        onUndo={() => {
          void noted.then(changes.takeBack).catch(() => undefined);
          close();
        }}
      />
    </Suspense>
  );
  return { begin, card };
}
