import type { Readable } from 'node:stream';
import { writeZip, type ZipContent } from '../../../platform/files/index.ts';
import type { Place } from '../places/place.ts';
import { listedFiles } from '../restore/verify-backup.ts';
import { contentKey, isBackupName, manifestKey } from './manifest.ts';
import { findManifest } from './read-backup.ts';

/** A backup whose manifest is there and cannot be read, so that it stays until somebody throws it away. */
export interface UnreadableBackup {
  name: string;
  /** As its name says. */
  createdAt: string;
  /** Of its own parts; nobody knows which of the shared files it has. */
  bytes: number;
}

const momentIn = (name: string): string => {
  const [year, ...rest] = name.match(/\d+/g) ?? [];
  const [month = '01', day = '01', hour = '00', minute = '00', second = '00'] = rest;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`);
  return Number.isNaN(moment.getTime()) ? new Date(0).toISOString() : moment.toISOString();
};

export const isUnreadable = async (place: Place, name: string): Promise<boolean> => {
  if (!isBackupName(name) || (await findManifest(place, name))) return false;
  const manifest = await place.read(manifestKey(name));
  manifest?.destroy();
  return manifest !== undefined;
};

/** Newest first. */
export const listUnreadable = async (place: Place): Promise<UnreadableBackup[]> => {
  const found: UnreadableBackup[] = [];
  for (const name of (await place.names()).filter(isBackupName).toSorted().toReversed()) {
    if (!(await isUnreadable(place, name))) continue;
    let bytes = 0;
    for await (const { size } of place.list(name)) bytes += size;
    found.push({ name, createdAt: momentIn(name), bytes });
  }
  return found;
};

/** Its parts as they lie there, and the files as far as their list can be read: whoever knows what to do with them can. */
export const packUnreadable = (place: Place, name: string): Readable => writeZip(partsOf(place, name));

async function* partsOf(place: Place, name: string): AsyncGenerator<ZipContent> {
  const keys: { key: string; path: string }[] = [];
  for await (const { key } of place.list(name)) keys.push({ key, path: key.slice(name.length + 1) });
  for await (const { path, sha256 } of listedFiles(place, name)) {
    keys.push({ key: contentKey(sha256), path: `files/${path}` });
  }
  const modifiedAt = new Date(momentIn(name));
  for (const { key, path } of keys) {
    const content = await place.read(key);
    if (content) yield { path, modifiedAt, isPacked: true, content: async () => content };
  }
}
