import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdOrNothing } from '../entities/named.ts';
import type { ErrorCode } from '../errors.ts';
import { Reference } from '../recipes/ingredient.ts';
import { Extras, Id, Moment } from '../shapes.ts';
import { Price } from './shopping-items.ts';

const amount = z.number().min(0).max(1_000_000_000);

const UnderstoodLine = z.object({ food: z.string().max(2000), unit: z.string().max(255), note: z.string().max(2000) });
export type UnderstoodLine = z.infer<typeof UnderstoodLine>;

/** Everything that a device may say of an item; a food or unit by its id, or by its name. */
const OperationFields = z
  .object({
    checked: z.boolean(),
    quantity: amount,
    note: z.string().max(10_000),
    foodId: IdOrNothing,
    food: Reference,
    unitId: IdOrNothing,
    unit: Reference,
    labelId: IdOrNothing,
    extras: Extras,
    /** What all of it costs. */
    price: Price.nullable(),
    /**
     * A line as the device understood it, which need not know the foods of the group: what the group has by these names is taken, the
     * rest stays in the note.
     */
    understood: UnderstoodLine,
  })
  .partial();
export type OperationFields = z.infer<typeof OperationFields>;

const operation = { id: Id, itemId: Id };

const deviceTime = Moment.max(40).nullish();

/** `updatedAt` of the item as the device knew it: what others changed since then is not taken back by accident. */
const seen = Moment.max(40).nullish();

/**
 * One thing that somebody did to a list on a device, which may have had no network then. Its id is made there, and it is done once
 * however often it arrives.
 */
export const ShoppingOperation = z.discriminatedUnion('kind', [
  /** Puts something on the list; adds it to the item `into`, if that is still to be bought and asks for the same. */
  z.object({ ...operation, kind: z.literal('add'), fields: OperationFields, into: Id.nullish() }),
  /**
   * Changes what is said; `item` is all of it as the device knew it, for one that somebody else took off the list meanwhile. `at` is when
   * it was done by the clock of the device, from which the order of ticks is learned.
   */
  z.object({
    ...operation,
    kind: z.literal('change'),
    fields: OperationFields,
    item: OperationFields.nullish(),
    seen,
    at: deviceTime,
  }),
  /** Puts an item before another one, or last. */
  z.object({ ...operation, kind: z.literal('move'), before: Id.nullable() }),
  /** Takes an item off the list, unless somebody else changed what is to be bought of it meanwhile. */
  z.object({ ...operation, kind: z.literal('remove'), seen }),
  /** Says in which shop the list is bought from now on, if in any. */
  z.object({ id: Id, kind: z.literal('choose-shop'), shopId: Id.nullable() }),
]);
export type ShoppingOperation = z.infer<typeof ShoppingOperation>;

/**
 * - done: now, or when it arrived for the first time
 * - passed-over: what others did meanwhile makes it pointless, such as ticking off what is not on the list any more
 * - refused: it can't be done, and `code` says why
 */
export const operationOutcomes = ['done', 'passed-over', 'refused'] as const;

/** Why an operation is refused. */
export const operationRefusals = [
  'shopping-operation.other-content',
  'shopping-item.on-other-list',
  'food.not-found',
  'unit.not-found',
  'label.not-found',
  'shop.not-found',
] as const satisfies ErrorCode[];
export type OperationRefusal = (typeof operationRefusals)[number];

export const OperationOutcome = z.object({
  id: z.string(),
  outcome: z.enum(operationOutcomes),
  code: z.enum(operationRefusals).nullable(),
});
export type OperationOutcome = z.infer<typeof OperationOutcome>;

export const mostOperationsAtOnce = 500;

export const shoppingOperations = {
  send: endpoint({
    method: 'POST',
    path: '/groups/shopping/lists/{listId}/operations',
    access: 'member',
    summary: 'Do to a list what was done on a device, in that order; each operation counts once',
    body: z.object({
      /** Names the device, or the program on it, from now on. */
      device: Id,
      /** What time it is by the clock of the device, which may be wrong. */
      now: deviceTime,
      operations: z.array(ShoppingOperation).max(mostOperationsAtOnce),
    }),
    reply: z.array(OperationOutcome),
  }),
};
