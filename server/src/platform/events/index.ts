export { eventTasks } from './events.tasks.ts';
export { durably, on, type Subscriber, tieSubscribers, within } from './subscribers.ts';
