import type { Outbound, Sending } from '../../../platform/outbound/index.ts';
import type { NotifierAddress } from './notifier-address.ts';

/** What a person or a program is told. */
export interface Note {
  /** The same for each attempt. */
  id: string;
  title: string;
  body: string;
  /** What programs are told besides, by their names. */
  fields: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** What can be notified, by the beginning of its address. */
export interface Service {
  /** Whether an address has all that it needs. */
  accepts(address: NotifierAddress): boolean;
  /** Where somebody chose the server. Services of one company have theirs. */
  place?(address: NotifierAddress): { host: string; port: number } | undefined;
  /** Answers the status of the reply, where there is one; throws where the note did not arrive. */
  send(outbound: Outbound, address: NotifierAddress, note: Note): Promise<number | null>;
}

const highestPort = 65_535;

/** Schemes of services that people host end in `s` where they are reached by TLS. */
export const isSecure = ({ scheme }: NotifierAddress): boolean => scheme.endsWith('s');

const portOf = (address: NotifierAddress): number =>
  address.port === '' ? (isSecure(address) ? 443 : 80) : Number(address.port);

export const hasHost = (address: NotifierAddress): boolean => {
  const port = portOf(address);
  return /^[\p{L}\p{N}._:-]+$/u.test(address.host) && Number.isInteger(port) && port > 0 && port <= highestPort;
};

/** The server that somebody chose. */
export const hostedAt = (address: NotifierAddress) => ({ host: address.host, port: portOf(address) });

/** `https://host:port` and a path. */
export const webAddress = (address: NotifierAddress, path: string): string => {
  const host = address.host.includes(':') ? `[${address.host}]` : address.host;
  return `${isSecure(address) ? 'https' : 'http'}://${host}:${portOf(address)}${path}`;
};

export const pathOf = (parts: string[]): string => parts.map((part) => `/${encodeURIComponent(part)}`).join('');

export const basicOf = ({ user, password }: NotifierAddress): Record<string, string> =>
  user === '' ? {} : { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };

export const postTo = async (
  outbound: Outbound,
  url: string,
  body: unknown,
  more: Partial<Pick<Sending, 'headers' | 'method' | 'signal'>> = {},
): Promise<number> => {
  const sending = { contentType: 'application/json', body: JSON.stringify(body), ...more };
  return (await outbound.send(url, sending)).status;
};

/** Title and text for services that know one text only. */
export const textOf = ({ title, body }: Note): string => `${title}\n${body}`;
