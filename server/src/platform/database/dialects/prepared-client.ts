import pg from 'pg';

/** Each connection of the server keeps a plan for every one of them. */
const mostPrepared = 150;
/** Statements that filters make up are seldom sent twice. */
const worthPreparing = 3;

const timesSeen = new Map<string, number>();
const mostRemembered = 2000;
const names = new Map<string, string>();

/** A name for a statement that comes again and again, so that the database has to understand it once. */
const nameFor = (text: string): string | undefined => {
  const known = names.get(text);
  if (known || names.size >= mostPrepared) return known;
  const seen = (timesSeen.get(text) ?? 0) + 1;
  if (seen < worthPreparing) {
    if (timesSeen.size >= mostRemembered) timesSeen.clear();
    timesSeen.set(text, seen);
    return undefined;
  }
  timesSeen.delete(text);
  const name = `larder_${names.size}`;
  names.set(text, name);
  return name;
};

const isPreparable = (text: unknown, values: unknown): text is string =>
  typeof text === 'string' && Array.isArray(values) && values.length > 0;

/** Whatever else a statement begins with, it may change something; and taking back works whatever happens. */
const isHarmless = (text: unknown) => typeof text !== 'string' || /^[\s(]*(select|rollback)\b/i.test(text);

interface Changes {
  /** Something to wait for before each one, if there is. Where it fails nothing is changed. */
  before(): Promise<void> | undefined;
  /** Is told before each one and after it: when between the two it happens is for the database to say. */
  changed(): void;
}

/** Clients that prepare the statements that are sent often, and tell when they change something. */
export const preparedClient = ({ before, changed }: Changes): typeof pg.Client =>
  class extends pg.Client {
    // The driver overloads this by what it is given; only a text with values is treated in another way here.
    // biome-ignore lint/suspicious/noExplicitAny: see above.
    override query(...sent: any[]): any {
      const [text, values] = sent;
      const name = sent.length === 2 && isPreparable(text, values) ? nameFor(text) : undefined;
      const query = super.query.bind(this) as (...sent: unknown[]) => unknown;
      const send = () => (name ? query({ name, text, values }) : query(...sent));
      if (isHarmless(text)) return send();

      const change = async () => {
        await before();
        changed();
        try {
          return await send();
        } finally {
          changed();
        }
      };
      return change();
    }
  };
