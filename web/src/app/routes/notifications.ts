import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { requireAdvanced } from '../guards.ts';
import { memberFrame } from './frames.tsx';

interface NotificationsSearch {
  /** Which one is open: an id, or a new one of a kind. */
  item?: string;
}

const readSearch = ({ item }: Record<string, unknown>): NotificationsSearch =>
  typeof item === 'string' ? { item } : {};

const leadToNotifiers = () => {
  throw redirect({ to: '/group/notifiers', replace: true });
};

export const notificationRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group/notifiers',
    validateSearch: readSearch,
    beforeLoad: requireAdvanced,
    component: lazyRouteComponent(
      () => import('../../features/notifications/NotificationsScreen.tsx'),
      'NotificationsScreen',
    ),
  }),
  createRoute({ getParentRoute: () => memberFrame, path: '/group/webhooks', beforeLoad: leadToNotifiers }),
  createRoute({ getParentRoute: () => memberFrame, path: '/household/notifiers', beforeLoad: leadToNotifiers }),
  createRoute({ getParentRoute: () => memberFrame, path: '/household/webhooks', beforeLoad: leadToNotifiers }),
];
