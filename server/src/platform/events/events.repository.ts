import type { Clock } from '../clock/clock.ts';
import type { InstanceDatabase } from '../database/instance-database.ts';
import type { Logger } from '../logging/logging.ts';

/** Removes the events of all groups that were recorded before then. */
const removeEventsBefore = (instance: InstanceDatabase, time: Date): Promise<unknown> =>
  instance.change((transaction) => transaction.deleteFrom('events').where('at', '<', time.toISOString()).execute());

const day = 24 * 3_600_000;
const remembered = 90 * day;

/** Removes events that nobody asks for any more: now, and every day as long as the server runs. */
export const forgetOldEvents = (instance: InstanceDatabase, clock: Clock, log: Logger) => {
  const forget = async () => {
    try {
      await removeEventsBefore(instance, new Date(clock.now().getTime() - remembered));
    } catch (error) {
      log.warn({ err: error }, 'old events could not be removed');
    }
  };
  const timer = setInterval(forget, day).unref();
  return { forget, stop: () => clearInterval(timer) };
};
