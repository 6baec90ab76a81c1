import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { leadOn, requireMember } from '../guards.ts';
import { bareFrame } from './frames.tsx';

interface EntrySearch {
  /** Where to go on to after the login. */
  redirect?: string;
  /** Shows the form even where another way to log in is the usual one. As it stands in the address, so that it stays so. */
  direct?: unknown;
  /** An invitation. */
  token?: string;
  /** What a provider added to the address when it led somebody back. */
  code?: string;
  state?: string;
  iss?: string;
  error?: string;
  error_description?: string;
  /** Why the provider could not be asked. */
  failed?: string;
}

const texts = ['redirect', 'token', 'code', 'state', 'iss', 'error', 'error_description', 'failed'] as const;

const entrySearch = (search: Record<string, unknown>): EntrySearch => ({
  ...Object.fromEntries(texts.flatMap((key) => (search[key] === undefined ? [] : [[key, String(search[key])]]))),
  ...(search.direct !== undefined && { direct: search.direct }),
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
    path: '/confirm-email',
    validateSearch: entrySearch,
    beforeLoad: requireMember,
    component: lazyRouteComponent(() => import('../../features/auth/ConfirmEmailScreen.tsx'), 'ConfirmEmailScreen'),
  }),
  createRoute({
    getParentRoute: () => bareFrame,
    path: '/setup',
    component: lazyRouteComponent(() => import('../../features/auth/SetupScreen.tsx'), 'SetupScreen'),
  }),
];
