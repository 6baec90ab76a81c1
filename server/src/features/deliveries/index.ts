export {
  deliverLater,
  deliverNow,
  deliveryJobs,
  type Message,
  type Sender,
  type Sent,
} from './deliver.ts';
export { deliveryRoutes } from './deliveries.routes.ts';
export { deliveriesTables } from './deliveries.tables.ts';
export { DeliveryError, deliveryProblemOf, mayGoBetter, retryDelays } from './delivery-problem.ts';
export { refuseAddress, refuseHost } from './refuse-address.ts';
