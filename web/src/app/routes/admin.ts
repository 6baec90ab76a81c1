import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminFrame } from './frames.tsx';

export const adminRoutes = [
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/',
    component: lazyRouteComponent(() => import('../../features/admin/overview/OverviewScreen.tsx'), 'OverviewScreen'),
  }),
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/site-settings',
    component: lazyRouteComponent(() => import('../../features/admin/settings/SettingsScreen.tsx'), 'SettingsScreen'),
  }),
];
