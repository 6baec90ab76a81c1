import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readDataSearch } from '../../features/entities/data-search.ts';
import { requireOrganizer } from '../guards.ts';
import { memberFrame } from './frames.tsx';

/** Foods, units, labels and organizers as tables, for those who keep them in order. */
const dataFrame = createRoute({
  getParentRoute: () => memberFrame,
  path: '/group/data',
  beforeLoad: requireOrganizer,
  component: lazyRouteComponent(() => import('../../features/entities/DataFrame.tsx'), 'DataFrame'),
});

const foods = () => import('../../features/foods/foods.tsx');
const units = () => import('../../features/units/units.tsx');
const labels = () => import('../../features/labels/labels.tsx');
const organizers = () => import('../../features/organizers/organizer-tables.tsx');

const frame = () => dataFrame;

export const dataRoutes = dataFrame.addChildren([
  createRoute({
    getParentRoute: frame,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/group/data/foods', replace: true });
    },
  }),
  createRoute({
    getParentRoute: frame,
    path: '/corrections',
    component: lazyRouteComponent(
      () => import('../../features/ingredients/corrections/CorrectionsScreen.tsx'),
      'CorrectionsScreen',
    ),
  }),
  createRoute({
    getParentRoute: frame,
    path: '/recipes',
    component: lazyRouteComponent(
      () => import('../../features/recipes/bulk-actions/BulkActionsScreen.tsx'),
      'BulkActionsScreen',
    ),
  }),
  createRoute({
    getParentRoute: frame,
    path: '/foods',
    validateSearch: readDataSearch,
    component: lazyRouteComponent(foods, 'FoodsScreen'),
  }),
  createRoute({
    getParentRoute: frame,
    path: '/units',
    validateSearch: readDataSearch,
    component: lazyRouteComponent(units, 'UnitsScreen'),
  }),
  createRoute({
    getParentRoute: frame,
    path: '/units/$unitId',
    component: lazyRouteComponent(
      () => import('../../features/units/UnitReferencesScreen.tsx'),
      'UnitReferencesScreen',
    ),
  }),
  createRoute({
    getParentRoute: frame,
    path: '/labels',
    validateSearch: readDataSearch,
    component: lazyRouteComponent(labels, 'LabelsScreen'),
  }),
  createRoute({
    getParentRoute: frame,
    path: '/categories',
    validateSearch: readDataSearch,
    component: lazyRouteComponent(organizers, 'CategoriesScreen'),
  }),
  createRoute({
    getParentRoute: frame,
    path: '/tags',
    validateSearch: readDataSearch,
    component: lazyRouteComponent(organizers, 'TagsScreen'),
  }),
  createRoute({
    getParentRoute: frame,
    path: '/tools',
    validateSearch: readDataSearch,
    component: lazyRouteComponent(organizers, 'ToolsScreen'),
  }),
  createRoute({ getParentRoute: frame, path: '/foods/tidy', component: lazyRouteComponent(foods, 'TidyFoodsScreen') }),
  createRoute({ getParentRoute: frame, path: '/units/tidy', component: lazyRouteComponent(units, 'TidyUnitsScreen') }),
  createRoute({
    getParentRoute: frame,
    path: '/labels/tidy',
    component: lazyRouteComponent(labels, 'TidyLabelsScreen'),
  }),
  createRoute({
    getParentRoute: frame,
    path: '/categories/tidy',
    component: lazyRouteComponent(organizers, 'TidyCategoriesScreen'),
  }),
  createRoute({
    getParentRoute: frame,
    path: '/tags/tidy',
    component: lazyRouteComponent(organizers, 'TidyTagsScreen'),
  }),
  createRoute({
    getParentRoute: frame,
    path: '/tools/tidy',
    component: lazyRouteComponent(organizers, 'TidyToolsScreen'),
  }),
]);
