/** The parts of an address in the notation of Apprise: `scheme://user:password@host:port/path/…?name=value`. */
export interface NotifierAddress {
  scheme: string;
  user: string;
  password: string;
  host: string;
  /** As it stands there; some services write half of a token in its place. */
  port: string;
  path: string[];
  /** Plain values by their names; those that begin with `+`, `-` and `:` are beside. */
  parameters: Map<string, string>;
  /** `+name=value`. */
  headers: Map<string, string>;
  /** `-name=value`. */
  query: Map<string, string>;
  /** `:name=value`. */
  fields: Map<string, string>;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const splitOnce = (text: string, mark: string): [string, string] => {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
};

/** Where the name of a user ends; an `@` after a slash belongs to the name of a receiver. */
const endOfUser = (text: string): number => {
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (at === 0 || text[at - 1] !== '/') return at;
  }
  return -1;
};

const hostAndPort = (text: string): [host: string, port: string] => {
  const bracketed = /^\[([^\]]*)\](?::(.*))?$/.exec(text);
  return bracketed ? [bracketed[1] ?? '', bracketed[2] ?? ''] : splitOnce(text, ':');
};

/** What an address says, or nothing for a text that is none. */
export const parseNotifierAddress = (text: string): NotifierAddress | undefined => {
  const [scheme, rest] = splitOnce(text.trim(), '://');
  if (!/^[a-z]+$/i.test(scheme) || rest === '' || /[\r\n\0]/.test(decoded(text))) return undefined;
  const [place, questions] = splitOnce(rest, '?');
  const end = endOfUser(place);
  const [user, password] = splitOnce(end === -1 ? '' : place.slice(0, end), ':');
  const [head, ...path] = place.slice(end + 1).split('/');
  const [host, port] = hostAndPort(head ?? '');
  const address: NotifierAddress = {
    scheme: scheme.toLowerCase(),
    user: decoded(user),
    password: decoded(password),
    host: decoded(host),
    port,
    path: path.filter((part) => part !== '').map(decoded),
    parameters: new Map(),
    headers: new Map(),
    query: new Map(),
    fields: new Map(),
  };
  const marked = { '+': address.headers, '-': address.query, ':': address.fields };
  for (const pair of questions.split('&').filter((pair) => pair !== '')) {
    const [name, value] = splitOnce(pair, '=').map((part) => decoded(part.replace(/(?!^)\+/g, ' ')));
    const mark = name?.[0] as keyof typeof marked | undefined;
    const beside = mark && marked[mark];
    if (beside) beside.set(name?.slice(1) ?? '', value ?? '');
    else address.parameters.set((name ?? '').toLowerCase(), value ?? '');
  }
  return address;
};

/** Addresses that services give out for their own webhooks, in the notation of Apprise. */
export const inNotation = (text: string): string => {
  const trimmed = text.trim();
  const discord = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks\/(\d+)\/([\w-]+)/i.exec(trimmed);
  if (discord) return `discord://${discord[1]}/${discord[2]}`;
  const slack = /^https:\/\/hooks\.slack\.com\/services\/(\w+)\/(\w+)\/(\w+)/i.exec(trimmed);
  if (slack) return `slack://${slack[1]}/${slack[2]}/${slack[3]}`;
  return trimmed;
};
