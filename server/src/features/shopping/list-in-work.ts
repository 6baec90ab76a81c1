import type { OperationFields, OperationOutcome, OperationRefusal, ShoppingOperation } from '@larder/contract';
import { type GroupTransaction, presentIds } from '../../platform/database/index.ts';
import { changedItem, type ItemChange, isChangedSince, said, timeAfter } from './change-item.ts';
import { asksForSame, describedItem, type SumsOf } from './item-parts.ts';
import { findEnds } from './items.repository.ts';
import { apartFor, takenApart, unseenJoins, withJoin, withJoinsOf } from './joins.ts';
import { noteTicks } from './learn-order.jobs.ts';
import { updateList } from './lists.repository.ts';
import { readOrder, writeOrder } from './operations.repository.ts';
import { changesAmount, fieldsOf, findNamedItems, type Kind } from './operations.ts';
import { readSums } from './read-sums.ts';
import { type ResolvedReferences, resolveReferences } from './references.ts';
import type { FieldChanges, StoredItem } from './stored-item.ts';
import type { NewTick } from './ticks.repository.ts';
import { withOwnLabels, writeItems } from './write-items.ts';

/** What became of an operation, or why it is refused. */
export type Taken = Exclude<OperationOutcome['outcome'], 'refused'> | OperationRefusal;

/** What is bought of it: whoever takes an item off a list has to have seen the last change of these. */
const whatIsBought: readonly (keyof FieldChanges)[] = ['quantity', 'note', 'foodId', 'unitId'];

/** Nobody is without a network for longer. */
const mostAgo = 30 * 24 * 3_600_000;

interface WorkedOnList {
  id: string;
  shopId: string | null;
}

interface DoneBy {
  device: string;
  at: Date;
  /** What time it is by the clock of the device. */
  deviceTime: string | null;
}

/** A list while operations are done to it: what they name is read once and written once. */
export class ListInWork {
  private readonly items: Map<string, StoredItem>;
  /** All ids in their order, once something was moved. */
  private order: string[] | null = null;
  private shopId: string | null;
  private readonly ticks: NewTick[] = [];

  private constructor(
    private readonly db: GroupTransaction,
    private readonly list: WorkedOnList,
    private readonly before: StoredItem[],
    private readonly references: ResolvedReferences,
    private readonly sumsOf: SumsOf,
    private end: number,
    private readonly by: DoneBy,
  ) {
    this.shopId = list.shopId;
    this.items = new Map(before.map((item) => [item.id, item]));
  }

  static async open(
    db: GroupTransaction,
    list: WorkedOnList,
    operations: ShoppingOperation[],
    by: DoneBy,
  ): Promise<ListInWork> {
    const before = await findNamedItems(db, list.id, operations);
    const end = (await findEnds(db, [list.id])).get(list.id) ?? 0;
    const references = await resolveReferences(db, operations.flatMap(fieldsOf), by.at);
    const amounts = operations.flatMap((operation) =>
      operation.kind === 'add' || (operation.kind === 'change' && changesAmount(operation.fields))
        ? [references.idsOf(references.found(operation.fields))]
        : [],
    );
    const isSummed = amounts.length > 0 || before.some(({ joins }) => joins.length > 0);
    const sumsOf = await readSums(db, isSummed ? [...before, ...amounts] : []);
    return new ListInWork(db, list, before, references, sumsOf, end, by);
  }

  async take(operation: ShoppingOperation): Promise<Taken> {
    if (operation.kind === 'choose-shop') return this.chooseShop(operation);
    const item = this.items.get(operation.itemId) ?? this.takeApart(operation.itemId);
    if (item && item.listId !== this.list.id) return 'shopping-item.on-other-list';
    switch (operation.kind) {
      case 'add':
        return this.add(operation, item);
      case 'change':
        return this.change(operation, item);
      case 'move':
        return this.move(operation, item);
      case 'remove':
        return this.remove(operation, item);
    }
  }

  private add({ itemId, fields: sent, into }: Kind<'add'>, present: StoredItem | undefined): Taken {
    if (present) return 'passed-over';
    const fields = this.references.found(sent);
    const missing = this.references.missing(fields);
    if (missing) return missing;
    const added = this.newItem(itemId, fields);
    const same = into ? (this.items.get(into) ?? this.holderOf(into)) : undefined;
    if (!same || same.listId !== this.list.id || !asksForSame(same, added, this.sumsOf)) this.put(added);
    else this.put(withJoin(same, added, this.sumsOf, { before: this.stored(same.id), ...this.by }));
    return 'done';
  }

  private change(
    { id, itemId, fields, item: known, seen, at }: Kind<'change'>,
    present: StoredItem | undefined,
  ): Taken {
    const missing = this.references.missing(fields);
    if (missing) return missing;
    if (present) {
      const knowledge = { sumsOf: this.sumsOf, seen: seen ?? null, device: this.by.device, isWhole: false };
      const meant = this.changeOf(fields);
      const { item, apart } = apartFor(present, meant, knowledge, this.by.at);
      if (apart) this.put(apart);
      const after = withJoinsOf(item, changedItem(item, meant, knowledge));
      const before = this.stored(itemId) ?? present;
      this.put(said({ before, present: item, after }, meant, knowledge, this.by.at));
      if (after.checked !== present.checked) this.noteTick(id, after, at ?? null);
      return after === item ? 'passed-over' : 'done';
    }
    const isTickAlone = Object.keys(fields).join() === 'checked' && fields.checked === true;
    if (isTickAlone || !known || this.references.missing(known)) return 'passed-over';
    const item = this.newItem(itemId, { ...known, ...fields });
    // Whoever takes it off next has to have seen that it is there again.
    const again = [timeAfter({ updatedAt: seen ?? item.updatedAt }, this.by.at), this.by.device] as const;
    const changes = Object.fromEntries(whatIsBought.map((field) => [field, again]));
    // The tick is no new one: whoever knows as much as this device may take it back.
    const ticked = item.checked && { checked: [seen ?? again[0], this.by.device] as const };
    this.put({ ...item, updatedAt: again[0], changedAt: { ...changes, ...ticked } });
    return 'done';
  }

  private async move({ itemId, before }: Kind<'move'>, item: StoredItem | undefined): Promise<Taken> {
    if (!item) return 'passed-over';
    this.order ??= await readOrder(this.db, this.list.id);
    for (const id of this.items.keys()) if (!this.order.includes(id)) this.order.push(id);
    const others = this.order.filter((id) => id !== itemId && !this.isTaken(id));
    const place = before === null ? others.length : others.indexOf(before);
    if (place < 0) return 'passed-over';
    this.order = others.toSpliced(place, 0, itemId);
    const known = this.before.find(({ id }) => id === itemId) ?? item;
    this.put({ ...item, changedAt: { ...item.changedAt, position: [timeAfter(known, this.by.at), this.by.device] } });
    return 'done';
  }

  private remove({ seen }: Kind<'remove'>, item: StoredItem | undefined): Taken {
    if (!item) return 'passed-over';
    // Who takes off what is in the basket does not mean what somebody wants to buy again.
    const fields: readonly (keyof FieldChanges)[] = item.checked ? whatIsBought : [...whatIsBought, 'checked'];
    const knowledge = { seen: seen ?? null, device: this.by.device };
    if (isChangedSince(item, fields, knowledge) || unseenJoins(item, knowledge).length > 0) return 'passed-over';
    this.items.delete(item.id);
    return 'done';
  }

  async write(): Promise<void> {
    const after = await withOwnLabels(this.db, [...this.items.values()]);
    await writeItems(this.db, { before: this.before, after }, this.by);
    if (this.order) await writeOrder(this.db, this.list.id, this.order);
    if (this.shopId !== this.list.shopId)
      await updateList(this.db, this.list.id, { shopId: this.shopId, updatedAt: this.by.at.toISOString() });
    if (this.ticks.length > 0) await noteTicks(this.db, this.ticks, this.by.at);
  }

  private async chooseShop({ shopId }: Kind<'choose-shop'>): Promise<Taken> {
    if (shopId === this.shopId) return 'passed-over';
    if (shopId && !(await presentIds(this.db, 'shops', [shopId])).has(shopId)) return 'shop.not-found';
    this.shopId = shopId;
    return 'done';
  }

  /** At its time by the clock of the device, as far as that one is wrong. */
  private noteTick(id: string, { id: itemId, foodId, labelId, checked }: StoredItem, deviceAt: string | null): void {
    if (!this.shopId) return;
    const { device, at, deviceTime } = this.by;
    const ago = Date.parse(deviceTime ?? '') - Date.parse(deviceAt ?? '');
    // What does not say when it was done comes in the order in which it was sent.
    const time = new Date(at.getTime() - (ago >= 0 && ago < mostAgo ? ago : 0) + (deviceAt ? 0 : this.ticks.length));
    const tick = { device, itemId, foodId, labelId, checked, at: time.toISOString() };
    this.ticks.push({ id, shopId: this.shopId, listId: this.list.id, ...tick });
  }

  private isTaken(id: string): boolean {
    return this.stored(id) !== undefined && !this.items.has(id);
  }

  /** As it was when the transaction began. */
  private stored(id: string): StoredItem | undefined {
    return this.before.find((item) => item.id === id);
  }

  /** What something was added to which would be an item of this id by itself. */
  private holderOf(id: string): StoredItem | undefined {
    for (const item of this.items.values()) if (item.joins.some((join) => join.id === id)) return item;
    return undefined;
  }

  /**
   * A device may show as an item what joined another one: because that was ticked off when it saw it last, or because it does not know yet
   * that its own joined. What was ticked off stays so.
   */
  private takeApart(id: string): StoredItem | undefined {
    const holder = this.holderOf(id);
    if (!holder) return undefined;
    const joins = holder.joins.filter((join) => join.id === id);
    const { item, apart } = takenApart(holder, joins, this.sumsOf, this.by.at);
    this.put(item);
    if (!apart) return undefined;
    const { checked } = holder.changedAt;
    this.put({ ...apart, checked: holder.checked, changedAt: checked ? { checked } : {} });
    return this.items.get(id);
  }

  private put(item: StoredItem): void {
    this.items.set(item.id, item);
  }

  private newItem(id: string, fields: OperationFields): StoredItem {
    const { quantity = 1, note = '', checked = false, labelId = null, extras = {}, price = null } = fields;
    const { foodId = null, unitId = null } = this.changeOf(fields);
    const position = this.end;
    this.end += 1;
    const at = this.by.at.toISOString();
    return {
      ...describedItem({ checked, foodId, unitId, quantity, note, price, recipes: [] }, this.sumsOf),
      id,
      listId: this.list.id,
      position,
      labelId,
      extras,
      changedAt: {},
      joins: [],
      createdAt: at,
      updatedAt: at,
    };
  }

  private changeOf({ checked, quantity, note, labelId, extras, price, ...named }: OperationFields): ItemChange {
    return { checked, quantity, note, labelId, extras, price, ...this.references.idsOf(named) };
  }
}
