import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberFrame } from './frames.tsx';

export const correctionsRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/group/data/corrections',
  component: lazyRouteComponent(
    () => import('../../features/ingredients/corrections/CorrectionsScreen.tsx'),
    'CorrectionsScreen',
  ),
});
