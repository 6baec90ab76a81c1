export { findColours, themeRoutes } from './theme.routes.ts';
export { themeTables } from './theme.tables.ts';
