import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readHistorySearch } from '../../features/recipes/history/history-search.ts';
import { readExplorerSearch } from '../../features/recipes/list/explorer-search.ts';
import { readRecipeSearch } from '../../features/recipes/recipe-search.ts';
import { groupFrame, ownGroupFrame } from './frames.tsx';

/** Seen by members and, where a group is public, by visitors. */
export const recipeRoutes = [
  createRoute({
    getParentRoute: () => groupFrame,
    path: '/',
    validateSearch: readExplorerSearch,
    component: lazyRouteComponent(() => import('../../features/recipes/list/ExplorerScreen.tsx'), 'ExplorerScreen'),
  }),
  createRoute({
    getParentRoute: () => groupFrame,
    path: '/r/$recipeSlug',
    validateSearch: readRecipeSearch,
    component: lazyRouteComponent(() => import('../../features/recipes/RecipeScreen.tsx'), 'RecipeScreen'),
  }),
];

/** Pages of one recipe that only its household sees. */
export const ownRecipeRoutes = [
  createRoute({
    getParentRoute: () => ownGroupFrame,
    path: '/r/$recipeSlug/ingredient-parser',
    component: lazyRouteComponent(() => import('../../features/recipes/parse/ParserScreen.tsx'), 'ParserScreen'),
  }),
  createRoute({
    getParentRoute: () => ownGroupFrame,
    path: '/r/$recipeSlug/history',
    validateSearch: readHistorySearch,
    component: lazyRouteComponent(() => import('../../features/recipes/history/HistoryScreen.tsx'), 'HistoryScreen'),
  }),
  createRoute({
    getParentRoute: () => ownGroupFrame,
    path: '/r/$recipeSlug/timeline',
    component: lazyRouteComponent(
      () => import('../../features/recipes/timeline/RecipeTimelineScreen.tsx'),
      'RecipeTimelineScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => ownGroupFrame,
    path: '/recipes/timeline',
    component: lazyRouteComponent(() => import('../../features/recipes/timeline/TimelineScreen.tsx'), 'TimelineScreen'),
  }),
  createRoute({
    getParentRoute: () => ownGroupFrame,
    path: '/r/$recipeSlug/ocr-editor',
    validateSearch: (search: Record<string, unknown>): { language?: string; askModel?: true } => ({
      ...(typeof search.language === 'string' && { language: search.language }),
      ...(search.askModel === true && { askModel: true }),
    }),
    component: lazyRouteComponent(() => import('../../features/ocr/editor/OcrEditorScreen.tsx'), 'OcrEditorScreen'),
  }),
];
