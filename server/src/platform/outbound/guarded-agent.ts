import { lookup as systemLookup } from 'node:dns';
import { createConnection, type LookupFunction, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';
import type { AllowList, Target } from './allow-list.ts';
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

export interface Guard {
  allows: AllowList;
  findAddresses: FindAddresses;
  /** Milliseconds, for a connection, the head of an answer, and a pause within it. */
  timeout: number;
}

/**
 * Connects to public and trusted addresses only. The judged addresses are the very ones that the socket gets, at every
 * connection: a name that means something else a moment later, or a redirect, changes nothing.
 */
export function createGuardedAgent(guard: Guard): Agent {
  const { findAddresses, timeout } = guard;

  const connect: buildConnector.connector = (to, callback) => {
    const target = { host: to.hostname, port: Number(to.port) || (to.protocol === 'https:' ? 443 : 80) };
    const isFree = freeFor(guard, target);
    if (ipaddr.isValid(to.hostname) && !isFree(to.hostname)) {
      callback(new OutboundError('blocked-address'), null);
      return;
    }
    buildConnector({ timeout, lookup: guardedLookup(findAddresses, isFree) })(to, callback);
  };

  return new Agent({ connect, headersTimeout: timeout, bodyTimeout: timeout, keepAliveTimeout: 1000 });
}

const freeFor =
  ({ allows }: Guard, target: Target) =>
  (address: string): boolean =>
    isPublicAddress(address) || allows(target, address);

/** A plain connection under the same guard. @throws OutboundError */
export const guardedConnect = (guard: Guard, target: Target, signal: AbortSignal): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const isFree = freeFor(guard, target);
    if (ipaddr.isValid(target.host) && !isFree(target.host)) {
      reject(new OutboundError('blocked-address'));
      return;
    }
    const socket = createConnection({ ...target, lookup: guardedLookup(guard.findAddresses, isFree) });
    const give = () => socket.destroy(new OutboundError('timeout'));
    signal.addEventListener('abort', give);
    socket.once('error', reject);
    socket.once('connect', () => {
      signal.removeEventListener('abort', give);
      socket.off('error', reject);
      resolve(socket);
    });
  });

/** Whether all that a name stands for is out of bounds; one that nobody knows now may be known later. */
export const isBlocked = (guard: Guard, target: Target): Promise<boolean> => {
  const isFree = freeFor(guard, target);
  if (ipaddr.isValid(target.host)) return Promise.resolve(!isFree(target.host));
  return new Promise((resolve) => {
    guard.findAddresses(target.host, (error, found) =>
      resolve(!error && found.length > 0 && !found.some(({ address }) => isFree(address))),
    );
  });
};

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
