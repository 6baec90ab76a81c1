import type { Backup, BackupComparison } from '@larder/contract';
import { sql } from 'kysely';
import { unpackedLines } from './archive/json-lines.ts';
import { tableKey } from './archive/manifest.ts';
import { countThings } from './archive/write-tables.repository.ts';
import type { Backups } from './create-backups.ts';
import { describeBackup, describeBackups } from './describe-backups.ts';

/** Of this server, newest first. */
export const readBackups = ({ place }: Pick<Backups, 'place'>): Promise<Backup[]> => describeBackups(place);

export const findBackup = async ({ place, getManifest }: Backups, name: string): Promise<Backup> =>
  describeBackup(place, name, await getManifest(name));

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
