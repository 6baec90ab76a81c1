import { contract, type Endpoint, type Method } from '@larder/contract';
import type { Waits } from '../../../lib/api/on-device.ts';

/** What somebody changed here that the server does not have yet. */
export interface WaitingChange extends Omit<Waits<unknown>, 'reply'> {
  method: Method;
  path: `/${string}`;
  params: Record<string, string>;
  body: unknown;
  /** The id that stands for what the call makes, until the server has given one. */
  standIn: string | null;
}

/** What may be called later than it was meant. */
export const waitingEndpoints: readonly Endpoint[] = [
  contract.users.rate,
  contract.users.addFavorite,
  contract.users.removeFavorite,
  contract.timeline.create,
  contract.timeline.change,
  contract.comments.create,
  contract.recipes.replace,
];
