import { readAllowList } from './allow-list.ts';
import type { Outbound, OutboundOptions } from './outbound.ts';

export { askedWait } from './asked-wait.ts';
export type {
  Fetched,
  FetchedPage,
  FetchOptions,
  Outbound,
  OutboundOptions,
  PostOptions,
  Reading,
  Sending,
} from './outbound.ts';
export { OutboundError, type OutboundProblem } from './outbound-error.ts';
export { type MailByServer, sendMailBy } from './send-mail.ts';
export { createTrustedFetch, type TrustedFetch } from './trusted-fetch.ts';

/**
 * The way out, whose HTTP client comes with the first address: it takes 11 MB. Throws an `Error` that names the entry when
 * `allow` holds something unreadable.
 */
export const createOutbound = (options: OutboundOptions = {}): Outbound => {
  readAllowList(options.allow ?? []);
  let opened: Promise<Outbound> | undefined;
  const open = () => {
    opened ??= import('./create-outbound.ts').then(({ createOutbound }) => createOutbound(options));
    return opened;
  };
  return {
    fetchPage: async (...call) => (await open()).fetchPage(...call),
    fetchImage: async (...call) => (await open()).fetchImage(...call),
    read: async (...call) => (await open()).read(...call),
    postJson: async (...call) => (await open()).postJson(...call),
    send: async (...call) => (await open()).send(...call),
    connect: async (...call) => (await open()).connect(...call),
    isBlocked: async (...call) => (await open()).isBlocked(...call),
    close: async () => (await opened)?.close(),
  };
};
