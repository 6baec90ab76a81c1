import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberFrame } from './frames.tsx';

export const movingInRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group/migrations',
    component: lazyRouteComponent(() => import('../../features/moving-in/MoveInScreen.tsx'), 'MoveInScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group/migrations/$moveId',
    component: lazyRouteComponent(() => import('../../features/moving-in/MoveScreen.tsx'), 'MoveScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group/exports',
    component: lazyRouteComponent(() => import('../../features/exports/ExportsScreen.tsx'), 'ExportsScreen'),
  }),
];
