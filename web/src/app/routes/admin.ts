import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminFrame } from './frames.tsx';

export const adminRoutes = [
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/',
    component: lazyRouteComponent(() => import('../../features/admin/overview/OverviewScreen.tsx'), 'OverviewScreen'),
  }),
];
