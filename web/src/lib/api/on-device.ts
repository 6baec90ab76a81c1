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
  takeChange(endpoint: Endpoint, call: AnyCall, waiting: Waiting<unknown>): Promise<void>;
}

/** A change that may wait for a network. */
export interface Waits<Reply> {
  kind: 'rating' | 'favorite' | 'made' | 'comment' | 'edit' | 'picture';
  recipeId: string;
  /** What is shown in the place of the server's reply. */
  reply: Reply;
  /** What is needed where somebody else has changed the same meanwhile. */
  draft?: unknown;
}

/** One that was sent once already: it is known by this key where only the reply was lost. */
export interface Waiting<Reply> extends Waits<Reply> {
  idempotencyKey: string;
}

let opening: Promise<OnDevice> | undefined;

/** From now on the device answers where the server does not. */
export function provideDevice(device: Promise<OnDevice> | undefined) {
  opening = device;
  device?.catch(() => undefined);
}

const deviceAtHand = (): Promise<OnDevice | undefined> => opening?.catch(() => undefined) ?? Promise.resolve(undefined);

/**
 * For as long the server alone is waited for. Nobody notices so short a time, and one that is near answers before, so that the page
 * changes once. Milliseconds.
 */
const headStart = 100;

/** The server took longer the last time: the device answers at once until it was quick again. */
let isSlow = false;

/** What comes after the device has answered. */
interface Later<Reply> {
  take: (answer: Answer<Reply>) => void;
  gone: () => void;
}

/**
 * Asks the server, and answers what the device has where that takes long or cannot be reached.
 * @param isShown something is on the screen already, which may be newer than what the device has: the server alone is waited for
 */
export async function exchangeOrRecall<E extends Endpoint>(
  endpoint: E,
  call: AnyCall,
  signal: AbortSignal,
  { later, isShown }: { later: Later<ReplyOf<E>>; isShown: boolean },
): Promise<Answer<ReplyOf<E>>> {
  const asked = exchange(endpoint, call, { signal });
  if (!opening) return asked;
  noteSpeed(asked);
  const answered = asked.catch(silentWithoutNetwork);
  const inTime = await (isShown ? answered : Promise.race([answered, isSlow ? undefined : pause(headStart)]));
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
    // A proxy whose server is away says so too.
    if (!(error instanceof ApiError) || error.status !== 404 || error.code === 'unknown') return;
    await device?.forget(endpoint, call);
    later.gone();
  };
  asked.then(take, refused).catch(() => undefined);
  // Written by `note`, or made of what `recipeChanges` has answered, which the contract says the shape of.
  return known as Answer<ReplyOf<E>>;
}

/** Leaves a change that the network broke to the device. @returns whether there is one that takes it */
export async function leaveToDevice(endpoint: Endpoint, call: AnyCall, waiting: Waiting<unknown>): Promise<boolean> {
  const device = await deviceAtHand();
  if (!device) return false;
  await device.takeChange(endpoint, call, waiting);
  return true;
}

function noteSpeed(asked: Promise<unknown>) {
  const begun = performance.now();
  const note = (hasFailed: boolean) => {
    isSlow = hasFailed || performance.now() - begun > headStart;
  };
  asked.then(
    () => note(false),
    (error) => error instanceof ApiError && note(error.code === 'network'),
  );
}

function silentWithoutNetwork(error: unknown) {
  if (error instanceof ApiError && error.code === 'network') return;
  throw error;
}

const pause = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));
