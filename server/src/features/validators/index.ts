export { validatorRoutes } from './validators.routes.ts';
