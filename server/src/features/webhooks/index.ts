export { webhookSender, webhookTasks } from './post-webhooks.ts';
export { webhookBin } from './save-webhooks.ts';
export { webhookRoutes } from './webhooks.routes.ts';
export { webhooksTables } from './webhooks.tables.ts';
