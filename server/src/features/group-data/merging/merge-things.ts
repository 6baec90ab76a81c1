import { randomUUID } from 'node:crypto';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import { differentFrom, listDifferences } from '../duplicates/differences.repository.ts';
import { type Links, renaming, usesOf } from '../links.ts';
import { findWholeRow, removeThings } from '../things.repository.ts';
import type { Uses } from '../uses.repository.ts';
import { forgetLater } from './merge.jobs.ts';
import type { Mergeable } from './mergeable.ts';
import { mergedAliases } from './merged-aliases.ts';
import { insertMerge } from './merges.repository.ts';

interface Merging {
  links: Links;
  /** Id of the member. */
  by: string;
  at: Date;
}

/** Moves all uses from one thing to another and deletes the first; what it was is kept for a while. */
export const mergeThings = (
  db: GroupDatabase,
  table: Mergeable,
  two: { from: string; to: string },
  { links, by, at }: Merging,
): Promise<{ mergeId: string; uses: number }> =>
  db.change(async (db) => {
    if (two.from === two.to) throw new AppError('merge.into-itself');
    const from = await table.get(db, two.from);
    const to = await table.get(db, two.to);
    const aliases = mergedAliases(table, await table.openBook(db), from, to);
    const row = found(await findWholeRow(db, table.table, from.id), 'merge.not-found');
    const different = differentFrom(await listDifferences(db), from.id);

    const moved = await renaming(db, links, { kind: table.kind, ids: [from.id], at }, async () => {
      const moved = await moveAll(db, usesOf(links, table.kind), from.id, to.id);
      await removeThings(db, table.table, [from.id]);
      if (aliases.length > 0) await table.changeAliases(db, to.id, [...to.aliases, ...aliases], at);
      return moved;
    });

    const uses = moved.reduce((sum, one) => sum + one.uses, 0);
    const mergeId = randomUUID();
    await forgetLater(db, at);
    await insertMerge(db, {
      id: mergeId,
      kind: table.kind,
      fromId: from.id,
      fromName: from.name,
      toId: to.id,
      toName: to.name,
      uses,
      userId: by,
      undoData: JSON.stringify({ row, names: from, aliases, moved, different }),
      createdAt: at.toISOString(),
    });
    return { mergeId, uses };
  });

/** What a merge has moved, by the name of the place where the references are. */
export interface MovedUses {
  name: string;
  uses: number;
  moved: unknown;
}

const moveAll = async (db: GroupTransaction, places: Uses[], from: string, to: string): Promise<MovedUses[]> => {
  const all: MovedUses[] = [];
  for (const place of places) all.push({ name: place.name, ...(await place.move(db, from, to)) });
  return all;
};
