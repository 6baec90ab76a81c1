import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberFrame } from './frames.tsx';

export const reportRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group/reports',
    component: lazyRouteComponent(() => import('../../features/reports/ReportsScreen.tsx'), 'ReportsScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group/reports/$reportId',
    component: lazyRouteComponent(() => import('../../features/reports/ReportScreen.tsx'), 'ReportScreen'),
  }),
];
