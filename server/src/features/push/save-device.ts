import { randomUUID } from 'node:crypto';
import type { BodyOf, contract, PushDevice } from '@larder/contract';
import { flag, type GroupDatabase, type GroupTransaction } from '../../platform/database/index.ts';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { found } from '../../platform/errors/index.ts';
import { type MemberContext, requireSession } from '../../platform/http/index.ts';
import { removeJobs } from '../../platform/jobs/index.ts';
import { refuseAddress } from '../deliveries/index.ts';
import { additionsOf } from './additions.ts';
import {
  deleteDevice,
  findDeviceOfSession,
  forgetEndpoint,
  insertDevice,
  toPushDevice,
  updateDevice,
} from './devices.repository.ts';
import { dinnerOf, planDinner } from './dinner.ts';
import { timersOf } from './timers.ts';

type Sent = BodyOf<typeof contract.push.save>;

/** A subscription to which nothing was sent yet. */
const untried = { goneAt: null, triedAt: null, problem: null, httpStatus: null };

export const getDevice = async (db: GroupDatabase, sessionId: string): Promise<PushDevice> =>
  toPushDevice(found(await findDeviceOfSession(db, sessionId), 'push.not-on'));

/** Tells the device of the caller's session of things from now on. @throws AppError for an address that must not be called */
export const saveDevice = async (
  { db, member, session, language, platform: { outbound, clock } }: MemberContext,
  instance: InstanceDatabase,
  { keys, timers, additions, silentLists, ...sent }: Sent,
): Promise<PushDevice> => {
  const { id: sessionId } = requireSession(session);
  await refuseAddress(outbound, sent.endpoint);
  await forgetEndpoint(instance, sent.endpoint, sessionId);
  const now = clock.now();
  const wanted = {
    ...sent,
    ...keys,
    language,
    timers: flag(timers),
    additions: flag(additions),
    silentLists: JSON.stringify(silentLists.map((id) => id.toLowerCase())),
  };
  return db.change(async (db) => {
    const known = await findDeviceOfSession(db, sessionId);
    const id = known?.id ?? randomUUID();
    if (known) await updateDevice(db, id, { ...wanted, ...(known.endpoint !== sent.endpoint && untried) });
    else
      await insertDevice(db, { id, userId: member.id, sessionId, ...wanted, ...untried, createdAt: now.toISOString() });
    await planDinner(db, { id, ...sent }, now);
    return getDevice(db, sessionId);
  });
};

const forget = async (db: GroupTransaction, deviceId: string): Promise<void> => {
  for (const subject of [timersOf(deviceId), additionsOf(deviceId), dinnerOf(deviceId)]) await removeJobs(db, subject);
  await deleteDevice(db, deviceId);
};

/** Tells the device of nothing any more, whether it was told of anything or not. */
export const removeDevice = async ({ db, session }: MemberContext): Promise<void> => {
  const { id: sessionId } = requireSession(session);
  await db.change(async (db) => {
    const device = await findDeviceOfSession(db, sessionId);
    if (device) await forget(db, device.id);
  });
};
