export { mediaRoutes, servedText } from './media.routes.ts';
