import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readExplorerSearch } from '../../features/recipes/list/explorer-search.ts';
import { groupFrame } from './frames.tsx';

/** Seen by members and, where a group is public, by visitors. */
export const recipeRoutes = [
  createRoute({
    getParentRoute: () => groupFrame,
    path: '/',
    validateSearch: readExplorerSearch,
    component: lazyRouteComponent(() => import('../../features/recipes/list/ExplorerScreen.tsx'), 'ExplorerScreen'),
  }),
];
