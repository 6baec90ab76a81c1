import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readPlannerSearch } from '../../features/mealplans/planner-search.ts';
import { memberFrame } from './frames.tsx';

const screens = () => import('../../features/mealplans/PlannerScreen.tsx');

const leadTo = (to: `/group/mealplan/${'planner/view' | 'planner/edit' | 'settings'}`) => () => {
  throw redirect({ to, replace: true });
};

const leadToPlanner = leadTo('/group/mealplan/planner/view');
const leadToSettings = leadTo('/group/mealplan/settings');

export const mealplanRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group/mealplan/planner/view',
    validateSearch: readPlannerSearch,
    component: lazyRouteComponent(screens, 'PlannerScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group/mealplan/planner/edit',
    validateSearch: readPlannerSearch,
    component: lazyRouteComponent(screens, 'PlannerEditScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group/mealplan/planner/suggest',
    validateSearch: readPlannerSearch,
    component: lazyRouteComponent(() => import('../../features/mealplans/suggest/SuggestScreen.tsx'), 'SuggestScreen'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group/mealplan/planner/print',
    validateSearch: readPlannerSearch,
    component: lazyRouteComponent(
      () => import('../../features/mealplans/print/PrintWeekScreen.tsx'),
      'PrintWeekScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group/mealplan/settings',
    component: lazyRouteComponent(
      () => import('../../features/mealplans/settings/PlannerSettingsScreen.tsx'),
      'PlannerSettingsScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/group/mealplan/planner/settings',
    beforeLoad: leadToSettings,
  }),
  createRoute({ getParentRoute: () => memberFrame, path: '/group/mealplan', beforeLoad: leadToPlanner }),
  createRoute({ getParentRoute: () => memberFrame, path: '/group/mealplan/planner', beforeLoad: leadToPlanner }),
  // Where clients of later generations lead.
  createRoute({ getParentRoute: () => memberFrame, path: '/household/mealplan', beforeLoad: leadToPlanner }),
  createRoute({ getParentRoute: () => memberFrame, path: '/household/mealplan/planner', beforeLoad: leadToPlanner }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/household/mealplan/planner/view',
    beforeLoad: leadToPlanner,
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/household/mealplan/settings',
    beforeLoad: leadToSettings,
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/household/mealplan/planner/edit',
    beforeLoad: leadTo('/group/mealplan/planner/edit'),
  }),
];
