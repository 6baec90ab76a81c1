import type { EventType } from '@larder/contract';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';

/** What has happened in all groups, the latest first. */
export const findEventsOfAll = (
  { read }: InstanceDatabase,
  wanted: { types: EventType[]; since: string; most: number },
) =>
  read
    .selectFrom('events')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'events.userId').onRef('users.groupId', '=', 'events.groupId'),
    )
    .where('type', 'in', wanted.types)
    .where('at', '>', wanted.since)
    .select(['events.id', 'type', 'at', 'events.userId', 'payload', 'users.fullName as by'])
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .limit(wanted.most)
    .execute();

/** Full names of members of any group, by their ids. */
export const findNamesOfAll = async (instance: InstanceDatabase, ids: string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const users = instance.read.selectFrom('users').where(instance.dialect.isOneOf('id', ids));
  const rows = await users.select(['id', 'fullName']).execute();
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
};
