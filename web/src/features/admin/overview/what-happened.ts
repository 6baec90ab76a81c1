import type { Backup, LatelyDone } from '@larder/contract';
import { t } from '../../../lib/messages/index.ts';
import { activitySentence } from '../../activity/index.ts';

interface Happened {
  id: string;
  at: string;
  sentence: string;
  /** How often in a row; the last one then. */
  times: number;
  address: string | null;
}

/** As many as are seen at a glance. */
const most = 6;
const days = 7;
const day = 86_400_000;

const ofPeople = (done: LatelyDone): Happened => ({
  ...{ id: done.id, at: done.at, times: done.times, address: done.address },
  sentence: activitySentence(done),
});

const ofBackup = ({ name, proof }: Backup, since: number): Happened[] => {
  if (!proof || Date.parse(proof.endedAt) < since) return [];
  const sentence = t('admin.backup-tried', { state: proof.isProven ? 'proven' : 'damaged' });
  return [{ id: name, at: proof.endedAt, sentence, times: 1, address: null }];
};

/** What people did and how backups were proven in the last days, the latest first; what nights bring again and again is told once. */
export const whatHappened = (people: LatelyDone[], backups: Backup[], now: number): Happened[] => {
  const ofBackups = backups.flatMap((backup) => ofBackup(backup, now - days * day));
  const all = [...people.map(ofPeople), ...ofBackups].toSorted((one, other) => other.at.localeCompare(one.at));
  const told: Happened[] = [];
  for (const one of all) {
    const last = told.at(-1);
    if (last?.sentence === one.sentence && last.address === one.address) last.times += one.times;
    else told.push({ ...one });
  }
  return told.slice(0, most);
};
