import { type Deed, type Journal, leastJoin, type Values } from './journal.ts';

/** An item as it is in the end. */
export interface FinalItem extends Values {
  id: string;
}

/**
 * What must be true in the end, whatever the network did, told from who knew what and not from how the server merges:
 *
 * - An item that was added is there, unless somebody removed it who knew of every change of what is to be bought of it.
 * - An item that somebody removed who knew of every change is not there.
 * - A tick holds, unless somebody took it back who knew of it.
 * - An item that nobody ticked, or of which every tick was taken back by somebody who knew of all, is still to be bought.
 * - A client that sends whole items is heard where nobody changed the same field meanwhile.
 * - Each other field has a value that somebody gave it, and that nobody replaced who knew of it.
 * - What was added to an item is still to be bought, there or beside it, unless somebody who knew of it ticked it off, removed it or
 *   said how much is needed; and it is there once.
 *
 * @returns what is not so
 */
export const findLost = (journal: Journal, items: readonly FinalItem[]): string[] => {
  const final = new Map(items.map((item) => [item.id, item]));
  const ofItem = new Map<string, Deed[]>();
  for (const deed of journal.deeds) ofItem.set(deed.itemId, [...(ofItem.get(deed.itemId) ?? []), deed]);
  const families = familiesOf(journal.deeds);
  const order = new Map(journal.deeds.map((deed, at) => [deed, at]));
  /** A plain client that has added to an item still knows that as it read it. */
  const isLaterOfSame = (one: Deed, other: Deed) =>
    one.client === other.client &&
    !(other.client === 'rest' && other.into) &&
    (order.get(one) ?? 0) > (order.get(other) ?? 0);
  /** A plain client removes by id, and says nothing of what it knew. */
  const isBlind = ({ client, kind }: Deed) => client === 'rest' && kind === 'remove';
  const surelyKnew = (one: Deed, other: Deed) =>
    isLaterOfSame(one, other) || other.by <= (isBlind(one) ? one.after : one.base);
  const perhapsKnew = (one: Deed, other: Deed) => isLaterOfSame(one, other) || other.sent < one.heard;

  const problems: string[] = [];
  for (const [id, deeds] of ofItem) {
    const before = problems.length;
    findLostOf(id, deeds);
    if (problems.length > before) problems.push(...deeds.map(told));
  }
  for (const join of journal.deeds.filter(({ into, isCertain }) => into && isCertain)) findLostJoin(join);
  return problems;

  function findLostJoin(join: Deed): void {
    const amount = (join.fields.quantity ?? 0) / leastJoin;
    const holders = items.filter(({ quantity }) => Math.floor(quantity / leastJoin / amount) % 2 === 1);
    const deeds = familyOf(families, join, journal.deeds);
    const isReplaced = deeds.some((deed) => deed !== join && endsNeed(deed) && perhapsKnew(deed, join));
    const problem =
      !isReplaced && holders.every(({ checked }) => checked)
        ? 'is not to be bought any more'
        : holders.length > 1 && !deeds.some(({ kind }) => kind === 'remove') && 'is there twice';
    if (!problem) return;
    problems.push(`what was added to ${join.into} as ${join.fields.quantity} ${problem}`, ...deeds.map(told));
  }

  function findLostOf(id: string, deeds: Deed[]): void {
    const item = final.get(id);
    const family = familyOf(families, deeds[0], journal.deeds);
    const hasJoins = family.some(({ into }) => into);
    const certain = deeds.filter(({ isCertain }) => isCertain);
    const edits = certain.filter(
      ({ kind, fields, into }) => (kind === 'change' || (kind === 'add' && !into)) && changesNeed(fields),
    );
    const removals = deeds.filter(({ kind }) => kind === 'remove');
    // A tick that did not know of it may come after an untick.
    const isTickedAgain = (edit: Deed) =>
      edit.fields.checked === false && deeds.some((deed) => deed.fields.checked === true && !surelyKnew(edit, deed));
    const isHeard = (edit: Deed) =>
      edit.client !== 'rest' ||
      edit.kind === 'add' ||
      (hasJoins ? family : deeds).every(
        (deed) =>
          deed === edit ||
          (!hasJoins && !isOfSameField(deed, edit)) ||
          surelyKnew(edit, deed) ||
          surelyKnew(deed, edit),
      );
    const mustStay = edits.find(
      (edit) => isHeard(edit) && !isTickedAgain(edit) && !removals.some((removal) => perhapsKnew(removal, edit)),
    );
    const changes = (hasJoins ? family : deeds).filter(({ kind }) => kind === 'change' || kind === 'add');
    const mustGo = removals.find((one) => one.isCertain && changes.every((change) => surelyKnew(one, change)));
    if (mustStay && !item) problems.push(`${id} is gone, though nobody who removed it knew of ${told(mustStay)}`);
    if (mustGo && item) problems.push(`${id} is there, though who removed it knew of everything: ${told(mustGo)}`);
    // Of an item whose maker got no answer nobody knows what was said first.
    if (!item || removals.length > 0 || !deeds.some(({ kind }) => kind === 'add')) return;

    const ticks = deeds.filter(({ fields }) => fields.checked === true);
    const unticks = deeds.filter(({ fields, kind }) => fields.checked === false && kind === 'change');
    const lostTick = ticks.find((tick) => tick.isCertain && !unticks.some((untick) => perhapsKnew(untick, tick)));
    if (lostTick && !item.checked) problems.push(`${id} lost a tick: ${told(lostTick)}`);
    const isOpen = ticks.every((tick) => unticks.some((one) => one.isCertain && surelyKnew(one, tick)));
    // A whole item that was read as ticked says so again, whatever happened meanwhile.
    const isRetold = deeds.some(
      (deed) =>
        deed.client === 'rest' &&
        deed.kind === 'change' &&
        [...ticks, ...unticks].some((one) => one !== deed && !surelyKnew(deed, one)),
    );
    // What joined another item was ticked off with that, and stays so by itself.
    const isTickedWithOther = deeds.some(({ into }) => into) && family.some(({ fields }) => fields.checked === true);
    if (
      isOpen &&
      item.checked &&
      !isRetold &&
      !isTickedWithOther &&
      !unticks.some((untick) => ticks.some((tick) => !surelyKnew(untick, tick)))
    )
      problems.push(`${id} is ticked, though nobody did that or it was taken back`);

    for (const field of ['quantity', 'note'] as const) {
      const given = deeds.filter(({ fields }) => fields[field] !== undefined);
      const standing = given.filter(
        (deed) =>
          !given.some((later) => later.isCertain && isHeard(later) && later !== deed && surelyKnew(later, deed)),
      );
      // What joined an item has the note of that, until somebody surely gave it one.
      if (!given.some((deed) => deed.kind === 'add' || (deed.isCertain && isHeard(deed)))) continue;
      if (!standing.some(({ fields }) => isSame(fields[field], item[field]))) {
        const choices = standing.map(({ fields }) => fields[field]).join(' or ');
        problems.push(`${id} has the ${field} ${item[field]}, which should be ${choices}`);
      }
    }
  }
};

/** Of values in a whole item that are older than what others changed meanwhile nobody can tell whether they are meant. */
const isOfSameField = (one: Deed, other: Deed): boolean =>
  Object.keys(one.fields).some((field) => Object.keys(other.fields).includes(field));

/** A tick says nothing of what is to be bought; that something is to be bought again does. */
const changesNeed = ({ checked, quantity, note }: Partial<Values>): boolean =>
  quantity !== undefined || note !== undefined || checked === false;

/** What was added to it counts by itself. */
const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number' ? one % leastJoin === other % leastJoin : one === other;

const endsNeed = ({ kind, fields }: Deed): boolean =>
  kind === 'remove' || fields.checked === true || (kind === 'change' && fields.quantity !== undefined);

/** Items that something was added to, and what that is by itself, belong together: each has the same name. */
const familiesOf = (deeds: readonly Deed[]): Map<string, string> => {
  const names = new Map<string, string>();
  for (const { itemId, into } of deeds) {
    if (!into) continue;
    const [one, other] = [names.get(itemId) ?? itemId, names.get(into) ?? into];
    names.set(itemId, one).set(into, one);
    for (const [id, name] of names) if (name === other) names.set(id, one);
  }
  return names;
};

/** What was done to any of a family, and to items of which nobody knows where they came from. */
const familyOf = (families: Map<string, string>, of: Deed | undefined, deeds: readonly Deed[]): Deed[] => {
  const added = new Set(deeds.filter(({ kind }) => kind === 'add').map(({ itemId }) => itemId));
  const name = of && families.get(of.itemId);
  return name === undefined
    ? deeds.filter(({ itemId }) => itemId === of?.itemId)
    : deeds.filter(({ itemId }) => families.get(itemId) === name || !added.has(itemId));
};

const told = ({ client, kind, itemId, into, fields, base, after, by }: Deed): string =>
  `${client} ${kind} ${itemId}${into ? ` into ${into}` : ''} ${JSON.stringify(fields)} (had seen ${base}, done between ${after} and ${by})`;
