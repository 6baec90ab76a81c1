import type { MergeKind } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import { keepDifferences } from '../duplicates/differences.repository.ts';
import { type Links, usesOf } from '../links.ts';
import { type Columns, findWholeRow, insertThings } from '../things.repository.ts';
import type { MovedUses } from './merge-things.ts';
import type { Candidate, Mergeable } from './mergeable.ts';
import { findMerge, findMergeOf, mergeKindOf, removeMerge } from './merges.repository.ts';
import { oldestMerge } from './undo-time.ts';

/** What `mergeThings` has written down. */
interface UndoData {
  row: Columns;
  names: Candidate;
  /** Names that came to what it was merged into. */
  aliases: string[];
  moved: MovedUses[];
  /** Ids of what it was said to be different from. */
  different: string[];
}

type Tables = Record<MergeKind, Mergeable>;

/**
 * Brings back what was merged away, with those of its uses that still refer to what it was merged into.
 * @throws AppError when it is too late, when one of its names has been given again, or when a later merge stands in the way
 */
export const undoMerge = (db: GroupDatabase, tables: Tables, links: Links, mergeId: string, at: Date) =>
  db.change(async (db) => {
    const merge = found(await findMerge(db, mergeId.toLowerCase(), oldestMerge(at)), 'merge.not-found');
    const kind = mergeKindOf(merge.kind);
    const table = tables[kind];
    const undo: UndoData = JSON.parse(merge.undoData);
    const later = await findMergeOf(db, merge.toId, merge.createdAt);
    if (later) throw new AppError('merge.later-one-first', { name: later.fromName, into: later.toName });

    const isThere = (await findWholeRow(db, table.table, merge.toId)) !== undefined;
    if (isThere) await takeAliases(db, table, merge.toId, undo.aliases, at);
    (await table.openBook(db)).refuseTaken(undo.names, undo.names.aliases);

    const recipes = await links.recipesFoundBy(db, kind, [merge.toId]);
    await insertThings(db, table.table, [await table.referencesLeft(db, undo.row)]);
    await keepDifferences(db, table.table, merge.fromId, undo.different);
    let uses = 0;
    for (const place of usesOf(links, kind)) {
      const moved = undo.moved.find(({ name }) => name === place.name)?.moved;
      if (isThere && moved) uses += await place.moveBack(db, merge.fromId, merge.toId, moved);
    }
    await links.indexAgain(db, recipes, at);
    await removeMerge(db, merge.id);
    return { kind, id: merge.fromId, name: merge.fromName, uses };
  });

/** Takes the names that came by the merge from what it was merged into. */
const takeAliases = async (db: GroupTransaction, table: Mergeable, id: string, aliases: string[], at: Date) => {
  const to = await table.get(db, id);
  const taken = new Set(aliases);
  const left = to.aliases.filter((alias) => !taken.has(alias));
  if (left.length < to.aliases.length) await table.changeAliases(db, id, left, at);
};
