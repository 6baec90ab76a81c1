import { createHash } from 'node:crypto';
import type { OperationOutcome, ShoppingOperation } from '@larder/contract';
import { type GroupDatabase, presentIds } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { ListInWork } from './list-in-work.ts';
import { type DoneOperation, findDone, writeDone } from './operations.repository.ts';

/**
 * Does to a list what was done on a device, in that order, in one transaction. What arrived before has the outcome that it had then.
 * One that can't be done is refused and keeps nothing that comes after it from being done. @throws AppError when there is no such list
 */
export const doOperations = (
  db: GroupDatabase,
  listId: string,
  { device, operations }: { device: string; operations: ShoppingOperation[] },
  at: Date,
): Promise<OperationOutcome[]> =>
  db.change(async (db) => {
    if (!(await presentIds(db, 'shoppingLists', [listId])).has(listId)) throw new AppError('shopping-list.not-found');
    const ids = operations.map(({ id }) => id);
    const known = await findDone(db, ids);
    const list = await ListInWork.open(
      db,
      listId,
      operations.filter(({ id }) => !known.has(id)),
      { device, at },
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
