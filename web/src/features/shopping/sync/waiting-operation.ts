import type { Label, OperationFields, ShoppingOperation } from '@larder/contract';
import type { FoodNames, UnitNames } from '@larder/kitchen';
import { newId } from '../../../lib/browser/new-id.ts';

/** A food or unit as lines show it; one that the group has not yet has no id. */
export type ShownFood = FoodNames & { id?: string; label?: Label | null; onHand?: boolean };
export type ShownUnit = UnitNames & { id?: string };

/** What a device shows of an operation before the server has answered it. */
export interface Shown {
  food?: ShownFood | null;
  unit?: ShownUnit | null;
  label?: Label | null;
  /** How much there is of the item that something was added to. */
  sum?: JoinedSum;
}

/** Something to be put on a list, as it was understood. */
export interface NewItem {
  fields: OperationFields;
  shown: Shown;
}

/** Two amounts together, as long as one of them is what it was. */
export interface JoinedSum {
  quantity: number;
  unit: ShownUnit | null;
  before: { quantity: number; unit: ShownUnit | null };
}

/** An operation of this device, from when it was made until the list that the server answers has it. */
export interface WaitingOperation {
  listId: string;
  operation: ShoppingOperation;
  shown: Shown;
  /** The revision at which the server had done it; null while it waits to be sent. */
  doneAt: number | null;
}

/** What somebody does, before it has an id. */
export type Deed =
  | { kind: 'add'; itemId: string; fields: OperationFields; into?: string | null }
  | { kind: 'change'; itemId: string; fields: OperationFields; item?: OperationFields | null; seen?: string | null }
  | { kind: 'move'; itemId: string; before: string | null }
  | { kind: 'remove'; itemId: string; seen?: string | null }
  | { kind: 'choose-shop'; shopId: string | null };

/** With an id, and the time by the clock of the device where that matters. */
export const operationOf = (deed: Deed): ShoppingOperation =>
  deed.kind === 'change' ? { id: newId(), ...deed, at: new Date().toISOString() } : { id: newId(), ...deed };
