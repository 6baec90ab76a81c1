import { createRoute, lazyRouteComponent, type RouteComponent, redirect } from '@tanstack/react-router';
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

/** A kind's table, which its address filters, and the page where its duplicates are tidied up. */
const table = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: frame, path, validateSearch: readDataSearch, component });
const page = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: frame, path, component });

export const dataRoutes = dataFrame.addChildren([
  createRoute({
    getParentRoute: frame,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/group/data/foods', replace: true });
    },
  }),
  table('/foods', lazyRouteComponent(foods, 'FoodsScreen')),
  page('/foods/tidy', lazyRouteComponent(foods, 'TidyFoodsScreen')),
  table('/units', lazyRouteComponent(units, 'UnitsScreen')),
  page('/units/tidy', lazyRouteComponent(units, 'TidyUnitsScreen')),
  page(
    '/units/$unitId',
    lazyRouteComponent(() => import('../../features/units/UnitReferencesScreen.tsx'), 'UnitReferencesScreen'),
  ),
  table('/labels', lazyRouteComponent(labels, 'LabelsScreen')),
  page('/labels/tidy', lazyRouteComponent(labels, 'TidyLabelsScreen')),
  table('/categories', lazyRouteComponent(organizers, 'CategoriesScreen')),
  page('/categories/tidy', lazyRouteComponent(organizers, 'TidyCategoriesScreen')),
  table('/tags', lazyRouteComponent(organizers, 'TagsScreen')),
  page('/tags/tidy', lazyRouteComponent(organizers, 'TidyTagsScreen')),
  table('/tools', lazyRouteComponent(organizers, 'ToolsScreen')),
  page('/tools/tidy', lazyRouteComponent(organizers, 'TidyToolsScreen')),
  page(
    '/recipes',
    lazyRouteComponent(() => import('../../features/recipes/bulk-actions/BulkActionsScreen.tsx'), 'BulkActionsScreen'),
  ),
  page(
    '/recipe-actions',
    lazyRouteComponent(() => import('../../features/recipe-actions/RecipeActionsScreen.tsx'), 'RecipeActionsScreen'),
  ),
  page(
    '/corrections',
    lazyRouteComponent(
      () => import('../../features/ingredients/corrections/CorrectionsScreen.tsx'),
      'CorrectionsScreen',
    ),
  ),
]);
