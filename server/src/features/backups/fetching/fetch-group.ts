import { randomUUID } from 'node:crypto';
import type { Fetched } from '@larder/contract';
import { numberedName } from '@larder/kitchen';
import type { Columns, Connection, Scratch } from '../../../platform/database/index.ts';
import { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { FileStore } from '../../../platform/files/index.ts';
import { lookAfterDaily } from '../../mealplans/index.ts';
import { indexAgain } from '../../recipes/index.ts';
import { tidyDaily } from '../../shopping/index.ts';
import type { Place } from '../places/place.ts';
import { listedFiles } from '../restore/verify-backup.ts';
import {
  groupRowOf,
  insertGroupRow,
  numbersOfRecipes,
  pagesOf,
  tablesOfGroup,
  takenAccounts,
  takenGroupNames,
  writePage,
} from './group-tables.repository.ts';
import { withNewIds } from './new-ids.ts';
import { readStored } from './stored-files.ts';

interface Parts {
  connection: Connection;
  files: FileStore;
  place: Place;
}

interface Wanted {
  name: string;
  groupId: string;
  by: string;
  at: Date;
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}

type Told = Pick<Fetched, 'id' | 'name' | 'came' | 'missing'>;

/** Without the member whose they are, these rows mean nothing. */
const ofOneMember: ReadonlySet<string> = new Set(['comments', 'recipeOpinions', 'savedFilters']);

/**
 * Writes a group of a scratch place into the database as another one: under ids of its own, so that nothing of it meets what there is, and
 * under a name that is free. Its members come with it unless they have an account today.
 */
export const fetchGroup = async (
  { connection, files, place }: Parts,
  scratch: Scratch,
  { name, groupId, by, at, signal, onProgress }: Wanted,
): Promise<Told> => {
  const tables = await tablesOfGroup(connection, scratch);
  const row = await groupRowOf(scratch, groupId);
  if (!row) throw new AppError('backup.thing-not-found');
  const ids = new Map([[groupId, randomUUID()]]);
  for (const { shape } of tables) {
    if (!shape.columns.includes('id')) continue;
    for await (const page of pagesOf(connection, scratch, shape)) {
      for (const { id } of page) ids.set(String(id), randomUUID());
    }
  }
  const newId = ids.get(groupId) ?? randomUUID();
  const written: string[] = [];
  const instance = new InstanceDatabase(connection);
  try {
    const lost = await copyFiles({ files, place }, name, { ids, written, signal, onProgress });
    const told = await instance.change(async (transaction, enter) => {
      const named = await freeGroupName(transaction, row);
      await insertGroupRow(transaction, { ...withNewIds(row, ids), ...named, id: newId });
      const db = await enter(instance.group(newId).actingAs({ userId: by, now: () => at }));
      const taken = await takenAccounts(transaction);
      const gone = new Set<string>();
      const numbers = new Map<string, number>();
      for (const { name: table, shape } of tables) {
        for await (const page of pagesOf(connection, scratch, shape)) {
          signal.throwIfAborted();
          const rows = page.flatMap((one) =>
            table === 'users' ? accountOf(one, taken, gone) : withoutGone(table, one, gone),
          );
          await writePage(
            db,
            table,
            rows.map((one) => withNewIds(one, ids)),
          );
          numbers.set(table, (numbers.get(table) ?? 0) + rows.length);
        }
      }
      await indexAgain(db, await numbersOfRecipes(db), at);
      await lookAfterDaily(db, at);
      await tidyDaily(db, at);
      await instance.raiseRevision(transaction);
      return { ...named, numbers, stayed: gone.size };
    });
    await instance.signalRevisions();
    const [recipes = 0, lists = 0, members = 0] = ['recipes', 'shoppingLists', 'users'].map((table) =>
      told.numbers.get(table),
    );
    return {
      id: newId,
      name: told.name,
      came: some({ recipes, lists, members, files: written.length }),
      missing: some({ members: told.stayed, files: lost }),
    };
  } catch (error) {
    for (const key of written) await files.remove(key);
    throw error;
  }
};

const some = (numbers: Record<string, number>): Fetched['came'] =>
  Object.entries(numbers).flatMap(([what, number]) => (number > 0 ? [{ what, number }] : []));

const freeGroupName = async (transaction: Scratch, row: Columns): Promise<{ name: string; slug: string }> => {
  const { names, slugs } = await takenGroupNames(transaction);
  let free = { name: `${row.name}`, slug: `${row.slug}` };
  for (let count = 1; names.has(free.name) || slugs.has(free.slug); count += 1) {
    free = { name: numberedName(`${row.name}`, count), slug: `${row.slug}-${count}` };
  }
  return free;
};

/** Whoever has an account today keeps that one; others get theirs again, without the rights over the server. */
const accountOf = (row: Columns, taken: ReadonlySet<string>, gone: Set<string>): Columns[] => {
  const isTaken = [row.email, row.username].some((value) => taken.has(String(value).toLowerCase()));
  if (!isTaken) return [{ ...row, admin: 0 }];
  gone.add(String(row.id));
  return [];
};

const withoutGone = (table: string, row: Columns, gone: ReadonlySet<string>): Columns[] => {
  const named = Object.entries(row).filter(([, value]) => typeof value === 'string' && gone.has(value));
  if (named.length === 0) return [row];
  if (ofOneMember.has(table)) return [];
  return [{ ...row, ...Object.fromEntries(named.map(([column]) => [column, null])) }];
};

interface Copying extends Pick<Wanted, 'signal' | 'onProgress'> {
  ids: ReadonlyMap<string, string>;
  /** Keys of what was written, which goes again should the rest fail. */
  written: string[];
}

/** Brings the files of its recipes and members where their new ids look for them. @returns how many there were none of */
const copyFiles = async (
  { files, place }: Pick<Parts, 'files' | 'place'>,
  name: string,
  { ids, written, signal, onProgress }: Copying,
): Promise<number> => {
  let lost = 0;
  for await (const line of listedFiles(place, name)) {
    signal.throwIfAborted();
    const [, owner = ''] = line.path.split('/');
    if (!ids.has(owner)) continue;
    const key = String(withNewIds({ path: line.path }, ids).path);
    const content = await readStored(place, line);
    if (content) {
      written.push(key);
      await files.write(key, content);
    } else lost += 1;
    onProgress(written.length, written.length);
  }
  return lost;
};
