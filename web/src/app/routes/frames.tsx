import { createRootRoute, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { leadToOwnName, requireAdmin, requireMember, requireOwnGroup } from '../guards.ts';
import { goHome, leadToSetup } from '../home-redirect.ts';
import { DefaultLayout } from '../layouts/DefaultLayout.tsx';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';
import { NotFound } from '../screens/NotFound.tsx';

export const rootRoute = createRootRoute({
  component: Outlet,
  beforeLoad: leadToSetup,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFound,
});

export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', beforeLoad: goHome });

/** Sidebar, top bar and bottom bar. */
export const defaultFrame = createRoute({ getParentRoute: () => rootRoute, id: 'default', component: DefaultLayout });

/** A header alone: login, registration, wizard. */
export const bareFrame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'bare',
  component: lazyRouteComponent(() => import('../layouts/BareLayout.tsx'), 'BareLayout'),
});

/** Pages that are opened by a link: a header that says who shares, and nothing of the household. */
export const sharedFrame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shared',
  component: lazyRouteComponent(() => import('../layouts/SharedLayout.tsx'), 'SharedLayout'),
});

/** The area of the server's administrators. */
export const adminFrame = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  beforeLoad: requireAdmin,
  component: lazyRouteComponent(() => import('../layouts/AdminLayout.tsx'), 'AdminLayout'),
});

/** Pages of one group; visitors see those of a public group. */
export const groupFrame = createRoute({
  getParentRoute: () => defaultFrame,
  path: '/g/$groupSlug',
  beforeLoad: leadToOwnName,
  component: Outlet,
});

/** Pages of one group for its own members. */
export const ownGroupFrame = createRoute({
  getParentRoute: () => groupFrame,
  id: 'own',
  beforeLoad: requireOwnGroup,
  component: Outlet,
});

/** Pages of a member outside of `/g/…`, such as the profile. */
export const memberFrame = createRoute({
  getParentRoute: () => defaultFrame,
  id: 'member',
  beforeLoad: requireMember,
  component: Outlet,
});
