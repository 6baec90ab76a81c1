import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ownGroupFrame } from './frames.tsx';

const screens = () => import('../../features/organizers/OrganizerScreen.tsx');

/** Categories, tags and tools from A to Z. */
export const organizerRoutes = [
  createRoute({
    getParentRoute: () => ownGroupFrame,
    path: '/recipes/categories',
    component: lazyRouteComponent(screens, 'CategoriesScreen'),
  }),
  createRoute({
    getParentRoute: () => ownGroupFrame,
    path: '/recipes/tags',
    component: lazyRouteComponent(screens, 'TagsScreen'),
  }),
  createRoute({
    getParentRoute: () => ownGroupFrame,
    path: '/recipes/tools',
    component: lazyRouteComponent(screens, 'ToolsScreen'),
  }),
];
