import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/index.ts';

const readAddresses = (entries: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const entry of entries.flatMap((entry) => (entry === 'loopback' ? ['127.0.0.0/8', '::1'] : entry))) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return list;
};

const known = new WeakMap<readonly string[], BlockList>();

/** Whether a connection comes from one of the addresses: of itself, whatever headers say. */
const comesFrom = (request: FastifyRequest, entries: readonly string[]): boolean => {
  const list = known.get(entries) ?? readAddresses(entries);
  known.set(entries, list);
  const address = request.socket.remoteAddress?.replace(/^::ffff:(?=\d+[.])/, '') ?? '';
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};

/** Who has logged in at the reverse proxy: nobody unless a header is set for that, and its sender may say so. */
export const forwardedUser = (
  request: FastifyRequest,
  { PROXY_AUTH_HEADER: name, PROXY_AUTH_FROM: proxies }: Settings,
): string | undefined => {
  const value = name === '' ? undefined : request.headers[name];
  if (typeof value !== 'string' || value.trim() === '' || !comesFrom(request, proxies)) return undefined;
  return value.trim();
};
