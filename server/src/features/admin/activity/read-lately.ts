import type { Activity, EventType, LatelyDone } from '@larder/contract';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { peopleIn, readRow, toActivity } from '../../activity/index.ts';
import { findEventsOfAll, findNamesOfAll } from './lately.repository.ts';

/** About people and the server as a whole: what a household keeps and deletes is its own matter. */
const latelyTypes: EventType[] = [
  'user.logged-in',
  'user.created',
  'user.updated',
  'user.deleted',
  'invitation.created',
  'backup.restored',
  'backup.downloaded',
  'theme.chosen',
];
const latelyDays = 7;
/** As many as are seen at a glance, out of those that may repeat each other. */
const mostLately = 6;
const mostRead = 60;

/** What people of all groups did in the last days; the same of the same one after the other is told once. */
export const readLately = async (instance: InstanceDatabase, now: Date): Promise<LatelyDone[]> => {
  const since = new Date(now.getTime() - latelyDays * 86_400_000).toISOString();
  const rows = await findEventsOfAll(instance, { types: latelyTypes, since, most: mostRead });
  const read = rows.map(readRow);
  const names = await findNamesOfAll(instance, read.flatMap(peopleIn));
  const done: LatelyDone[] = [];
  for (const { row, payload } of read) {
    const activity = toActivity(row, payload, { names, isHidden: false });
    const last = done.at(-1);
    // What is done with a backup is noted for each household, all at the same moment.
    if (last && isSame(last, activity)) last.times += last.at === activity.at ? 0 : 1;
    else done.push({ ...activity, times: 1 });
  }
  return done.slice(0, mostLately);
};

const isSame = (one: Activity, other: Activity): boolean =>
  one.type === other.type && one.userId === other.userId && one.subject === other.subject;
