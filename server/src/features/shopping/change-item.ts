import { describedItem, type RecipePart, type SumsOf, withAmount, withNote } from './item-parts.ts';
import { type FieldChange, type ItemField, itemFields, type StoredItem } from './stored-item.ts';

/** What is said of an item anew; what is undefined stays. */
export type ItemChange = { [Key in ItemField]?: StoredItem[Key] | undefined } & { recipes?: RecipePart[] | undefined };

/** What whoever makes a change knew of the item, and how its amounts are added up. */
export interface Knowledge {
  sumsOf: SumsOf;
  /** `updatedAt` of what they saw; nothing where they do not say. */
  seen: string | null;
  /** What this one did itself is known to it, though it may not have seen the result. */
  device: string | null;
  /** They send all they know, so that a value which is older than what others changed since is no change of theirs. */
  isWhole: boolean;
}

/** What others said is not known to who saw an older state; of `unseen` who replaced or confirmed it knows no more than before. */
export const isUnseen = (
  [at, by, unseen = '']: FieldChange,
  { seen, device }: Pick<Knowledge, 'seen' | 'device'>,
): boolean => {
  // A device that says nothing has seen nothing of the server's, as with what it has just added; a client without a device is believed.
  const last = seen ?? (device === null ? null : '');
  return last !== null && at > last && (by === null || by !== device || unseen > last);
};

/** Whether others changed one of these fields after what was seen. */
export const isChangedSince = (
  { changedAt }: Pick<StoredItem, 'changedAt'>,
  among: readonly ItemField[],
  knowledge: Pick<Knowledge, 'seen' | 'device'>,
): boolean =>
  among.some((field) => {
    const said = changedAt[field];
    return said !== undefined && isUnseen(said, knowledge);
  });

/**
 * An item with a change, field by field: two who change different fields both have their way, of two who change the same one the
 * later to arrive, and no tick is taken back by whoever had not seen it. The same item when nothing of it changes.
 */
export const changedItem = (item: StoredItem, change: ItemChange, knowledge: Knowledge): StoredItem => {
  const isMeant = <Key extends ItemField>(field: Key, value: StoredItem[Key] | undefined): value is StoredItem[Key] => {
    if (value === undefined || isSame(value, item[field])) return false;
    if (!isChangedSince(item, [field], knowledge)) return true;
    return field === 'checked' ? value === true : !knowledge.isWhole;
  };
  let changed = item;
  for (const field of ['checked', 'labelId', 'listId', 'position', 'extras', 'price'] as const) {
    const value = change[field];
    if (isMeant(field, value)) changed = { ...changed, [field]: value };
  }
  const { foodId, unitId, recipes, quantity, note } = change;
  const amount = {
    ...(isMeant('foodId', foodId) && { foodId }),
    ...(isMeant('unitId', unitId) && { unitId }),
    ...(isMeant('quantity', quantity) && { quantity }),
  };
  if (recipes && !item.checked && !isSame(recipes, item.recipes) && !isChangedSince(item, ['quantity'], knowledge)) {
    changed = describedItem({ ...changed, ...amount, recipes }, knowledge.sumsOf);
  } else if (Object.keys(amount).length > 0) changed = withAmount(changed, amount, knowledge.sumsOf);
  if (isMeant('note', note)) changed = withNote(changed, note);
  return changed;
};

/** Both come from the same code, so that equal values are written the same way. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A later change has a later time, whatever the clock says. */
export const timeAfter = ({ updatedAt }: Pick<StoredItem, 'updatedAt'>, at: Date): string =>
  new Date(Math.max(at.getTime(), Date.parse(updatedAt) + 1)).toISOString();

/**
 * An item after an operation, with what the operation says noted for each field, also where it says what is so already: who ticks off
 * what another one has ticked off has it in the basket too.
 * @param before as it was when the transaction began
 */
export const said = (
  { before, present, after }: Record<'before' | 'present' | 'after', StoredItem>,
  change: ItemChange,
  knowledge: Knowledge,
  at: Date,
): StoredItem => {
  const time = timeAfter(before, at);
  const noted = itemFields.filter((field) => change[field] !== undefined && isSame(change[field], after[field]));
  // Somebody who ticks off what another one has put back knows of every tick there is.
  const isBesideOthers = (field: ItemField) =>
    isChangedSince(present, [field], knowledge) && (field !== 'checked' || present.checked || !change.checked);
  const changes = Object.fromEntries(
    noted.map((field) => [
      field,
      isBesideOthers(field)
        ? unawareChange(present.changedAt[field], time, knowledge.device)
        : [time, knowledge.device],
    ]),
  );
  // Also of an item that was added just before: who sees it has seen this too.
  return { ...after, updatedAt: time, changedAt: { ...present.changedAt, ...changes } };
};

/** A change by a device that has yet to see what another one said last. */
const unawareChange = (
  [when, by, unseen]: FieldChange = ['', null],
  at: string,
  device: string | null,
): FieldChange => {
  const toSee = by === device ? unseen : when;
  return toSee ? [at, device, toSee] : [at, device];
};

/** A whole item that says it is ticked off, though it was not when that was read: somebody means it who knows of no other tick. */
export const withSecondTick = (
  { before, after }: Record<'before' | 'after', StoredItem>,
  change: ItemChange,
  knowledge: Knowledge,
  at: Date,
): StoredItem =>
  change.checked === true && before.checked && isChangedSince(before, ['checked'], knowledge)
    ? said({ before, present: before, after }, { checked: true }, knowledge, at)
    : after;

/**
 * The item with the time of each of its changes. What follows from something else, such as the amount from what joined the item, was
 * not said by who had seen what others said of it.
 */
export const stamped = (before: StoredItem, after: StoredItem, at: Date, device: string | null): StoredItem => {
  const updatedAt = timeAfter(before, at);
  const isNoted = (field: ItemField) => !isSame(before.changedAt[field], after.changedAt[field]);
  const changed = itemFields.filter((field) => !isNoted(field) && !isSame(before[field], after[field]));
  const changes = Object.fromEntries(
    changed.map((field) => [field, unawareChange(before.changedAt[field], updatedAt, device)]),
  );
  return { ...after, updatedAt, changedAt: { ...after.changedAt, ...changes } };
};
