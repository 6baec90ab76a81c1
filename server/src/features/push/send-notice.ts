import type { DeliveryProblem, PushNotice } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { complete, type RunningJob, TryLaterError } from '../../platform/jobs/index.ts';
import { deliveryProblemOf, mayGoBetter, retryDelays } from '../deliveries/index.ts';
import { contactOf } from './contact.ts';
import { type ReachableDevice, updateDevice } from './devices.repository.ts';
import type { GetKeys } from './push-keys.ts';

export interface PushParts extends Pick<Platform, 'outbound' | 'settings' | 'clock' | 'log'> {
  getKeys: GetKeys;
}

interface Sending {
  device: ReachableDevice;
  notice: Omit<PushNotice, 'language'>;
  /** Until when it is worth being shown; the push service drops it afterwards. */
  until: Date;
  signal?: AbortSignal;
}

interface Attempt {
  isGone: boolean;
  mayRetry: boolean;
  problem: DeliveryProblem | null;
  httpStatus: number | null;
}

/** Push services take some 4,000 bytes, and devices show a line or two. */
const longest = { title: 150, body: 300 };
const cut = (text: string, length: number): string => [...text].slice(0, length).join('');

const goneStatuses = new Set([404, 410]);

/** Encrypted for the one browser that can read it, and signed by this server. */
const requestTo = async ({ device, notice, until }: Sending, { getKeys, settings, clock }: PushParts) => {
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth, language } = device;
  const sent: PushNotice = {
    ...notice,
    title: cut(notice.title, longest.title),
    body: cut(notice.body, longest.body),
    language,
  };
  const seconds = Math.max(0, Math.round((until.getTime() - clock.now().getTime()) / 1000));
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(sent), {
    vapidDetails: { subject: contactOf(settings), ...(await getKeys()) },
    TTL: seconds,
    urgency: notice.kind === 'timer' ? 'high' : 'normal',
  });
};

const attempt = async (sending: Sending, parts: PushParts): Promise<Attempt> => {
  try {
    const { endpoint, headers, body } = await requestTo(sending, parts);
    const { 'Content-Type': contentType, 'Content-Length': _, ...more } = headers;
    const { status } = await parts.outbound.send(endpoint, {
      contentType: String(contentType),
      headers: Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])),
      body: body ?? '',
      signal: sending.signal,
    });
    return { isGone: false, mayRetry: false, problem: null, httpStatus: status };
  } catch (error) {
    sending.signal?.throwIfAborted();
    const found = deliveryProblemOf(error);
    const { problem, status: httpStatus } = found;
    parts.log.warn({ part: 'notices', problem, status: httpStatus, err: error }, 'a push message did not arrive');
    const isGone = goneStatuses.has(httpStatus ?? 0);
    return { isGone, mayRetry: !isGone && mayGoBetter(found), problem, httpStatus };
  }
};

/** What the page of the device tells of it. A subscription that the push service has ended is not asked for again. */
const noteAttempt = (
  db: GroupTransaction,
  { id }: ReachableDevice,
  { isGone, problem, httpStatus }: Attempt,
  at: Date,
) =>
  updateDevice(db, id, {
    triedAt: at.toISOString(),
    problem,
    httpStatus,
    ...(isGone && { endpoint: null, goneAt: at.toISOString() }),
  });

/** Sends it once, while somebody waits. */
export const sendNow = async (db: GroupDatabase, sending: Sending, parts: PushParts): Promise<void> => {
  const outcome = await attempt(sending, parts);
  await db.change((db) => noteAttempt(db, sending.device, outcome, parts.clock.now()));
};

/**
 * Sends it and ends the job together with the work that follows, whether it arrived or was given up.
 * @throws TryLaterError while it may still arrive in time
 */
export const sendInJob = async (
  job: RunningJob,
  sending: Sending,
  parts: PushParts,
  work: (db: GroupTransaction, isGone: boolean) => Promise<unknown> = async () => undefined,
): Promise<void> => {
  const outcome = await attempt(sending, parts);
  const at = parts.clock.now();
  const delay = outcome.mayRetry ? retryDelays[job.attempt - 1] : undefined;
  const again = delay === undefined ? undefined : new Date(at.getTime() + delay);
  if (again && again < sending.until) {
    await job.db.change((db) => noteAttempt(db, sending.device, outcome, at));
    throw new TryLaterError(again, { problem: outcome.problem });
  }
  await complete(job, async (db) => {
    await noteAttempt(db, sending.device, outcome, at);
    await work(db, outcome.isGone);
  });
};
