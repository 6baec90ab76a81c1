import type { Endpoint, ReplyOf, Revisions } from '@larder/contract';
import { ApiError } from './api-error.ts';
import type { AnyCall } from './call.ts';
import { exchange } from './request.ts';

/** A reply with the revisions at which it was made. */
export interface Answer<Reply = unknown> {
  reply: Reply;
  revisions: Partial<Revisions>;
}

/** What this device holds of a household for whoever is logged in. */
export interface OnDevice {
  /** What it can say by itself; undefined where it knows nothing of that. */
  answer(endpoint: Endpoint, call: AnyCall): Promise<Answer | undefined>;
  /** Takes note of what the server has answered. */
  note(endpoint: Endpoint, call: AnyCall, answer: Answer): void;
  /** There is no such thing any more. */
  forget(endpoint: Endpoint, call: AnyCall): Promise<void>;
  /** Takes a change that could not be sent, to send it when the server can be reached. */
  takeChange(endpoint: Endpoint, call: AnyCall, waits: Waits<unknown>): Promise<void>;
}

/** A change that may wait for a network. */
export interface Waits<Reply> {
  kind: 'rating' | 'favorite' | 'made' | 'comment' | 'edit';
  recipeId: string;
  /** What is shown in the place of the server's reply. */
  reply: Reply;
  /** What is needed where somebody else has changed the same meanwhile. */
  draft?: unknown;
}

let opening: Promise<OnDevice> | undefined;

/** From now on the device answers where the server does not. */
export function provideDevice(device: Promise<OnDevice> | undefined) {
  opening = device;
  device?.catch(() => undefined);
}

const deviceAtHand = (): Promise<OnDevice | undefined> => opening?.catch(() => undefined) ?? Promise.resolve(undefined);

/** For as long the server alone is waited for: one that is near answers before, and the page changes once. Milliseconds. */
const headStart = 200;

/** What comes after the device has answered. */
interface Later<Reply> {
  take: (answer: Answer<Reply>) => void;
  gone: () => void;
}

/** Asks the server, and shows what the device has where that takes long or cannot be reached. */
export async function exchangeOrRecall<E extends Endpoint>(
  endpoint: E,
  call: AnyCall,
  signal: AbortSignal,
  later: Later<ReplyOf<E>>,
): Promise<Answer<ReplyOf<E>>> {
  const asked = exchange(endpoint, call, { signal });
  if (!opening) return asked;
  const inTime = await Promise.race([asked.catch(silentWithoutNetwork), pause(headStart)]);
  const device = await deviceAtHand();
  const known = inTime ? undefined : await device?.answer(endpoint, call).catch(() => undefined);
  if (!known) {
    const answer = await asked;
    device?.note(endpoint, call, answer);
    return answer;
  }
  const take = (answer: Answer<ReplyOf<E>>) => {
    device?.note(endpoint, call, answer);
    later.take(answer);
  };
  const refused = async (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) return;
    await device?.forget(endpoint, call);
    later.gone();
  };
  asked.then(take, refused).catch(() => undefined);
  // Written by `note`, or made of what `recipeChanges` has answered, which the contract says the shape of.
  return known as Answer<ReplyOf<E>>;
}

/** Leaves a change that the network broke to the device. @returns whether there is one that takes it */
export async function leaveToDevice(endpoint: Endpoint, call: AnyCall, waits: Waits<unknown>): Promise<boolean> {
  const device = await deviceAtHand();
  if (!device) return false;
  await device.takeChange(endpoint, call, waits);
  return true;
}

function silentWithoutNetwork(error: unknown) {
  if (error instanceof ApiError && error.code === 'network') return;
  throw error;
}

const pause = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));
