import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireAdvanced, requireManager } from '../guards.ts';
import { bareFrame, memberFrame } from './frames.tsx';

interface EntrySearch {
  /** Where to go on to after the login. */
  redirect?: string;
  /** Shows the form even where another way to log in is the usual one. */
  direct?: string;
  /** An invitation. */
  token?: string;
}

const entrySearch = (search: Record<string, unknown>): EntrySearch =>
  Object.fromEntries(
    ['redirect', 'direct', 'token'].filter((key) => search[key] !== undefined).map((key) => [key, String(search[key])]),
  );

export const entryRoutes = [
  createRoute({
    getParentRoute: () => bareFrame,
    path: '/login',
    validateSearch: entrySearch,
    component: lazyRouteComponent(() => import('../../features/account/LoginScreen.tsx'), 'LoginScreen'),
  }),
  createRoute({
    getParentRoute: () => bareFrame,
    path: '/register',
    validateSearch: entrySearch,
    component: lazyRouteComponent(() => import('../../features/account/RegisterScreen.tsx'), 'RegisterScreen'),
  }),
  createRoute({
    getParentRoute: () => bareFrame,
    path: '/setup',
    component: lazyRouteComponent(() => import('../../features/account/SetupScreen.tsx'), 'SetupScreen'),
  }),
];

export const accountRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/user/profile',
    component: lazyRouteComponent(() => import('../../features/account/ProfileScreen.tsx'), 'ProfileScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/user/profile/edit',
    component: lazyRouteComponent(() => import('../../features/account/ProfileScreen.tsx'), 'ProfileScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/user/profile/api-tokens',
    beforeLoad: requireAdvanced,
    component: lazyRouteComponent(() => import('../../features/account/ApiTokensScreen.tsx'), 'ApiTokensScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group',
    beforeLoad: requireManager,
    component: lazyRouteComponent(() => import('../../features/group/GroupScreen.tsx'), 'GroupScreen'),
  }),
];
