import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readExplorerSearch } from '../../features/recipes/list/explorer-search.ts';
import { groupFrame } from './frames.tsx';

/** Seen by members and, as far as books are public, by visitors. */
export const cookbookRoutes = [
  createRoute({
    getParentRoute: () => groupFrame,
    path: '/cookbooks',
    component: lazyRouteComponent(() => import('../../features/cookbooks/CookbooksScreen.tsx'), 'CookbooksScreen'),
  }),
  createRoute({
    getParentRoute: () => groupFrame,
    path: '/cookbooks/$bookSlug',
    validateSearch: readExplorerSearch,
    component: lazyRouteComponent(() => import('../../features/cookbooks/CookbookScreen.tsx'), 'CookbookScreen'),
  }),
];
