import ipaddr from 'ipaddr.js';

export interface Target {
  /** The host of the address that is fetched: a name, or an IP address without brackets. */
  host: string;
  port: number;
}

/** Whether the owner trusts a target at the IP address that it turned out to have. */
export type AllowList = (target: Target, address: string) => boolean;

/**
 * Reads `host`, `host:port`, IP addresses (IPv6 with a port in brackets) and ranges such as `192.168.0.0/16`. A trusted
 * name is trusted at whatever address it has. Throws an `Error` that names the entry when it is none of these.
 */
export function readAllowList(entries: readonly string[]): AllowList {
  const rules = entries
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(readEntry);
  return (target, address) => rules.some((rule) => rule(target, address));
}

function readEntry(entry: string): AllowList {
  if (ipaddr.isValidCIDR(entry)) return inRange(entry);
  if (ipaddr.isValid(entry)) return atAddress(entry, undefined);

  const [, bracketed, plain = '', portText] = /^(?:\[([^\]]+)\]|([^:/[\]\s]+))(?::(\d{1,5}))?$/.exec(entry) ?? [];
  const port = portText === undefined ? undefined : Number(portText);
  const isPort = port === undefined || (port > 0 && port < 65_536);
  const host = bracketed ?? plain;
  if (isPort && ipaddr.isValid(host)) return atAddress(host, port);
  if (isPort && /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*\.?$/u.test(host)) return byName(host, port);
  throw new Error(`"${entry}" is neither a host, nor a host with a port, nor an IP address, nor a range of them.`);
}

function inRange(range: string): AllowList {
  const [start, bits] = ipaddr.parseCIDR(range);
  return (_, address) => {
    const parsed = ipaddr.process(address);
    return parsed.kind() === start.kind() && parsed.match(start, bits);
  };
}

function atAddress(trusted: string, port: number | undefined): AllowList {
  const normal = ipaddr.process(trusted).toNormalizedString();
  return (target, address) => isPort(target, port) && ipaddr.process(address).toNormalizedString() === normal;
}

function byName(name: string, port: number | undefined): AllowList {
  const normal = normalName(new URL(`http://${name}`).hostname);
  return (target) => isPort(target, port) && normalName(target.host) === normal;
}

const isPort = (target: Target, port: number | undefined): boolean => port === undefined || target.port === port;
const normalName = (name: string): string => name.toLowerCase().replace(/\.$/, '');
