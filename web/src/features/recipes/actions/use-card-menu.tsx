import type { RecipeSummary } from '@larder/contract';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { MenuPosition } from '../../../components/use-context-menu.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import type { RecipeAction } from './use-recipe-actions.ts';

const CardMenu = lazy(() => import('./CardMenu.tsx'));

export type OpenCardMenu = (recipe: RecipeSummary, position: MenuPosition) => void;

/**
 * One menu for all cards of a list: cards come and go while one scrolls, and what their menu has opened stays.
 * @param moreOf what can be done with a recipe in this list alone
 */
export function useCardMenu(moreOf: (recipe: RecipeSummary) => readonly RecipeAction[] = () => []): {
  open: OpenCardMenu;
  menu: ReactNode;
} {
  const [asked, setAsked] = useState<{ recipe: RecipeSummary; position: MenuPosition; count: number }>();
  const open = useCallback<OpenCardMenu>(
    (recipe, position) => setAsked((before) => ({ recipe, position, count: (before?.count ?? 0) + 1 })),
    [],
  );
  const menu = asked && (
    <Suspense>
      <CardMenu
        key={asked.count}
        recipe={asked.recipe}
        position={asked.position}
        more={moreOf(asked.recipe)}
        onClose={() => setAsked((now) => (now?.count === asked.count ? undefined : now))}
      />
    </Suspense>
  );
  return { open, menu };
}
