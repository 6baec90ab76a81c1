import type { Backup } from '@larder/contract';
import type { Manifest } from './archive/manifest.ts';
import { listBackups } from './archive/read-backup.ts';
import type { Place } from './places/place.ts';
import { readProof } from './read-proof.ts';

const describeBackup = async (place: Place, name: string, manifest: Manifest): Promise<Backup> => {
  const { createdAt, reason, by, version, database, counts, tables, files, from } = manifest;
  return {
    ...{ name, createdAt, reason, by, version, database, counts },
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.number,
    bytes: files.bytes + tables.reduce((sum, { bytes }) => sum + bytes, 0),
    proof: await readProof(place, name),
    from: from ?? null,
  };
};

/** What knows the backups of a place by their names. */
interface KnownBackups {
  place: Place;
  /** Throws AppError where there is none of that name. */
  getManifest(name: string): Promise<Manifest>;
}

/** @throws AppError when there is none of that name on this server */
export const getBackup = async ({ place, getManifest }: KnownBackups, name: string): Promise<Backup> =>
  describeBackup(place, name, await getManifest(name));

/** The backups of a place, newest first. */
export const describeBackups = async (place: Place): Promise<Backup[]> => {
  const listed = await listBackups(place);
  const backups = await Promise.all(listed.map(({ name, manifest }) => describeBackup(place, name, manifest)));
  return backups.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
};
