export { forgetOldEvents } from './forget-old-events.ts';
export { durably, on, type Subscriber, tieSubscribers } from './subscribers.ts';
