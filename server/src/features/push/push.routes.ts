import { contract } from '@larder/contract';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { found } from '../../platform/errors/index.ts';
import { implement, type MemberContext, type Route, requireSession, wordsIn } from '../../platform/http/index.ts';
import { findDeviceOfSession, findReachableOfSession, toPushDevice } from './devices.repository.ts';
import { getDevice, removeDevice, saveDevice } from './save-device.ts';
import { type PushParts, sendNow } from './send-notice.ts';
import { setTimers } from './timers.ts';

const minute = 60_000;

/** @throws AppError for a device that is told of nothing */
const requireReachable = async ({ db, session, platform }: MemberContext) =>
  found(await findReachableOfSession(db, requireSession(session).id, platform.clock.now()), 'push.not-on');

export const pushRoutes = (instance: InstanceDatabase, parts: PushParts): Route[] =>
  implement(contract.push, {
    get: async (_, { db, session }) => {
      const device = session.current && (await findDeviceOfSession(db, session.current.id));
      const { publicKey } = await parts.getKeys();
      return { publicKey, device: device ? toPushDevice(device) : null };
    },
    save: ({ body }, context) => saveDevice(context, instance, body),
    remove: async (_, context) => {
      await removeDevice(context);
      return null;
    },
    test: async (_, context) => {
      const device = await requireReachable(context);
      const words = wordsIn(device.language);
      const notice = {
        kind: 'test' as const,
        title: words('push.test-title'),
        body: words('push.test-body'),
        tag: 'larder test',
        path: '/user/device',
      };
      const until = new Date(parts.clock.now().getTime() + minute);
      await sendNow(context.db, { device, notice, until }, parts);
      return getDevice(context.db, requireSession(context.session).id);
    },
    setTimers: async ({ body }, context) => {
      const { id } = await requireReachable(context);
      await setTimers(context.db, id, body.timers, parts.clock.now());
      return null;
    },
  });
