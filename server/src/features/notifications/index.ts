export { toldTypes } from './catalogue.ts';
export { notificationsTables } from './notifications.tables.ts';
export { notifierSender } from './notifier-sender.ts';
export { notifierRoutes } from './notifiers.routes.ts';
export { notifierBin } from './save-notifiers.ts';
export { isReached } from './services/index.ts';
export { tellNotifiers } from './tell-notifiers.ts';
