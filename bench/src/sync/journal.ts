import type { ShoppingOperation } from '../../../contract/src/index.ts';

export interface Values {
  checked: boolean;
  quantity: number;
  note: string;
}

/** What somebody did, and what they knew then. */
export interface Deed {
  client: string;
  kind: 'add' | 'change' | 'remove' | 'move';
  itemId: string;
  fields: Partial<Values>;
  /** The revision that the client had seen. */
  base: number;
  /** The server had it after the first of these revisions, and by the second. */
  after: number;
  by: number;
  /** False for a call whose reply never came: it may have happened or not. */
  isCertain: boolean;
}

/** All that was done in one run, in the order of each client. */
export class Journal {
  readonly deeds: Deed[] = [];
  private readonly byOperation = new Map<string, Deed>();
  private latest = 0;

  note(deed: Pick<Deed, 'client' | 'kind' | 'itemId' | 'fields' | 'base'>): Deed {
    const noted: Deed = { ...deed, after: Number.POSITIVE_INFINITY, by: Number.POSITIVE_INFINITY, isCertain: true };
    this.deeds.push(noted);
    return noted;
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
      if (deed?.kind !== kind || deed.itemId !== itemId)
        throw new Error(`${client} sent ${kind} ${itemId} out of turn`);
      deed.after = this.latest;
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
