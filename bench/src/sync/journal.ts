import type { ShoppingOperation } from '../../../contract/src/index.ts';

export interface Values {
  checked: boolean;
  quantity: number;
  note: string;
}

/** Amounts of what joins an item are multiples of it; all others stay below. */
export const leastJoin = 1000;

/** What somebody did, and what they knew then. */
export interface Deed {
  client: string;
  kind: 'add' | 'change' | 'remove' | 'move';
  /** Of what joins an item that of its operation, once it has been sent. */
  itemId: string;
  /** The item that it was added to. */
  into?: string;
  fields: Partial<Values>;
  /** The revision that the client had seen. */
  base: number;
  /** The server had it after the first of these revisions, and by the second. */
  after: number;
  by: number;
  /** When the list arrived that the client knew: a reply can hold more than its revision says. */
  heard: number;
  /** When it was sent for the first time. */
  sent: number;
  /** False for a call whose reply never came: it may have happened or not. */
  isCertain: boolean;
}

/** All that was done in one run, in the order of each client. */
export class Journal {
  readonly deeds: Deed[] = [];
  private readonly byOperation = new Map<string, Deed>();
  private latest = 0;
  private joins = 0;
  private moment = 0;

  /** An amount that tells what was added to an item from all other amounts, also in a sum. */
  nextJoin(): number {
    this.joins += 1;
    return leastJoin * 2 ** (this.joins - 1);
  }

  note(deed: Pick<Deed, 'client' | 'kind' | 'itemId' | 'into' | 'fields' | 'base' | 'heard'>): Deed {
    const never = Number.POSITIVE_INFINITY;
    const noted: Deed = { ...deed, after: never, by: never, sent: never, isCertain: true };
    this.deeds.push(noted);
    return noted;
  }

  /** A later one is greater. */
  nextMoment(): number {
    this.moment += 1;
    return this.moment;
  }

  /** The highest revision that anybody has been told. */
  get revision(): number {
    return this.latest;
  }

  learn(revision: number): void {
    this.latest = Math.max(this.latest, revision);
  }

  /** A client sends operations in the order of its deeds. */
  sent(client: string, operations: ShoppingOperation[]): void {
    for (const operation of operations) {
      if (operation.kind === 'choose-shop' || this.byOperation.has(operation.id)) continue;
      const { id, kind, itemId } = operation;
      const known = new Set(this.byOperation.values());
      const deed = this.deeds.find((one) => one.client === client && !known.has(one));
      if (deed?.into && deed.itemId === '') deed.itemId = itemId;
      if (deed?.kind !== kind || deed.itemId !== itemId)
        throw new Error(`${client} sent ${kind} ${itemId} out of turn`);
      deed.after = this.latest;
      deed.sent = this.nextMoment();
      this.byOperation.set(id, deed);
    }
  }

  answered(operations: ShoppingOperation[], revision: number): void {
    this.learn(revision);
    if (revision === 0) return;
    for (const { id } of operations) {
      const deed = this.byOperation.get(id);
      if (deed) deed.by = Math.min(deed.by, revision);
    }
  }
}
