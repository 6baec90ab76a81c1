export { mailRoutes } from './mail.routes.ts';
export { mailHealth } from './mail-health.ts';
export { tellAdmins } from './tell-admins.ts';
