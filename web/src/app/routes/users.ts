import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readExplorerSearch } from '../../features/recipes/list/explorer-search.ts';
import { requireAdvanced, requireManager } from '../guards.ts';
import { memberFrame } from './frames.tsx';

const leadToHousehold = () => {
  throw redirect({ to: '/household', replace: true });
};

export const userRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/user/profile',
    component: lazyRouteComponent(() => import('../../features/users/ProfileScreen.tsx'), 'ProfileScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/user/profile/edit',
    component: lazyRouteComponent(() => import('../../features/users/ProfileScreen.tsx'), 'ProfileScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/user/device',
    component: lazyRouteComponent(() => import('../../features/offline/screen/DeviceScreen.tsx'), 'DeviceScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/user/profile/log-ins',
    component: lazyRouteComponent(() => import('../../features/auth/logins/LoginsScreen.tsx'), 'LoginsScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/user/profile/api-tokens',
    beforeLoad: requireAdvanced,
    component: lazyRouteComponent(() => import('../../features/auth/ApiTokensScreen.tsx'), 'ApiTokensScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/user/$userId/favorites',
    validateSearch: readExplorerSearch,
    component: lazyRouteComponent(() => import('../../features/recipes/list/FavoritesScreen.tsx'), 'FavoritesScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group/bin',
    component: lazyRouteComponent(() => import('../../features/bin/BinScreen.tsx'), 'BinScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/household',
    component: lazyRouteComponent(() => import('../../features/groups/HouseholdScreen.tsx'), 'HouseholdScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group/activity',
    beforeLoad: requireManager,
    component: lazyRouteComponent(() => import('../../features/activity/ActivityScreen.tsx'), 'ActivityScreen'),
  }),
  // Where its settings and its members are looked for too.
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group',
    beforeLoad: async (visit) => {
      await requireManager(visit);
      throw redirect({ to: '/household', replace: true });
    },
  }),
  createRoute({ getParentRoute: () => memberFrame, path: '/group/members', beforeLoad: leadToHousehold }),
  createRoute({ getParentRoute: () => memberFrame, path: '/household/members', beforeLoad: leadToHousehold }),
];
