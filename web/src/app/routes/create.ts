import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { handedShares } from '../../lib/browser/handed-over.ts';
import { takeSharedFiles } from '../../lib/offline/shared-files.ts';
import { findMe } from '../../lib/session/index.ts';
import { memberFrame, ownGroupFrame } from './frames.tsx';

const createFrame = createRoute({
  getParentRoute: () => ownGroupFrame,
  path: '/r/create',
  component: lazyRouteComponent(() => import('../../features/import/CreatePage.tsx'), 'CreatePage'),
});

interface SharedSearch {
  /** Text or a link that another application shared. */
  recipe_import_url?: string;
  url?: string;
  title?: string;
  /** How many files came with it. */
  files?: number;
}

const readShared = (search: Record<string, unknown>): SharedSearch => ({
  ...Object.fromEntries(
    ['recipe_import_url', 'url', 'title']
      .filter((key) => typeof search[key] === 'string')
      .map((key) => [key, search[key]]),
  ),
  ...(Number(search.files) > 0 && { files: Number(search.files) }),
});

/** The editor of a recipe that there is not yet. */
export const newRecipeRoute = createRoute({
  getParentRoute: () => ownGroupFrame,
  path: '/r/create/new',
  component: lazyRouteComponent(() => import('../../features/recipes/edit/NewRecipeScreen.tsx'), 'NewRecipeScreen'),
});

const importScreen = lazyRouteComponent(() => import('../../features/import/ImportScreen.tsx'), 'ImportScreen');

/** One box takes everything; the addresses of older boxes lead to it. */
export const importRoutes = [
  createRoute({
    getParentRoute: () => ownGroupFrame,
    path: '/r/create/url',
    validateSearch: readShared,
    component: importScreen,
  }),
  createRoute({
    getParentRoute: () => ownGroupFrame,
    path: '/r/create/paste',
    validateSearch: readShared,
    component: importScreen,
  }),
  createRoute({
    getParentRoute: () => ownGroupFrame,
    path: '/r/create/zip',
    validateSearch: readShared,
    component: importScreen,
  }),
  createRoute({
    getParentRoute: () => ownGroupFrame,
    path: '/r/create/ocr',
    component: lazyRouteComponent(() => import('../../features/ocr/ScanScreen.tsx'), 'ScanScreen'),
  }),
];

/** Where other applications share links to: whose group it is shows by who is logged in. */
export const shareRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/r/create/url',
  validateSearch: readShared,
  beforeLoad: async ({ search: { files, ...search } }) => {
    const me = await findMe();
    if (me) {
      if (files) handedShares.give(await takeSharedFiles());
      throw redirect({ to: '/g/$groupSlug/r/create/url', params: { groupSlug: me.groupSlug }, search, replace: true });
    }
  },
});

/** Opened by the bookmark from any site, so that its address holds no group. */
export const receiveRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/import/receive',
  component: lazyRouteComponent(() => import('../../features/import/bookmark/ReceiveScreen.tsx'), 'ReceiveScreen'),
});

const browserFrame = createRoute({
  getParentRoute: () => createFrame,
  id: 'browser',
  component: lazyRouteComponent(() => import('../../features/import/bookmark/BrowserFrame.tsx'), 'BrowserFrame'),
});

const browserRoutes = browserFrame.addChildren([
  createRoute({
    getParentRoute: () => browserFrame,
    path: '/bookmark',
    component: lazyRouteComponent(() => import('../../features/import/bookmark/BookmarkScreen.tsx'), 'BookmarkScreen'),
  }),
  createRoute({
    getParentRoute: () => browserFrame,
    path: '/extension',
    component: lazyRouteComponent(
      () => import('../../features/import/extension/ExtensionScreen.tsx'),
      'ExtensionScreen',
    ),
  }),
]);

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
    path: '/bulk',
    component: lazyRouteComponent(() => import('../../features/import/bulk/BulkScreen.tsx'), 'BulkScreen'),
  }),
  browserRoutes,
]);
