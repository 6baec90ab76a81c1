import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { leadOn, requireAdvanced, requireManager } from '../guards.ts';
import { bareFrame, memberFrame } from './frames.tsx';

interface EntrySearch {
  /** Where to go on to after the login. */
  redirect?: string;
  /** Shows the form even where another way to log in is the usual one. As it stands in the address, so that it stays so. */
  direct?: unknown;
  /** An invitation. */
  token?: string;
}

const entrySearch = ({ redirect, direct, token }: Record<string, unknown>): EntrySearch => ({
  ...(redirect !== undefined && { redirect: String(redirect) }),
  ...(direct !== undefined && { direct }),
  ...(token !== undefined && { token: String(token) }),
});

export const entryRoutes = [
  createRoute({
    getParentRoute: () => bareFrame,
    path: '/login',
    validateSearch: entrySearch,
    beforeLoad: leadOn,
    component: lazyRouteComponent(() => import('../../features/account/LoginScreen.tsx'), 'LoginScreen'),
  }),
  createRoute({
    getParentRoute: () => bareFrame,
    path: '/register',
    validateSearch: entrySearch,
    beforeLoad: leadOn,
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
