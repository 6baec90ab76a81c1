import type { InstanceDatabase } from '../database/instance-database.ts';

/** Removes the events of all groups that were recorded before then. */
export const removeEventsBefore = (instance: InstanceDatabase, time: Date): Promise<unknown> =>
  instance.change((transaction) => transaction.deleteFrom('events').where('at', '<', time.toISOString()).execute());
