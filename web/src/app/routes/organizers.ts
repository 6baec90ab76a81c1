import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readExplorerSearch } from '../../features/recipes/list/explorer-search.ts';
import { groupFrame, ownGroupFrame } from './frames.tsx';

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

const recipesOf = () => import('../../features/recipes/list/RecipesOfScreen.tsx');

const ofOne = <const Path extends string>(path: Path, screen: keyof Awaited<ReturnType<typeof recipesOf>>) =>
  createRoute({
    getParentRoute: () => groupFrame,
    path,
    validateSearch: readExplorerSearch,
    component: lazyRouteComponent(recipesOf, screen),
  });

/** The recipes of one category, tag, tool or food. */
export const recipesOfRoutes = [
  ofOne('/recipes/categories/$value', 'RecipesOfCategory'),
  ofOne('/recipes/tags/$value', 'RecipesOfTag'),
  ofOne('/recipes/tools/$value', 'RecipesOfTool'),
  ofOne('/recipes/foods/$value', 'RecipesOfFood'),
];
