import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberFrame } from './frames.tsx';

export const shoppingRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/shopping-lists',
    component: lazyRouteComponent(
      () => import('../../features/shopping/ShoppingListsScreen.tsx'),
      'ShoppingListsScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/shopping-lists/$listId',
    component: lazyRouteComponent(() => import('../../features/shopping/ShoppingListScreen.tsx'), 'ShoppingListScreen'),
  }),
];
