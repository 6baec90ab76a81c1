import type { ListQuery, Page, Webhook } from '@larder/contract';
import type { Insertable, SelectQueryBuilder, Updateable } from 'kysely';
import type { GroupDatabase, GroupTransaction, RowOf, Schema } from '../../platform/database/index.ts';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { flag, id, type ListFields, listPage, stamps, text } from '../../platform/database/lists/index.ts';
import { found } from '../../platform/errors/index.ts';
import { ofGroup } from '../groups/index.ts';
import { timesOf } from './webhook-times.ts';

const fields: ListFields = {
  columns: {
    id: id('id'),
    groupId: id('groupId'),
    name: text('name'),
    url: text('url'),
    enabled: flag('enabled'),
    scheduledTime: text('time'),
    ...stamps,
  },
  relations: { ...ofGroup },
};

/** Where and when it is. */
export interface Here {
  timeZone: string;
  at: Date;
}

type WebhookRow = RowOf<Schema['webhooks']>;

const toWebhook = ({ enabled, time, clock, postedUntil: _, ...row }: WebhookRow, { timeZone, at }: Here): Webhook => ({
  ...row,
  enabled: enabled === 1,
  webhookType: 'mealplan',
  ...timesOf({ time, clock }, timeZone, at),
});

export const listWebhooks = (db: GroupDatabase, query: ListQuery, here: Here): Promise<Page<Webhook>> =>
  listPage(db, query, {
    path: '/groups/webhooks',
    table: 'webhooks',
    fields,
    usually: { orderBy: 'name', orderDirection: 'asc' },
    read: async (rows: SelectQueryBuilder<Schema, 'webhooks', object>) =>
      (await rows.selectAll('webhooks').execute()).map((row) => toWebhook(row, here)),
  });

export const allWebhooks = async (db: GroupDatabase, here: Here): Promise<Webhook[]> =>
  (await db.from('webhooks').selectAll('webhooks').orderBy('name').orderBy('id').execute()).map((row) =>
    toWebhook(row, here),
  );

/** Those of these groups. */
export const webhooksOfGroups = async (
  { read, dialect }: InstanceDatabase,
  groupIds: string[],
  here: Here,
): Promise<Webhook[]> => {
  const rows = read.selectFrom('webhooks').where(dialect.isOneOf('webhooks.groupId', groupIds)).selectAll('webhooks');
  return (await rows.orderBy('name').orderBy('id').execute()).map((row) => toWebhook(row, here));
};

export const findWebhookRow = (db: GroupDatabase, webhookId: string) =>
  db.from('webhooks').where('id', '=', webhookId).selectAll('webhooks').executeTakeFirst();

/** @throws AppError `webhook.not-found` */
export const getWebhook = async (db: GroupDatabase, webhookId: string, here: Here): Promise<Webhook> =>
  toWebhook(found(await findWebhookRow(db, webhookId), 'webhook.not-found'), here);

export const insertWebhook = (db: GroupTransaction, row: Omit<Insertable<Schema['webhooks']>, 'groupId'>) =>
  db.insert('webhooks', row).execute();

export const updateWebhook = (db: GroupTransaction, webhookId: string, row: Updateable<Schema['webhooks']>) =>
  db.update('webhooks').set(row).where('id', '=', webhookId).execute();

export const deleteWebhook = (db: GroupTransaction, webhookId: string) =>
  db.remove('webhooks').where('id', '=', webhookId).execute();

export const listEnabled = (db: GroupDatabase) =>
  db.from('webhooks').where('enabled', '=', 1).select(['id', 'name', 'time', 'clock', 'postedUntil']).execute();

export type EnabledHook = Awaited<ReturnType<typeof listEnabled>>[number];

/** Groups with webhooks that are switched on. */
export const groupsWithWebhooks = async ({ read }: InstanceDatabase): Promise<string[]> => {
  const rows = await read.selectFrom('webhooks').where('enabled', '=', 1).select('groupId').distinct().execute();
  return rows.map(({ groupId }) => groupId);
};
