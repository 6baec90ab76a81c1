import type { Fetched, LeftOutRows, MovedFrom } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { RestoreParts } from '../restore/restore-backup.ts';
import { fetchGroup } from './fetch-group.ts';
import { fetchList, readListOfBackup } from './fetch-list.ts';
import { fetchRecipe } from './fetch-recipe.ts';
import { findTarget } from './fetch-target.ts';
import { membersOf } from './former-members.repository.ts';
import { joinGroup } from './joining/join-group.ts';
import type { JoinNotes } from './joining/joining.ts';
import { type FetchWork, readGroupOf } from './open-group.ts';
import { readRecipeOfBackup } from './take-recipe.ts';

export interface WantedThing {
  kind: Fetched['kind'];
  id: string;
  /** A recipe that is still there becomes what it was. */
  replaces: boolean;
  /** What a group has comes into that of whoever asks, and not as a group of its own. */
  joins: boolean;
  by: { id: string; groupId: string };
  /** In which is told of what comes. */
  language: string;
}

/** What the app hands in: whoever keeps account of moves is above backups. */
export interface JoinSource {
  noteJoin(db: GroupDatabase, about: { by: string; language: string; name: string; from: MovedFrom | null }): JoinNotes;
}

type FetchParts = RestoreParts & JoinSource;

export interface FetchResult {
  fetched: Fetched;
  leftOut: LeftOutRows[];
}

/**
 * Fetches one thing out of a backup: it is loaded into the scratch place of a proof, read there as people would read it, and brought in as what
 * somebody imports is, by one change of the group. @throws AppError when the backup has no such thing
 */
export const fetchThing = async (
  parts: FetchParts,
  { kind, id, groupId, replaces, joins, by, language }: WantedThing & { groupId: string },
  work: FetchWork,
): Promise<FetchResult> => {
  const { connection, place, files, now } = parts;
  const asking = { userId: by.id, groupId: by.groupId, now: now() };
  const write = () => work.onProgress('write', 0, 1);

  if (kind === 'list') {
    const { result, leftOut } = await readGroupOf(parts, { groupId, listId: id }, work, async (db) => ({
      list: await readListOfBackup(db, id),
      members: await membersOf(db),
    }));
    write();
    const target = await findTarget(connection, groupId, result.members, asking);
    const list = await fetchList(target, result.list, { at: now() });
    const path = target.isOwnGroup ? `/shopping-lists/${list.id}` : null;
    return { fetched: { ...list, kind, path, groupName: target.group.name, moveId: null }, leftOut };
  }
  if (kind === 'group' && joins) {
    const { result, leftOut } = await readGroupOf(parts, { groupId }, work, async (db) => {
      const target = await findTarget(connection, by.groupId, await membersOf(db), asking);
      const wanted = { place, files, name: work.name, by: by.id, at: asking.now, signal: work.signal };
      const notes = parts.noteJoin(target.db, {
        by: by.id,
        language,
        name: work.name,
        from: work.manifest.from ?? null,
      });
      const { bringing } = notes;
      const onProgress = (...at: [number, number]) => work.onProgress('files', ...at);
      const told = await joinGroup(target, db, { ...wanted, earlier: notes, bringing, onProgress });
      return { ...told, moveId: await notes.end(told), target };
    });
    const { target, ...told } = result;
    const { id, name, slug } = target.group;
    return { fetched: { ...told, id, name, kind, path: `/g/${slug}`, groupName: name }, leftOut };
  }
  if (kind === 'group') {
    const { signal, onProgress, name } = work;
    const wanted = { name, groupId, by: by.id, at: now(), signal };
    const { result, leftOut } = await readGroupOf(parts, { groupId }, work, (_, scratch) =>
      fetchGroup(parts, scratch, { ...wanted, onProgress: (...at) => onProgress('files', ...at) }),
    );
    return { fetched: { ...result, kind, path: null, groupName: result.name, moveId: null }, leftOut };
  }
  const { result, leftOut } = await readGroupOf(parts, { groupId, recipeId: id }, work, async (db) => ({
    found: await readRecipeOfBackup(db, id, by.id),
    members: await membersOf(db),
  }));
  write();
  const target = await findTarget(connection, groupId, result.members, asking);
  const { recipe, ...told } = await fetchRecipe(target, result.found, {
    ...{ place, name: work.name, files, replaces, at: now() },
  });
  const path = target.isOwnGroup ? `/g/${target.group.slug}/r/${recipe.slug}` : null;
  return {
    fetched: { kind, id: recipe.id, name: recipe.name, path, groupName: target.group.name, moveId: null, ...told },
    leftOut,
  };
};
