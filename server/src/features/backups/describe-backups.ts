import type { Backup } from '@larder/contract';
import type { Manifest } from './archive/manifest.ts';
import { listBackups } from './archive/read-backup.ts';
import type { Place } from './places/place.ts';
import { readProof } from './read-proof.ts';

export const describeBackup = async (place: Place, name: string, manifest: Manifest): Promise<Backup> => {
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

/** The backups of a place, newest first. */
export const describeBackups = async (place: Place): Promise<Backup[]> => {
  const listed = await listBackups(place);
  const backups = await Promise.all(listed.map(({ name, manifest }) => describeBackup(place, name, manifest)));
  return backups.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
};
