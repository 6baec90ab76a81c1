import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readRecipeSearch } from '../../features/recipes/recipe-search.ts';
import { sharedFrame } from './frames.tsx';

/** What anybody opens who has the link. */
export const sharedRoutes = [
  createRoute({
    getParentRoute: () => sharedFrame,
    path: '/g/$groupSlug/shared/r/$tokenId',
    validateSearch: readRecipeSearch,
    component: lazyRouteComponent(() => import('../../features/sharing/SharedRecipeScreen.tsx'), 'SharedRecipeScreen'),
  }),
];
