import type { BackupContents, contract, QueryOf } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import type { Backups } from '../create-backups.ts';
import { isKeptFrom, rowsOf, tableOf } from './read-rows.ts';
import { picturesOf } from './stored-pictures.ts';
import { statesOfToday } from './today.repository.ts';

type Query = QueryOf<typeof contract.backupContents.list>;

/** More than a server holds of one kind; what is beyond is found by a longer search. */
const mostSorted = 100_000;

interface Found {
  id: string;
  name: string;
  groupId: string;
  updatedAt: string | null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The things of one kind that a backup holds, by name and page after page. */
export const listContents = async (
  backups: Backups,
  name: string,
  { kind, search, page, perPage }: Query,
  userId: string,
): Promise<BackupContents> => {
  const { tables } = await backups.getManifest(name);
  const groups = new Map<string, string>();
  for await (const { id, name: called } of rowsOf(backups.place, name, 'groups'))
    groups.set(textOf(id), textOf(called));
  const wanted = plainText(search);
  const found: Found[] = [];
  let read = 0;
  for await (const row of rowsOf(backups.place, name, tableOf[kind])) {
    read += 1;
    const called = textOf(row.name);
    if (isKeptFrom(row, userId) || found.length >= mostSorted) continue;
    if (wanted && !plainText(called).includes(wanted)) continue;
    const id = textOf(row.id);
    const groupId = kind === 'group' ? id : textOf(row.groupId);
    found.push({ id, name: called, groupId, updatedAt: textOf(row.updatedAt) || null });
  }
  const sorted = found.sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
  const shown = sorted.slice((page - 1) * perPage, page * perPage);
  const today = await statesOfToday(backups.parts.connection, kind, shown);
  const pictures = kind === 'recipe' ? await picturesOf(backups.place, name, shown) : new Map<string, string>();
  const things = shown.map((thing) => ({
    ...thing,
    kind,
    picture: pictures.get(thing.id) ?? null,
    groupName: groups.get(thing.groupId) ?? '',
    ...today(thing),
  }));
  const saved = tables.find((table) => table.name === tableOf[kind])?.rows ?? 0;
  return { things, total: found.length, isWhole: read === saved };
};
