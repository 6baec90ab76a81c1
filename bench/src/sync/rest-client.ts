import { randomUUID } from 'node:crypto';
import type { ChangedItems, ShoppingItem, ShoppingList } from '../../../contract/src/index.ts';
import type { Deed, Journal, Values } from './journal.ts';
import type { Network } from './network.ts';

/** A client that knows nothing of operations: it reads the list, and sends whole items as it read them. */
export class RestClient {
  private items: ShoppingItem[] = [];
  private base = 0;
  private heard = 0;

  constructor(
    private readonly network: Network,
    private readonly token: string,
    private readonly listId: string,
    private readonly journal: Journal,
  ) {}

  /** What it read last, which may be old. */
  get known(): readonly ShoppingItem[] {
    return this.items;
  }

  async read(): Promise<void> {
    const list = await this.call<ShoppingList>('GET', `/groups/shopping/lists/${this.listId}`);
    if (!list) return;
    this.items = list.listItems;
    this.base = Number(list.extras.revision);
    this.heard = Number(list.extras.moment);
  }

  async add(values: Values): Promise<void> {
    const { journal } = this;
    const item = { ...values, shoppingListId: this.listId, extras: { mark: randomUUID() } };
    const deed = this.noted('add', '', values);
    const changed = await this.call<ChangedItems>('POST', '/groups/shopping/items/create-bulk', [item]);
    const alike = this.items.find(({ note }) => note === values.note);
    const [made, joined] = [changed?.createdItems[0], changed?.updatedItems[0]];
    // Without an answer it knows neither the id nor whether it is there.
    if (made) deed.itemId = made.id;
    else if (joined) Object.assign(deed, { itemId: `added to ${joined.id} as ${values.quantity}`, into: joined.id });
    else if (alike) Object.assign(deed, { itemId: `perhaps added to ${alike.id}`, into: alike.id });
    else journal.deeds.splice(journal.deeds.indexOf(deed), 1);
    this.settle(deed, changed !== undefined);
  }

  async change(item: ShoppingItem, fields: Partial<Values>): Promise<void> {
    const deed = this.noted('change', item.id, fields);
    const changed = await this.call('PUT', '/groups/shopping/items', [{ ...item, ...fields }]);
    this.settle(deed, changed !== undefined);
    this.items = this.items.filter((one) => one !== item);
  }

  async remove(item: ShoppingItem): Promise<void> {
    const deed = this.noted('remove', item.id, {});
    const removed = await this.call('DELETE', `/groups/shopping/items?ids=${item.id}`);
    this.settle(deed, removed !== undefined);
    this.items = this.items.filter((one) => one !== item);
  }

  private noted(kind: Deed['kind'], itemId: string, fields: Partial<Values>): Deed {
    const deed = this.journal.note({ client: 'rest', kind, itemId, fields, base: this.base, heard: this.heard });
    deed.after = this.journal.revision;
    deed.sent = this.journal.nextMoment();
    return deed;
  }

  private settle(deed: Deed, isDone: boolean): void {
    deed.isCertain = isDone;
    // It removes by id, whatever is there when the call arrives.
    if (deed.kind === 'remove') deed.heard = this.journal.nextMoment();
    if (isDone) deed.by = this.journal.revision;
  }

  /** @returns nothing where no answer came, or a refusal */
  private async call<Reply>(method: string, path: string, body?: unknown): Promise<Reply | undefined> {
    try {
      const reply = await this.network.fetch(`/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${this.token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const answer = await reply.json();
      if (reply.status >= 500) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(answer)}`);
      return reply.ok ? answer : undefined;
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}
