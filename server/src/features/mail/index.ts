export { mailRoutes } from './mail.routes.ts';
export { tellAdmins } from './tell-admins.ts';
