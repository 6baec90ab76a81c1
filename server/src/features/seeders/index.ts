export { seedEverything } from './seed.ts';
export { seederRoutes } from './seeders.routes.ts';
