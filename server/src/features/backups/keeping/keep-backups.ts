import type { Settings } from '../../../platform/settings/index.ts';
import type { Manifest } from '../archive/manifest.ts';
import { listBackups } from '../archive/read-backup.ts';
import type { Place } from '../places/place.ts';
import { readProof } from '../read-proof.ts';
import { chooseKept } from './choose-kept.ts';
import { removeBackup, removeUnused } from './remove-unused.ts';

/** Of the disk: with less of it free, older backups go before their time. */
const shareToStayFree = 0.2;

type Listed = { name: string; manifest: Manifest };

const dateIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (moment: string) => format.format(new Date(moment));
};

/** Only these go by themselves: what somebody made or brought stays until they throw it away. */
const goesByItself = ({ manifest }: Listed) => manifest.reason === 'nightly' || manifest.reason === 'before-restore';

/** Throws away backups that are too old, and further ones while the disk is nearly full. The last proven one always stays. */
export const keepBackups = async (place: Place, settings: Settings): Promise<string[]> => {
  const { BACKUP_KEEP_DAYS: days, BACKUP_KEEP_WEEKS: weeks, BACKUP_KEEP_MONTHS: months, TZ } = settings;
  const all = await listBackups(place);
  const own = all.filter(goesByItself);
  const nightly = own.filter(({ manifest }) => manifest.reason === 'nightly');
  const dated = nightly.map(({ name, manifest }) => ({ name, createdAt: manifest.createdAt }));
  const kept = chooseKept(dated, { days, weeks, months }, dateIn(TZ));
  // Whether a restore was right may show days later.
  for (const one of own)
    if (one.manifest.reason === 'before-restore' && isOfLastDays(one, all, days)) kept.add(one.name);
  const precious = await newestProven(place, all);
  const removed: string[] = [];
  const remove = async (name: string) => {
    await removeBackup(place, name);
    removed.push(name);
  };
  for (const { name } of own) if (!kept.has(name) && name !== precious) await remove(name);
  await removeUnused(place);
  for (const { name } of own.filter(({ name }) => kept.has(name)).toReversed()) {
    const room = await place.room();
    if (!room || room.free >= room.total * shareToStayFree) break;
    if (name === precious || name === own[0]?.name) continue;
    await remove(name);
    await removeUnused(place);
  }
  return removed;
};

const day = 86_400_000;

const isOfLastDays = ({ manifest }: Listed, newestFirst: Listed[], days: number): boolean => {
  const newest = newestFirst[0]?.manifest.createdAt ?? manifest.createdAt;
  return Date.parse(newest) - Date.parse(manifest.createdAt) < Math.max(1, days) * day;
};

const newestProven = async (place: Place, backups: Listed[]): Promise<string | undefined> => {
  for (const { name } of backups) if ((await readProof(place, name))?.isProven) return name;
  return undefined;
};
