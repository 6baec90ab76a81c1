import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';
import type { AllowList } from './allow-list.ts';
import { OutboundError } from './outbound-error.ts';

/** A public address by its looks, but inside Azure it answers with the machine's own configuration. */
const azureMetadata = '168.63.129.16';

/** The only part of IPv6 that is given to the public so far. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public internet. All else is somebody's own network: this machine, the house, the
 * provider, tunnels, and every way to write an IPv4 address inside an IPv6 one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(globalUnicast) : parsed.toString() !== azureMetadata;
}

/** Turns a name into all its IP addresses. */
export type FindAddresses = (
  name: string,
  answer: (error: Error | null, addresses: { address: string; family: number }[]) => void,
) => void;

export const findAddressesBySystem: FindAddresses = (name, answer) => systemLookup(name, { all: true }, answer);

/**
 * Connects to public and trusted addresses only. The judged addresses are the very ones that the socket gets, at every
 * connection: a name that means something else a moment later, or a redirect, changes nothing.
 */
export function createGuardedAgent(options: {
  allows: AllowList;
  findAddresses: FindAddresses;
  /** Milliseconds, for a connection, the head of an answer, and a pause within it. */
  timeout: number;
}): Agent {
  const { allows, findAddresses, timeout } = options;

  const connect: buildConnector.connector = (to, callback) => {
    const target = { host: to.hostname, port: Number(to.port) || (to.protocol === 'https:' ? 443 : 80) };
    const isFree = (address: string) => isPublicAddress(address) || allows(target, address);
    if (ipaddr.isValid(to.hostname) && !isFree(to.hostname)) {
      callback(new OutboundError('blocked-address'), null);
      return;
    }
    buildConnector({ timeout, lookup: guardedLookup(findAddresses, isFree) })(to, callback);
  };

  return new Agent({ connect, headersTimeout: timeout, bodyTimeout: timeout, keepAliveTimeout: 1000 });
}

const guardedLookup =
  (findAddresses: FindAddresses, isFree: (address: string) => boolean): LookupFunction =>
  (name, { all, family }, callback) => {
    findAddresses(name, (error, found) => {
      if (error) return callback(error, []);
      const wanted = family === 4 || family === 6 ? found.filter((one) => one.family === family) : found;
      const free = wanted.filter(({ address }) => isFree(address));
      const [first] = free;
      if (!first) return callback(new OutboundError('blocked-address'), []);
      return all ? callback(null, free) : callback(null, first.address, first.family);
    });
  };
