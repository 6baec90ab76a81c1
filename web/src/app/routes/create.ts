import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { ownGroupFrame } from './frames.tsx';

const createFrame = createRoute({
  getParentRoute: () => ownGroupFrame,
  path: '/r/create',
  component: lazyRouteComponent(() => import('../../features/import/CreatePage.tsx'), 'CreatePage'),
});

/** An address that another app shared, or that an import could not read. */
const readAddress = (search: Record<string, unknown>): { recipe_import_url?: string; address?: string } => ({
  ...(typeof search.recipe_import_url === 'string' && { recipe_import_url: search.recipe_import_url }),
  ...(typeof search.address === 'string' && { address: search.address }),
});

export const createRoutes = createFrame.addChildren([
  createRoute({
    getParentRoute: () => createFrame,
    path: '/',
    beforeLoad: ({ params }) => {
      throw redirect({ to: '/g/$groupSlug/r/create/url', params, replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => createFrame,
    path: '/url',
    validateSearch: readAddress,
    component: lazyRouteComponent(() => import('../../features/import/UrlScreen.tsx'), 'UrlScreen'),
  }),
  createRoute({
    getParentRoute: () => createFrame,
    path: '/paste',
    validateSearch: readAddress,
    component: lazyRouteComponent(() => import('../../features/import/PasteScreen.tsx'), 'PasteScreen'),
  }),
  createRoute({
    getParentRoute: () => createFrame,
    path: '/bulk',
    component: lazyRouteComponent(() => import('../../features/import/bulk/BulkScreen.tsx'), 'BulkScreen'),
  }),
  createRoute({
    getParentRoute: () => createFrame,
    path: '/new',
    component: lazyRouteComponent(() => import('../../features/import/NewScreen.tsx'), 'NewScreen'),
  }),
  createRoute({
    getParentRoute: () => createFrame,
    path: '/zip',
    component: lazyRouteComponent(() => import('../../features/import/ZipScreen.tsx'), 'ZipScreen'),
  }),
]);
