import { contract, type MergeKind } from '@larder/contract';
import { type GroupDatabase, insertRows } from '../../../platform/database/index.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import { implement, type Route } from '../../../platform/http/index.ts';
import { writeDifferences } from '../duplicates/differences.repository.ts';
import { type Entity, findItems } from '../entity.ts';
import { type Dependents, referencesTo } from '../references.repository.ts';
import { openNames } from '../save.ts';
import { changeAliases, type UndoData } from './merge.ts';
import { findMerge, findMergeOf, listMerges, mergeKindOf, oldestMerge, removeMerge } from './merges.repository.ts';

type Entities = Record<MergeKind, Entity>;

export const mergeRoutes = (entities: Entities, dependents: Dependents): Route[] =>
  implement(contract.merges, {
    list: ({ query }, { db, platform }) => listMerges(db, query, oldestMerge(platform.clock.now())),
    undo: ({ params }, { db, platform }) => undoMerge(db, entities, dependents, params.itemId, platform.clock.now()),
  });

/**
 * Brings back what was merged away, with those of its references that still refer to what it was merged into.
 * @throws AppError when it is too late, when one of its names has been given again, or when a later merge stands in the way
 */
const undoMerge = (db: GroupDatabase, entities: Entities, dependents: Dependents, mergeId: string, at: Date) =>
  db.change(async (db) => {
    const merge = found(await findMerge(db, mergeId.toLowerCase(), oldestMerge(at)), 'merge.not-found');
    const kind = mergeKindOf(merge.kind);
    const entity = entities[kind];
    const { row, item, aliases, moved, different }: UndoData = JSON.parse(merge.undoData);
    const later = await findMergeOf(db, merge.toId, merge.createdAt);
    if (later) throw new AppError('merge.later-one-first', { name: later.fromName, into: later.toName });

    const [to] = await findItems(db, entity, [merge.toId]);
    if (to) {
      const present = entity.aliasesOf(to);
      const left = present.filter((alias) => !aliases.includes(alias));
      if (left.length < present.length) await changeAliases(db, entity, to, left, at);
    }
    (await openNames(db, entity)).refuseTaken(entity.namesOf(item), entity.aliasesOf(item));

    await insertRows(db, entity.table, [(await entity.referencesLeft?.(db, row)) ?? row]);
    await writeDifferences(db, entity.table, merge.fromId, different);
    let back = 0;
    for (const references of referencesTo(dependents, kind)) {
      const own = moved.find(({ name }) => name === references.name)?.moved;
      if (to && own) back += await references.moveBack(db, merge.fromId, merge.toId, own);
    }
    await removeMerge(db, merge.id);
    const from = { id: merge.fromId, name: merge.fromName };
    await db.record(`${kind}.created`, from);
    await db.record(`${kind}.unmerged`, { from, to: { id: merge.toId, name: to?.name ?? merge.toName } });
    return { kind, id: merge.fromId, name: merge.fromName, moved: back };
  });
