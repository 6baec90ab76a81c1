import { type BackupComparison, type ComparedKind, type ComparedRecipe, comparedKinds } from '@larder/contract';
import { isPicture, type Manifest } from '../archive/manifest.ts';
import { listFiles } from '../archive/write-files.ts';
import type { Backups } from '../create-backups.ts';
import { isKeptFrom, rowsOf } from '../fetching/read-rows.ts';
import { isFilePath, listedFiles } from '../restore/verify-backup.ts';
import { type ComparedTable, comparedTables, namesOfUsers, type Row, rowsToday } from './rows-today.repository.ts';

const mostTold = 20;

/** What would become of the present data if the backup were restored. */
export const compareWithToday = async (backups: Backups, name: string, userId: string): Promise<BackupComparison> => {
  const { getManifest, parts } = backups;
  const manifest = await getManifest(name);
  const kinds: ComparedKind[] = [];
  const recipes = { going: [] as Row[], returning: [] as Row[] };
  let account: BackupComparison['account'] = 'stays';
  const authors = await parts.connection.atOneMoment(async (snapshot) => {
    for (const kind of comparedKinds) {
      if (kind === 'pictures') {
        kinds.push(await comparePictures(backups, name));
        continue;
      }
      const table = comparedTables[kind];
      const today = rowsToday(parts.connection, snapshot, table);
      const { going, returning, changed, ...counted } = await compareRows(
        today,
        rowsOf(backups.place, name, table.name),
        table,
      );
      kinds.push({ kind, ...counted, going: going.length, returning: returning.length, changed: changed.size });
      if (kind === 'recipes') Object.assign(recipes, { going, returning });
      if (kind !== 'users') continue;
      if (changed.has(userId)) account = 'former-password';
      if (going.some(({ id }) => id === userId)) account = 'gone';
    }
    return namesOfUsers(snapshot);
  });
  const told = (rows: Row[]) => tellRecipes(rows, userId, authors);
  return {
    ...{ kinds, goingRecipes: told(recipes.going), returningRecipes: told(recipes.returning), account },
    ...stepsOf(manifest, parts.migrations),
  };
};

const stepsOf = ({ schema }: Manifest, migrations: { version: number }[]) => ({
  laterSteps: migrations.filter(({ version }) => version > schema).length,
  isTooNew: schema > (migrations.at(-1)?.version ?? 0),
});

interface Compared {
  today: number;
  after: number;
  going: Row[];
  returning: Row[];
  /** Their ids. */
  changed: Set<string>;
}

const compareRows = async (
  today: AsyncIterable<Row>,
  backup: AsyncIterable<Row>,
  { stamp, told = [] }: ComparedTable,
): Promise<Compared> => {
  const former = new Map<string, Row>();
  // Whole rows of all recipes would not leave much of a small machine's memory.
  const columns = ['id', stamp, ...told];
  for await (const row of backup) {
    former.set(`${row.id}`, Object.fromEntries(columns.map((column) => [column, row[column]])));
  }
  const compared: Compared = { today: 0, after: former.size, going: [], returning: [], changed: new Set() };
  for await (const row of today) {
    compared.today += 1;
    const id = `${row.id}`;
    const before = former.get(id);
    if (!before) compared.going.push(row);
    else if (before[stamp] !== row[stamp]) compared.changed.add(id);
    former.delete(id);
  }
  compared.returning.push(...former.values());
  return compared;
};

/** Files have no ids: one of the same path is another picture when its size or time is another. */
const comparePictures = async ({ place, parts }: Backups, name: string): Promise<ComparedKind> => {
  const former = new Map<string, string>();
  for await (const { path, size, modifiedAt } of listedFiles(place, name)) {
    if (isPicture(path) && isFilePath(path)) former.set(path, `${size} ${modifiedAt}`);
  }
  const today = (await listFiles(parts.files)).filter((file) => isPicture(file.name));
  const there = today.filter((file) => former.has(file.name));
  const changed = there.filter((file) => former.get(file.name) !== `${file.size} ${file.modifiedAt.getTime()}`);
  return {
    kind: 'pictures',
    ...{ today: today.length, after: former.size },
    ...{ going: today.length - there.length, returning: former.size - there.length, changed: changed.length },
  };
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const tellRecipes = (rows: Row[], userId: string, authors: ReadonlyMap<string, string>): ComparedRecipe[] =>
  rows
    .filter((row) => !isKeptFrom(row, userId))
    .map((row) => ({
      id: `${row.id}`,
      name: textOf(row.name) ?? '',
      createdAt: textOf(row.createdAt),
      by: authors.get(`${row.userId}`) ?? null,
      image: textOf(row.image),
    }))
    .toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
    .slice(0, mostTold);
