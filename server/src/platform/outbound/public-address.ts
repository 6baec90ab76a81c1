import ipaddr from 'ipaddr.js';

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
