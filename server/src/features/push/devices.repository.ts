import type { PushDevice } from '@larder/contract';
import type { Insertable, Updateable } from 'kysely';
import type { GroupDatabase, GroupTransaction, RowOf, Schema } from '../../platform/database/index.ts';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';

type DeviceRow = RowOf<Schema['pushDevices']>;

const shown = [
  'id',
  'endpoint',
  'timers',
  'additions',
  'silentLists',
  'dinnerAt',
  'quietFrom',
  'quietUntil',
  'goneAt',
  'triedAt',
  'problem',
  'httpStatus',
] as const;
type ShownRow = Pick<DeviceRow, (typeof shown)[number]>;

export const toPushDevice = ({ id: _, timers, additions, silentLists, ...row }: ShownRow): PushDevice => ({
  ...row,
  timers: timers === 1,
  additions: additions === 1,
  silentLists: JSON.parse(silentLists),
});

export const findDeviceOfSession = (db: GroupDatabase, sessionId: string): Promise<ShownRow | undefined> =>
  db.from('pushDevices').where('sessionId', '=', sessionId).select(shown).executeTakeFirst();

/** Those that can be reached, and where somebody is still logged in. */
const reachable = (db: GroupDatabase, now: Date) =>
  db
    .from('pushDevices')
    .innerJoin('openSessions', 'openSessions.id', 'pushDevices.sessionId')
    .innerJoin('users', 'users.id', 'pushDevices.userId')
    .whereRef('openSessions.tokenVersion', '=', 'users.tokenVersion')
    .where('openSessions.expiresAt', '>', now.toISOString())
    .where('pushDevices.endpoint', 'is not', null);

/** What it takes to tell a device of something. */
export interface ReachableDevice {
  id: string;
  userId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The one that its owner has chosen, or that of the browser. */
  language: string;
  zone: string;
  timers: boolean;
  additions: boolean;
  silentLists: string[];
  dinnerAt: string | null;
  quietFrom: string | null;
  quietUntil: string | null;
}

const reachedBy = [
  'pushDevices.id',
  'pushDevices.userId',
  'pushDevices.endpoint',
  'pushDevices.p256dh',
  'pushDevices.auth',
  'pushDevices.language',
  'pushDevices.zone',
  'pushDevices.timers',
  'pushDevices.additions',
  'pushDevices.silentLists',
  'pushDevices.dinnerAt',
  'pushDevices.quietFrom',
  'pushDevices.quietUntil',
  'users.locale',
] as const;

type ReachedRow = Pick<DeviceRow, keyof ReachableDevice> & { locale: string | null };

const toReachable = ({
  locale,
  endpoint,
  timers,
  additions,
  silentLists,
  language,
  ...row
}: ReachedRow): ReachableDevice => ({
  ...row,
  endpoint: endpoint ?? '',
  language: locale ?? language,
  timers: timers === 1,
  additions: additions === 1,
  silentLists: JSON.parse(silentLists),
});

export const findReachable = async (
  db: GroupDatabase,
  deviceId: string,
  now: Date,
): Promise<ReachableDevice | undefined> => {
  const row = await reachable(db, now).where('pushDevices.id', '=', deviceId).select(reachedBy).executeTakeFirst();
  return row && toReachable(row);
};

export const findReachableOfSession = async (
  db: GroupDatabase,
  sessionId: string,
  now: Date,
): Promise<ReachableDevice | undefined> => {
  const row = await reachable(db, now)
    .where('pushDevices.sessionId', '=', sessionId)
    .select(reachedBy)
    .executeTakeFirst();
  return row && toReachable(row);
};

/** Devices of the group that are told of what was put on lists, those of whoever did it left out. */
export const listToldOfAdditions = async (
  db: GroupDatabase,
  { byUserId, now }: { byUserId: string | null; now: Date },
): Promise<ReachableDevice[]> => {
  const rows = await reachable(db, now)
    .where('pushDevices.additions', '=', 1)
    .$if(byUserId !== null, (devices) => devices.where('pushDevices.userId', '!=', byUserId ?? ''))
    .select(reachedBy)
    .execute();
  return rows.map(toReachable);
};

/** A browser whose owner has changed is that of whoever subscribes now, in whichever group the other one is. */
export const forgetEndpoint = (instance: InstanceDatabase, endpoint: string, exceptSessionId: string) =>
  instance.change((transaction) =>
    transaction
      .deleteFrom('pushDevices')
      .where('endpoint', '=', endpoint)
      .where('sessionId', '!=', exceptSessionId)
      .execute(),
  );

export const insertDevice = (db: GroupTransaction, row: Omit<Insertable<Schema['pushDevices']>, 'groupId'>) =>
  db.insert('pushDevices', row).execute();

export const updateDevice = (db: GroupTransaction, deviceId: string, row: Updateable<Schema['pushDevices']>) =>
  db.update('pushDevices').set(row).where('id', '=', deviceId).execute();

export const deleteDevice = (db: GroupTransaction, deviceId: string) =>
  db.remove('pushDevices').where('id', '=', deviceId).execute();
