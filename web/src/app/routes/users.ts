import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireAdvanced, requireManager } from '../guards.ts';
import { memberFrame } from './frames.tsx';

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
    path: '/user/profile/api-tokens',
    beforeLoad: requireAdvanced,
    component: lazyRouteComponent(() => import('../../features/auth/ApiTokensScreen.tsx'), 'ApiTokensScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group/bin',
    component: lazyRouteComponent(() => import('../../features/bin/BinScreen.tsx'), 'BinScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group',
    beforeLoad: requireManager,
    component: lazyRouteComponent(() => import('../../features/groups/GroupScreen.tsx'), 'GroupScreen'),
  }),
];
