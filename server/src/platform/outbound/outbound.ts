import type { Socket } from 'node:net';
import type { FindAddresses } from './guarded-agent.ts';

export interface Fetched {
  /** Where it came from at last, after redirects. */
  url: string;
  status: number;
  /** The header as sent; empty when there is none. */
  contentType: string;
  bytes: Buffer;
}

export interface FetchedPage extends Fetched {
  text: string;
}

export interface FetchOptions {
  acceptLanguage?: string;
  /** The page that shows the picture: some sites give theirs to no other. */
  referer?: string;
  signal?: AbortSignal;
}

export interface PostOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** What is sent to another program. */
export interface Sending {
  method?: 'POST' | 'PUT';
  headers?: Record<string, string>;
  contentType: string;
  body: string | Buffer;
  signal?: AbortSignal | undefined;
}

/** What is read of another program's API. */
export interface Reading {
  /** Sent again where a redirect stays on the same server, and nowhere else. */
  headers?: Record<string, string>;
  /** Unpacked; as for a page unless given. */
  maxBytes?: number;
  signal?: AbortSignal | undefined;
}

/** The only way out of the server. All of it throws `OutboundError`. */
export interface Outbound {
  fetchPage(url: string, options?: FetchOptions): Promise<FetchedPage>;
  fetchImage(url: string, options?: FetchOptions): Promise<Fetched>;
  /** Reads something for which a program wants to know who asks. */
  read(url: string, reading?: Reading): Promise<Fetched>;
  /** Sends JSON, and answers the text of a successful reply. A redirect is none: what was sent goes nowhere else. */
  postJson(url: string, body: unknown, options?: PostOptions): Promise<string>;
  /** Sends something, and answers the reply of a success. A redirect is none: what was sent goes nowhere else. */
  send(url: string, sending: Sending): Promise<Fetched>;
  /** A connection to a public or trusted address, for what speaks no HTTP. */
  connect(host: string, port: number): Promise<Socket>;
  /** Whether an address is known to lead to none but addresses that are neither public nor trusted. */
  isBlocked(host: string, port: number): Promise<boolean>;
  close(): Promise<void>;
}

export interface OutboundOptions {
  /** Hosts, host:port, addresses and ranges that the owner trusts although they are not public. */
  allow?: readonly string[];
  /** Milliseconds for everything together, redirects included. */
  timeout?: number;
  /** Unpacked bytes. */
  maxPageBytes?: number;
  maxImageBytes?: number;
  maxRedirects?: number;
  findAddresses?: FindAddresses;
}
