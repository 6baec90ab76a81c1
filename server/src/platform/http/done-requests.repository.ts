import type { GroupTransaction } from '../database/index.ts';

interface DoneRequest {
  key: string;
  digest: string;
  outcome: string;
}

const day = 24 * 3_600_000;
/** As long as operations of shopping lists are known: a device that was away for longer may do something twice. */
const keptForDays = 180;

export const findDoneRequest = (db: GroupTransaction, key: string): Promise<DoneRequest | undefined> =>
  db.from('doneRequests').where('key', '=', key).select(['key', 'digest', 'outcome']).executeTakeFirst();

export const writeDoneRequest = async (db: GroupTransaction, done: DoneRequest, at: Date): Promise<void> => {
  const before = new Date(at.getTime() - keptForDays * day).toISOString();
  await db.remove('doneRequests').where('doneAt', '<', before).execute();
  await db.insert('doneRequests', { ...done, doneAt: at.toISOString() }).execute();
};
