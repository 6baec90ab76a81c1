import type { PlanEntry } from '@larder/contract';
import { dayIn } from '../../platform/clock/days.ts';
import type { GroupDatabase } from '../../platform/database/index.ts';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { found } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { defineRepeatedTask, type ScheduledTask } from '../../platform/schedule/index.ts';
import { deliverLater, deliverNow, type Message, refuseAddress, type Sender } from '../deliveries/index.ts';
import { entriesFrom } from '../mealplans/index.ts';
import { hereOf } from './save-webhooks.ts';
import { lastMoment, momentToday } from './webhook-times.ts';
import {
  type EnabledHook,
  findWebhookRow,
  groupsWithWebhooks,
  type Here,
  listEnabled,
  updateWebhook,
} from './webhooks.repository.ts';

const day = 24 * 3_600_000;
const everyMinutes = 5;

/** What is planned for a day, as far as all of the group may see it. */
const plannedOn = (db: GroupDatabase, date: string): Promise<PlanEntry[]> =>
  entriesFrom(db.asServer().readingAs({ userId: null }), date, date);

const messageOf = ({ id, name }: Pick<EnabledHook, 'id' | 'name'>, due: Date, { timeZone }: Here): Message => ({
  targetId: id,
  event: 'mealplan',
  subject: name,
  content: { due: due.toISOString(), date: dayIn(timeZone, due) },
});

/** What a webhook is sent, as clients know it. */
const payloadOf = (id: string, createdAt: string, due: string, body: PlanEntry[]) => ({
  message: { title: 'Webhook Task', body: 'generic' },
  eventType: 2,
  integrationId: 'generic',
  documentData: {
    documentType: 'mealplan',
    operation: 'info',
    webhookStartDt: new Date(Date.parse(due) - everyMinutes * 60_000).toISOString(),
    webhookEndDt: due,
    webhookBody: body,
  },
  eventId: id,
  timestamp: createdAt,
});

export const webhookSender =
  ({ outbound }: Pick<Platform, 'outbound'>): Sender =>
  async (db, { id, targetId, content, createdAt, signal }) => {
    const webhook = await findWebhookRow(db, targetId);
    if (!webhook) return 'gone';
    const payload = payloadOf(id, createdAt, String(content.due), await plannedOn(db, String(content.date)));
    const body = JSON.stringify(payload);
    const { status } = await outbound.send(webhook.url, { contentType: 'application/json', body, signal });
    return status;
  };

/** Has all of them sent that are wanted, on days for which something is planned. */
const post = async (db: GroupDatabase, here: Here, dueOf: (hook: EnabledHook) => Date | undefined): Promise<void> => {
  const due = (await listEnabled(db)).flatMap((hook) => {
    const moment = dueOf(hook);
    return moment ? [{ hook, moment }] : [];
  });
  if (due.length === 0) return;
  const dates = [...new Set(due.map(({ moment }) => dayIn(here.timeZone, moment)))];
  const planned = new Map<string, boolean>();
  for (const date of dates) planned.set(date, (await plannedOn(db, date)).length > 0);
  await db.change(async (db) => {
    const messages = due
      .filter(({ moment }) => planned.get(dayIn(here.timeZone, moment)))
      .map(({ hook, moment }) => messageOf(hook, moment, here));
    await deliverLater(db, 'webhook', messages, here.at);
    for (const { hook } of due) await updateWebhook(db, hook.id, { postedUntil: here.at.toISOString() });
  });
};

/** Sends those whose time has come since they were last seen to; after a sleep each once, for its last day. */
const postDue = (db: GroupDatabase, here: Here): Promise<void> =>
  post(db, here, (hook) => {
    const moment = lastMoment(hook, here.timeZone, here.at);
    const isDue = moment.toISOString() > hook.postedUntil && here.at.getTime() - moment.getTime() < day;
    return isDue ? moment : undefined;
  });

/** Sends those again whose time has come today. */
export const postTodayAgain = (db: GroupDatabase, here: Here): Promise<void> =>
  post(db, here, (hook) => {
    const moment = momentToday(hook, here.timeZone, here.at);
    return moment <= here.at ? moment : undefined;
  });

/** Sends the plan of today now, whatever is on it. @throws AppError when there is no such webhook, or its address must not be called */
export const testWebhook = async (db: GroupDatabase, webhookId: string, platform: Platform): Promise<void> => {
  const webhook = found(await findWebhookRow(db, webhookId), 'webhook.not-found');
  await refuseAddress(platform.outbound, webhook.url);
  const here = hereOf(platform);
  const message = { ...messageOf(webhook, here.at, here), event: 'testMessage' };
  await deliverNow(db, 'webhook', message, { ...platform, send: webhookSender(platform) });
};

export const webhookTasks = (
  instance: InstanceDatabase,
  platform: Pick<Platform, 'settings' | 'clock'>,
): ScheduledTask[] => [
  defineRepeatedTask({
    name: 'post-webhooks',
    when: { everyMinutes },
    run: async ({ signal }) => {
      for (const groupId of await groupsWithWebhooks(instance)) {
        signal.throwIfAborted();
        const db = instance.group(groupId).actingAs({ userId: null, now: () => platform.clock.now() });
        await postDue(db, hereOf(platform));
      }
    },
  }),
];
