import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
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

const ofOrganizers = () => import('../../features/organizers/OrganizerRecipes.tsx');

const recipesOf = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => groupFrame, path, validateSearch: readExplorerSearch, component });

/** The recipes of one category, tag, tool or food. */
export const recipesOfRoutes = [
  recipesOf('/recipes/categories/$value', lazyRouteComponent(ofOrganizers, 'RecipesOfCategory')),
  recipesOf('/recipes/tags/$value', lazyRouteComponent(ofOrganizers, 'RecipesOfTag')),
  recipesOf('/recipes/tools/$value', lazyRouteComponent(ofOrganizers, 'RecipesOfTool')),
  recipesOf(
    '/recipes/foods/$value',
    lazyRouteComponent(() => import('../../features/recipes/list/RecipesOfScreen.tsx'), 'RecipesOfFood'),
  ),
];
