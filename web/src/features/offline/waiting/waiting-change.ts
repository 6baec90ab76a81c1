import { contract, type Endpoint, type Method } from '@larder/contract';
import type { Waiting } from '../../../lib/api/on-device.ts';

/** What somebody changed here that the server does not have yet. */
export interface WaitingChange extends Omit<Waiting<unknown>, 'reply'> {
  method: Method;
  path: `/${string}`;
  params: Record<string, string>;
  body: unknown;
  /** With a picture alone. */
  form?: unknown;
  files?: Record<string, Blob>;
  /** When it was made by the clock of this device; what was stored by an older build says it in its body. */
  at?: number;
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
  contract.recipes.replaceImage,
  contract.recipes.fetchImage,
  contract.recipes.removeImage,
  contract.timeline.replaceImage,
];
