import {
  contract,
  type OperationOutcome,
  type OperationRefusal,
  type ShoppingList,
  type ShoppingOperation,
} from '@larder/contract';
import { server } from './fake-server.ts';
import { shoppingItem } from './samples.ts';

type Taken = 'done' | 'passed-over' | OperationRefusal;

/** Answers a list, and does to it what is sent; what changes something raises the revision. */
export function answerList(list: ShoppingList, take: (operation: ShoppingOperation) => Taken = () => 'done') {
  let items = list.listItems;
  let { shopId } = list;
  const received: ShoppingOperation[] = [];
  const carryOut = (operation: ShoppingOperation) => {
    if (operation.kind === 'add') {
      const { note = '', quantity = 1, checked = false, food } = operation.fields;
      const display = [quantity === 1 ? '' : quantity, food?.name, note].filter(Boolean).join(' ');
      items = [...items, shoppingItem(note, { id: operation.itemId, quantity, checked, display })];
    }
    if (operation.kind === 'choose-shop') shopId = operation.shopId;
    if (operation.kind === 'remove') items = items.filter(({ id }) => id !== operation.itemId);
    if (operation.kind === 'move') {
      const moved = items.filter(({ id }) => id === operation.itemId);
      const others = items.filter(({ id }) => id !== operation.itemId);
      const at = others.findIndex(({ id }) => id === operation.before);
      items = others.toSpliced(at < 0 ? others.length : at, 0, ...moved);
    }
    if (operation.kind !== 'change') return;
    const { checked, quantity, note, labelId, price } = operation.fields;
    const label = list.labelSettings.find((setting) => setting.labelId === labelId)?.label;
    const said = Object.fromEntries(
      Object.entries({ checked, quantity, note, labelId, label, price }).filter(([, value]) => value !== undefined),
    );
    items = items.map((one) => (one.id === operation.itemId ? { ...one, ...said } : one));
  };
  server.answers(contract.shoppingLists.get, () => ({ ...list, shopId, listItems: items }));
  server.answers(contract.shoppers.tell, () => []);
  server.answers(contract.shoppingOperations.send, ({ body }) => {
    const { operations } = body as { operations: ShoppingOperation[] };
    received.push(...operations);
    const outcomes = operations.map((operation): OperationOutcome => {
      const taken = take(operation);
      if (taken === 'done') carryOut(operation);
      return taken === 'done' || taken === 'passed-over'
        ? { id: operation.id, outcome: taken, code: null }
        : { id: operation.id, outcome: 'refused', code: taken };
    });
    if (outcomes.some(({ outcome }) => outcome === 'done')) server.raise('shopping');
    return outcomes;
  });
  return { received };
}
