import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readRecipeSearch } from '../../features/recipes/recipe-search.ts';
import { sharedFrame } from './frames.tsx';

const recipeWithin = lazyRouteComponent(
  () => import('../../features/sharing/RecipeWithinScreen.tsx'),
  'RecipeWithinScreen',
);

/** What anybody opens who has the link. */
export const sharedRoutes = [
  // Links of servers that moved in are of this form until Mealie 1.0.
  createRoute({
    getParentRoute: () => sharedFrame,
    path: '/shared/recipes/$tokenId',
    validateSearch: readRecipeSearch,
    component: lazyRouteComponent(() => import('../../features/sharing/SharedRecipeScreen.tsx'), 'SharedRecipeScreen'),
  }),
  createRoute({
    getParentRoute: () => sharedFrame,
    path: '/g/$groupSlug/shared/r/$tokenId',
    validateSearch: readRecipeSearch,
    component: lazyRouteComponent(() => import('../../features/sharing/SharedRecipeScreen.tsx'), 'SharedRecipeScreen'),
  }),
  createRoute({
    getParentRoute: () => sharedFrame,
    path: '/g/$groupSlug/shared/c/$tokenId',
    component: lazyRouteComponent(
      () => import('../../features/sharing/SharedCookbookScreen.tsx'),
      'SharedCookbookScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => sharedFrame,
    path: '/g/$groupSlug/shared/c/$tokenId/r/$recipeSlug',
    validateSearch: readRecipeSearch,
    component: recipeWithin,
  }),
  createRoute({
    getParentRoute: () => sharedFrame,
    path: '/g/$groupSlug/shared/w/$tokenId',
    component: lazyRouteComponent(() => import('../../features/sharing/SharedWeekScreen.tsx'), 'SharedWeekScreen'),
  }),
  createRoute({
    getParentRoute: () => sharedFrame,
    path: '/g/$groupSlug/shared/w/$tokenId/r/$recipeSlug',
    validateSearch: readRecipeSearch,
    component: recipeWithin,
  }),
  createRoute({
    getParentRoute: () => sharedFrame,
    path: '/g/$groupSlug/shared/l/$tokenId',
    component: lazyRouteComponent(() => import('../../features/sharing/SharedListScreen.tsx'), 'SharedListScreen'),
  }),
];
