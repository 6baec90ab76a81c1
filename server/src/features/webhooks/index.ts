export { webhookSender, webhookTasks } from './post-webhooks.ts';
export { hereOf, webhookBin } from './save-webhooks.ts';
export { allWebhooks, webhooksOfGroups } from './webhooks.repository.ts';
export { webhookRoutes } from './webhooks.routes.ts';
export { webhooksTables } from './webhooks.tables.ts';
