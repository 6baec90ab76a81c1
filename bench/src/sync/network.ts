import type { ShoppingOperation } from '../../../contract/src/index.ts';
import type { Random } from '../load/random.ts';
import type { Journal } from './journal.ts';

/** Where the server is; null while it is being started anew. */
export interface Server {
  url: string | null;
}

/** The way from one device to the server: slow, cut in the middle, and at times it delivers twice. */
export class Network {
  /** No signal at all. */
  isCut = false;
  /** How many of a hundred requests or replies go missing. */
  losses = 0;
  /** How many of a hundred requests arrive twice. */
  repeats = 0;

  constructor(
    private readonly client: string,
    private readonly server: Server,
    private readonly random: Random,
    private readonly journal: () => Journal,
  ) {}

  fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    await this.wait();
    if (this.isCut || this.chance(this.losses)) throw new TypeError('no network');
    const reply = await this.deliver(address, init);
    if (operationsIn(address, init).length > 0 && this.chance(this.repeats)) {
      void this.wait()
        .then(() => this.deliver(address, init))
        .catch(() => undefined);
    }
    await this.wait();
    if (this.isCut || this.chance(this.losses)) throw new TypeError('the reply went missing');
    return reply;
  };

  private async deliver(address: string, init: RequestInit): Promise<Response> {
    if (this.server.url === null) throw new TypeError('no server');
    const journal = this.journal();
    const operations = operationsIn(address, init);
    journal.sent(this.client, operations);
    const reply = await fetch(this.server.url + address, { ...init, signal: null });
    const text = await reply.text();
    const revision = Number(/shopping=(\d+)/.exec(reply.headers.get('larder-revisions') ?? '')?.[1] ?? 0);
    journal.answered(operations, revision);
    const isList = init.method === 'GET' && /\/shopping\/lists\/[^/]+$/.test(address);
    const headers = new Headers(reply.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
    return new Response(isList && reply.ok ? marked(text, revision, journal.nextMoment()) : text, {
      status: reply.status,
      headers,
    });
  }

  private chance(percent: number): boolean {
    return this.random.below(100) < percent;
  }

  private wait(): Promise<void> {
    const milliseconds = this.chance(20) ? this.random.below(25) : this.random.below(4);
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}

const operationsIn = (address: string, { method, body }: RequestInit): ShoppingOperation[] =>
  method === 'POST' && address.endsWith('/operations') ? JSON.parse(String(body)).operations : [];

/** The list with the revision at which it was read and when it came, by which the journal knows what somebody had seen. */
const marked = (text: string, revision: number, moment: number): string => {
  const list = JSON.parse(text);
  return JSON.stringify({ ...list, extras: { ...list.extras, revision: String(revision), moment: String(moment) } });
};
