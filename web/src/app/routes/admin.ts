import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminFrame } from './frames.tsx';

export const adminRoutes = [
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/',
    component: lazyRouteComponent(() => import('../../features/admin/overview/OverviewScreen.tsx'), 'OverviewScreen'),
  }),
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/site-settings',
    component: lazyRouteComponent(() => import('../../features/admin/settings/SettingsScreen.tsx'), 'SettingsScreen'),
  }),
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/manage/users',
    component: lazyRouteComponent(() => import('../../features/admin/users/UsersScreen.tsx'), 'UsersScreen'),
  }),
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/manage/users/$userId',
    component: lazyRouteComponent(() => import('../../features/admin/users/UserScreen.tsx'), 'UserScreen'),
  }),
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/manage/groups',
    component: lazyRouteComponent(() => import('../../features/admin/groups/GroupsScreen.tsx'), 'GroupsScreen'),
  }),
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/backups',
    component: lazyRouteComponent(() => import('../../features/admin/backups/BackupsScreen.tsx'), 'BackupsScreen'),
  }),
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/backups/$name',
    component: lazyRouteComponent(() => import('../../features/admin/backups/BackupScreen.tsx'), 'BackupScreen'),
  }),
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/backups/$name/restore',
    component: lazyRouteComponent(
      () => import('../../features/admin/backups/restore/RestoreScreen.tsx'),
      'RestoreScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/maintenance',
    component: lazyRouteComponent(
      () => import('../../features/admin/maintenance/MaintenanceScreen.tsx'),
      'MaintenanceScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/maintenance/logs',
    component: lazyRouteComponent(() => import('../../features/admin/logs/LogsScreen.tsx'), 'LogsScreen'),
  }),
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/background-tasks',
    component: lazyRouteComponent(() => import('../../features/admin/tasks/TasksScreen.tsx'), 'TasksScreen'),
  }),
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/themes',
    component: lazyRouteComponent(() => import('../../features/admin/themes/ThemesScreen.tsx'), 'ThemesScreen'),
  }),
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/themes/new',
    // Of which theme it is made: an id, the name of one to begin with, or none.
    validateSearch: ({ from }): { from?: string } => (typeof from === 'string' ? { from } : {}),
    component: lazyRouteComponent(() => import('../../features/admin/themes/NewThemeScreen.tsx'), 'NewThemeScreen'),
  }),
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/themes/$themeId',
    component: lazyRouteComponent(() => import('../../features/admin/themes/ThemeScreen.tsx'), 'ThemeScreen'),
  }),
  createRoute({
    getParentRoute: () => adminFrame,
    path: '/parser',
    component: lazyRouteComponent(() => import('../../features/admin/parser/ParserScreen.tsx'), 'ParserScreen'),
  }),
];
