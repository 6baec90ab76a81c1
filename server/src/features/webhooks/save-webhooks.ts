import { randomUUID } from 'node:crypto';
import type { Webhook, WebhookInput } from '@larder/contract';
import { flag, flagIfGiven, type GroupDatabase, type GroupTransaction } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import { type BinKind, putBack, putInBin } from '../bin/index.ts';
import { refuseAddress } from '../deliveries/index.ts';
import { sentTime } from './webhook-times.ts';
import { deleteWebhook, getWebhook, type Here, insertWebhook, updateWebhook } from './webhooks.repository.ts';

export const hereOf = ({ settings, clock }: Pick<Platform, 'settings' | 'clock'>): Here => ({
  timeZone: settings.TZ,
  at: clock.now(),
});

/** Before the change: names are looked up meanwhile. */
const refuseSent = async (outbound: Outbound, { url }: WebhookInput): Promise<void> => {
  if (url) await refuseAddress(outbound, url);
};

const recorded = async (
  db: GroupTransaction,
  what: 'created' | 'updated' | 'deleted',
  webhook: Webhook,
): Promise<Webhook> => {
  await db.record(`webhook.${what}`, { id: webhook.id, name: webhook.name });
  return webhook;
};

/** @throws AppError for an address that must not be called */
export const createWebhook = async (db: GroupDatabase, sent: WebhookInput, platform: Platform): Promise<Webhook> => {
  await refuseSent(platform.outbound, sent);
  const here = hereOf(platform);
  const at = here.at.toISOString();
  return db.change(async (db) => {
    const id = randomUUID();
    await insertWebhook(db, {
      id,
      enabled: flag(sent.enabled ?? true),
      name: sent.name ?? '',
      url: sent.url ?? '',
      ...(sentTime(sent) ?? { time: '00:00:00', clock: 'utc' }),
      postedUntil: at,
      createdAt: at,
      updatedAt: at,
    });
    return recorded(db, 'created', await getWebhook(db, id, here));
  });
};

/** Changes what was sent. @throws AppError for an address that must not be called */
export const saveWebhook = async (
  db: GroupDatabase,
  webhookId: string,
  sent: WebhookInput,
  platform: Platform,
): Promise<Webhook> => {
  await refuseSent(platform.outbound, sent);
  const here = hereOf(platform);
  const at = here.at.toISOString();
  return db.change(async (db) => {
    const before = await getWebhook(db, webhookId, here);
    const time = sentTime(sent);
    const enabled = flagIfGiven(sent.enabled);
    // What is switched on or moved to another time is not sent for a moment that has passed.
    const beginsAnew = time !== undefined || (sent.enabled === true && !before.enabled);
    await updateWebhook(db, webhookId, {
      ...(typeof sent.name === 'string' && { name: sent.name }),
      ...(typeof sent.url === 'string' && { url: sent.url }),
      ...(enabled !== undefined && { enabled }),
      ...time,
      ...(beginsAnew && { postedUntil: at }),
      updatedAt: at,
    });
    return recorded(db, 'updated', await getWebhook(db, webhookId, here));
  });
};

/** Puts a webhook into the bin, and answers what it was. */
export const removeWebhook = (db: GroupDatabase, webhookId: string, here: Here): Promise<Webhook> =>
  db.change(async (db) => {
    const webhook = await getWebhook(db, webhookId, here);
    await putInBin(db, webhookBin, [{ id: webhook.id, name: webhook.name || webhook.url }], here.at);
    await deleteWebhook(db, webhook.id);
    return recorded(db, 'deleted', webhook);
  });

/** How webhooks come back from the bin: nothing is sent for the days that they lay there. */
export const webhookBin: BinKind = {
  kind: 'webhook',
  table: 'webhooks',
  parts: [],
  restore: async (db, contents, at) => {
    await putBack(db, webhookBin, contents);
    const named = { id: String(contents.row.id), name: String(contents.row.name) };
    await updateWebhook(db, named.id, { postedUntil: at.toISOString() });
    await db.record('webhook.restored', named);
    return { name: named.name, slug: null };
  },
};
