import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { leadOn } from '../guards.ts';
import { bareFrame } from './frames.tsx';

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
    component: lazyRouteComponent(() => import('../../features/auth/LoginScreen.tsx'), 'LoginScreen'),
  }),
  createRoute({
    getParentRoute: () => bareFrame,
    path: '/register',
    validateSearch: entrySearch,
    beforeLoad: leadOn,
    component: lazyRouteComponent(() => import('../../features/auth/RegisterScreen.tsx'), 'RegisterScreen'),
  }),
  createRoute({
    getParentRoute: () => bareFrame,
    path: '/forgot-password',
    component: lazyRouteComponent(() => import('../../features/auth/ForgotPasswordScreen.tsx'), 'ForgotPasswordScreen'),
  }),
  createRoute({
    getParentRoute: () => bareFrame,
    path: '/reset-password',
    validateSearch: entrySearch,
    component: lazyRouteComponent(() => import('../../features/auth/ResetPasswordScreen.tsx'), 'ResetPasswordScreen'),
  }),
  createRoute({
    getParentRoute: () => bareFrame,
    path: '/setup',
    component: lazyRouteComponent(() => import('../../features/auth/SetupScreen.tsx'), 'SetupScreen'),
  }),
];
