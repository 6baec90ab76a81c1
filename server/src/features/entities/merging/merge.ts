import { randomUUID } from 'node:crypto';
import type { Merged } from '@larder/contract';
import { type Columns, findRows, type GroupDatabase, type GroupTransaction } from '../../../platform/database/index.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import type { MemberContext } from '../../../platform/http/index.ts';
import { differentFrom, listDifferences } from '../duplicates/differences.repository.ts';
import { type Entity, getItem, type Named, named } from '../entity.ts';
import { type Dependents, type References, referencesTo } from '../references.repository.ts';
import { removeRows, updateRow } from '../rows.repository.ts';
import { openNames } from '../save.ts';
import { forgetLater } from './merge.jobs.ts';
import { insertMerge, mergeKindOf } from './merges.repository.ts';
import { mergedAliases, previewMerge } from './preview-merge.ts';

interface Two {
  from: string;
  to: string;
}

/** The two endpoints by which entities of a kind are merged. @param read which two an endpoint of this kind names */
export const mergeHandlers = <Sent>(entity: Entity, dependents: Dependents, read: (sent: Sent) => Two) => ({
  previewMerge: ({ query }: { query: Sent }, { db }: MemberContext) =>
    previewMerge(db, entity, dependents, read(query)),
  merge: async ({ body }: { body: Sent }, { db, member, platform, words }: MemberContext): Promise<Merged> => {
    const done = await mergeInto(db, entity, read(body), { dependents, by: member.id, at: platform.clock.now() });
    return { message: words('merge.done', { moved: done.moved }), error: false, ...done };
  },
});

/** What a merge has moved, by the name of the references. */
interface MovedReferences {
  name: string;
  count: number;
  moved: unknown;
}

/** What a merge writes down for its undoing. */
export interface UndoData {
  row: Columns;
  /** Everything that the one that went was called. */
  item: Named;
  /** Names that came to what it was merged into. */
  aliases: string[];
  moved: MovedReferences[];
  /** Ids of what it was said to be different from. */
  different: string[];
}

interface Merging {
  dependents: Dependents;
  /** Id of the member. */
  by: string;
  at: Date;
}

/** Moves all references from one to another and deletes the first; what it was can come back for a while. */
const mergeInto = (
  db: GroupDatabase,
  entity: Entity,
  two: Two,
  { dependents, by, at }: Merging,
): Promise<{ mergeId: string; moved: number }> =>
  db.change(async (db) => {
    if (two.from === two.to) throw new AppError('merge.into-itself');
    const from = await getItem(db, entity, two.from);
    const to = await getItem(db, entity, two.to);
    const aliases = mergedAliases(entity, await openNames(db, entity), from, to);
    const row = found((await findRows(db, entity.table, 'id', [from.id]))[0], 'merge.not-found');
    const different = differentFrom(await listDifferences(db), from.id);

    const moved = await moveAll(db, referencesTo(dependents, entity.kind), from.id, to.id);
    await removeRows(db, entity.table, [from.id]);
    if (aliases.length > 0) await changeAliases(db, entity, to, [...entity.aliasesOf(to), ...aliases], at);

    const count = moved.reduce((sum, one) => sum + one.count, 0);
    const mergeId = randomUUID();
    await forgetLater(db, at);
    const undoData: UndoData = { row, item: from, aliases, moved, different };
    await insertMerge(db, {
      id: mergeId,
      kind: entity.kind,
      fromId: from.id,
      fromName: from.name,
      toId: to.id,
      toName: to.name,
      moved: count,
      userId: by,
      undoData: JSON.stringify(undoData),
      createdAt: at.toISOString(),
    });
    await db.record(eventOf(entity), { from: named(from), to: named(to) });
    return { mergeId, moved: count };
  });

const eventOf = ({ kind }: Entity) => `${mergeKindOf(kind)}.merged` as const;

const moveAll = async (
  db: GroupTransaction,
  all: References[],
  from: string,
  to: string,
): Promise<MovedReferences[]> => {
  const moved: MovedReferences[] = [];
  for (const references of all) moved.push({ name: references.name, ...(await references.move(db, from, to)) });
  return moved;
};

export const changeAliases = async (
  db: GroupTransaction,
  entity: Entity,
  item: Named,
  aliases: string[],
  at: Date,
): Promise<void> => {
  if (!entity.withAliases) return;
  const columns = entity.toColumns(entity.withAliases(item, aliases));
  await updateRow(db, entity.table, item.id, { ...columns, updatedAt: at.toISOString() });
};
