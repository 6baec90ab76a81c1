export {
  createOutbound,
  type Fetched,
  type FetchedPage,
  type FetchOptions,
  type Outbound,
  type OutboundOptions,
} from './create-outbound.ts';
export { OutboundError, type OutboundProblem } from './outbound-error.ts';
