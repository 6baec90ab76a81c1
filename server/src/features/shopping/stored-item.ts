import type { ItemParts, RecipePart } from './item-parts.ts';

/** What can be said of an item by itself, so that two who say different things both have their way. */
export const itemFields = [
  'checked',
  'quantity',
  'note',
  'foodId',
  'unitId',
  'labelId',
  'listId',
  'position',
  'extras',
  'price',
] as const;
export type ItemField = (typeof itemFields)[number];

/**
 * When a field was last said, and by an operation of which device, which knows of it without having seen it again; where it replaced
 * or confirmed what it had not seen, the time of that, which it has to have seen first.
 */
export type FieldChange = readonly [at: string, device: string | null, unseen?: string];
export type FieldChanges = Partial<Record<ItemField, FieldChange>>;

/** What was added to an item that was on the list: it has the id of the item that it would be by itself. */
export interface Join {
  id: string;
  at: string;
  device: string | null;
  /** What somebody wrote down; null where recipes alone ask for it. */
  own: { quantity: number; unitId: string | null } | null;
  note: string;
  recipes: RecipePart[];
}

/** An item as it lies in the database, with what recipes ask for of it. */
export interface StoredItem extends ItemParts {
  id: string;
  listId: string;
  position: number;
  labelId: string | null;
  extras: Record<string, string>;
  changedAt: FieldChanges;
  joins: Join[];
  createdAt: string;
  updatedAt: string;
}
