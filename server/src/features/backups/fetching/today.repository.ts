import type { BackupThing } from '@larder/contract';
import { numberedName } from '@larder/kitchen';
import type { Connection, GroupDatabase } from '../../../platform/database/index.ts';
import { tableOf } from './read-rows.ts';

type State = Pick<BackupThing, 'today' | 'isChanged'>;

/** What has become of things since a backup. */
export const statesOfToday = async (
  { read, dialect }: Connection,
  kind: BackupThing['kind'],
  things: readonly { id: string; groupId: string }[],
): Promise<(thing: { id: string; updatedAt: string | null }) => State> => {
  const ids = things.map(({ id }) => id);
  const there = new Map<string, string>();
  const binned = new Set<string>();
  if (ids.length > 0) {
    const rows = await read
      .selectFrom(tableOf[kind])
      .where(dialect.isOneOf('id', ids))
      .select(['id', 'updatedAt'])
      .execute();
    for (const { id, updatedAt } of rows) there.set(id, updatedAt);
    const groupIds = [...new Set(things.map(({ groupId }) => groupId))];
    const inBin = await read
      .selectFrom('bin')
      .where(dialect.isOneOf('groupId', groupIds))
      .where(dialect.isOneOf('id', ids))
      .select('id')
      .execute();
    for (const { id } of inBin) binned.add(id);
  }
  return ({ id, updatedAt }) => {
    const now = there.get(id);
    if (now !== undefined) return { today: 'there', isChanged: now !== updatedAt };
    return { today: binned.has(id) ? 'binned' : 'gone', isChanged: false };
  };
};

/** A group as it is today. */
export const findGroupToday = ({ read }: Connection, groupId: string) =>
  read.selectFrom('groups').where('id', '=', groupId).select(['id', 'name', 'slug']).executeTakeFirst();

/** Its members, those who look after it first. */
export const membersToday = ({ read }: Connection, groupId: string) =>
  read
    .selectFrom('users')
    .where('groupId', '=', groupId)
    .select(['id', 'email'])
    .orderBy('canManage', 'desc')
    .orderBy('createdAt')
    .execute();

/** The name of a list, with a number behind it where the group has one of that name. */
export const freeListName = async (db: GroupDatabase, name: string): Promise<string> => {
  const rows = await db.asServer().from('shoppingLists').select('name').execute();
  const taken = new Set(rows.map((row) => row.name));
  let free = name;
  for (let count = 1; taken.has(free); count += 1) free = numberedName(name, count);
  return free;
};
