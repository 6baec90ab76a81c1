import type { OperationFields, ShoppingOperation } from '@larder/contract';
import type { GroupTransaction } from '../../platform/database/index.ts';
import { findJoinedItems, findStoredItems } from './items.repository.ts';
import type { StoredItem } from './stored-item.ts';

export type Kind<Name extends ShoppingOperation['kind']> = Extract<ShoppingOperation, { kind: Name }>;

/** All that an operation says of an item. */
export const fieldsOf = (operation: ShoppingOperation): OperationFields[] => {
  if (operation.kind === 'add') return [operation.fields];
  return operation.kind === 'change' ? [operation.fields, operation.item ?? {}] : [];
};

/** Ticking off is what most operations do, and asks for no sums. */
export const changesAmount = ({ quantity, foodId, food, unitId, unit, understood }: OperationFields): boolean =>
  [quantity, foodId, food, unitId, unit, understood].some((said) => said !== undefined);

/** The items that operations name, and those that they may mean by what was added to them. */
export const findNamedItems = async (
  db: GroupTransaction,
  listId: string,
  operations: ShoppingOperation[],
): Promise<StoredItem[]> => {
  const items = new Set<string>();
  const others = new Set<string>();
  const added = new Set<string>();
  for (const operation of operations) {
    if (operation.kind === 'choose-shop') continue;
    if (operation.kind === 'move' && operation.before) others.add(operation.before);
    if (operation.kind !== 'add') items.add(operation.itemId);
    else {
      added.add(operation.itemId);
      if (operation.into) items.add(operation.into);
    }
  }
  const found = await findStoredItems(db, [...new Set([...items, ...others, ...added])]);
  for (const { id } of found) added.add(id);
  if ([...items].every((id) => added.has(id))) return found;
  return [...found, ...(await findJoinedItems(db, listId)).filter(({ id }) => !added.has(id))];
};
