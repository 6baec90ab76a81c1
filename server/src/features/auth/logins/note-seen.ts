import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import type { NoteSeen } from '../../../platform/http/index.ts';
import type { Logger } from '../../../platform/logging/logging.ts';
import { saveSeen } from './logins.repository.ts';

/** Exact enough for "seen today". */
const restInMs = 10 * 60_000;
const longestUserAgent = 300;

/** Notes which sessions are used, each every ten minutes at most. No request fails by it. */
export const createNoteSeen = (instance: InstanceDatabase, clock: Clock, log: Logger): NoteSeen => {
  const noted = new LRUCache<string, { at: number; token: string }>({ max: 5000 });
  return async ({ id, userId, version, expiresAt }, { groupId }, userAgent) => {
    const at = clock.now().getTime();
    // Renewed tokens last longer, and after a change of the password they are of another version.
    const token = `${version} ${expiresAt}`;
    const last = noted.get(id);
    if (last && at - last.at < restInMs && last.token === token) return;
    noted.set(id, { at, token });
    try {
      await saveSeen(instance, {
        id,
        groupId,
        userId,
        tokenVersion: version,
        deviceText: userAgent.slice(0, longestUserAgent),
        expiresAt: new Date(expiresAt).toISOString(),
        seenAt: new Date(at).toISOString(),
      });
    } catch (err) {
      noted.delete(id);
      log.debug({ part: 'log-ins', err }, 'a session could not be noted');
    }
  };
};
