import { createHash } from 'node:crypto';
import type { OperationOutcome, ShoppingOperation } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { found } from '../../platform/errors/index.ts';
import { ListInWork } from './list-in-work.ts';
import { findShopOfList } from './lists.repository.ts';
import { type DoneOperation, findDone, writeDone } from './operations.repository.ts';

interface SentOperations {
  device: string;
  now?: string | null | undefined;
  operations: ShoppingOperation[];
}

/**
 * Does to a list what was done on a device, in that order, in one transaction. What arrived before has the outcome that it had then.
 * One that can't be done is refused and keeps nothing that comes after it from being done. @throws AppError when there is no such list
 */
export const doOperations = (
  db: GroupDatabase,
  listId: string,
  { device, now: deviceTime = null, operations }: SentOperations,
  at: Date,
): Promise<OperationOutcome[]> =>
  db.change(async (db) => {
    const { shopId } = found(await findShopOfList(db, listId), 'shopping-list.not-found');
    const ids = operations.map(({ id }) => id);
    const known = await findDone(db, ids);
    const list = await ListInWork.open(
      db,
      { id: listId, shopId },
      operations.filter(({ id }) => !known.has(id)),
      { device, at, deviceTime },
    );
    const now: DoneOperation[] = [];
    const outcomes: OperationOutcome[] = [];
    for (const operation of operations) {
      const { id } = operation;
      const digest = createHash('sha256').update(JSON.stringify(operation)).digest('base64url');
      const before = known.get(id);
      if (before && before.digest !== digest) {
        outcomes.push({ id, outcome: 'refused', code: 'shopping-operation.other-content' });
        continue;
      }
      const outcome = before?.outcome ?? (await list.take(operation));
      if (outcome !== 'done' && outcome !== 'passed-over') {
        outcomes.push({ id, outcome: 'refused', code: outcome });
        continue;
      }
      outcomes.push({ id, outcome, code: null });
      if (before) continue;
      const done = { id, digest, outcome };
      known.set(id, done);
      now.push(done);
    }
    await list.write();
    await writeDone(db, now, at);
    return outcomes;
  });
