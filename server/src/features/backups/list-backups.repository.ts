import type { Backup, BackupComparison } from '@larder/contract';
import { sql } from 'kysely';
import { unpackedLines } from './archive/json-lines.ts';
import { type Manifest, tableKey } from './archive/manifest.ts';
import { listBackups } from './archive/read-backup.ts';
import { countThings } from './archive/write-tables.repository.ts';
import type { Backups } from './create-backups.ts';
import type { Place } from './places/place.ts';
import { readProof } from './read-proof.ts';

const toBackup = async (place: Place, name: string, manifest: Manifest): Promise<Backup> => {
  const { createdAt, reason, by, version, database, counts, tables, files } = manifest;
  return {
    ...{ name, createdAt, reason, by, version, database, counts },
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.number,
    bytes: files.bytes + tables.reduce((sum, { bytes }) => sum + bytes, 0),
    proof: await readProof(place, name),
  };
};

export const findBackup = async ({ place, getManifest }: Backups, name: string): Promise<Backup> =>
  toBackup(place, name, await getManifest(name));

/** Newest first. */
export const readBackups = async ({ place }: Backups): Promise<Backup[]> => {
  const listed = await listBackups(place);
  const backups = await Promise.all(listed.map(({ name, manifest }) => toBackup(place, name, manifest)));
  return backups.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
};

const mostTold = 20;

/** What would become of the present data if the backup were restored. */
export const compareWithToday = async (backups: Backups, name: string): Promise<BackupComparison> => {
  const { place, getManifest, parts } = backups;
  const manifest = await getManifest(name);
  const { read } = parts.connection;
  const kept = new Set<string>();
  const content = await place.read(tableKey(name, 'recipes'));
  if (content) {
    for await (const line of unpackedLines(content)) {
      const [, id] = /"id":"([^"]+)"/.exec(line) ?? [];
      if (id) kept.add(id);
    }
  }
  const { rows } = await sql<{
    id: string;
    name: string;
    createdAt: string | null;
  }>`/* every row */ select id, name, "createdAt"
    from recipes order by number desc`.execute(read);
  const going = rows.filter(({ id }) => !kept.has(id));
  const { groups, users, recipes, lists, meals } = await countThings(read);
  const { rows: pictured } = await sql<{
    count: number;
  }>`/* every row */ select count(*) as count from recipes where image is not null`.execute(read);
  return {
    today: { groups, users, recipes, pictures: Number(pictured[0]?.count ?? 0), lists, meals },
    after: manifest.counts,
    goingRecipes: going.slice(0, mostTold),
    going: going.length,
    isOlder: manifest.schema < (parts.migrations.at(-1)?.version ?? 0),
  };
};
