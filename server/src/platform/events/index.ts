export { forgetOldEvents } from './events.repository.ts';
export { durably, on, type Subscriber, tieSubscribers, within } from './subscribers.ts';
