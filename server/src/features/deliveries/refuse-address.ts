import { AppError } from '../../platform/errors/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';

const webPorts: Record<string, number> = { 'http:': 80, 'https:': 443 };

/** @throws AppError for an address that is none, or leads into a network that the server's owner has not opened */
export const refuseAddress = async (outbound: Outbound, address: string): Promise<void> => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const port = url && webPorts[url.protocol];
  if (!url || !port || url.username !== '' || url.password !== '') throw new AppError('delivery.bad-address');
  await refuseHost(outbound, url.hostname.replace(/^\[|\]$/g, ''), Number(url.port) || port);
};

/** @throws AppError where the host is in a network that the server's owner has not opened */
export const refuseHost = async (outbound: Outbound, host: string, port: number): Promise<void> => {
  if (await outbound.isBlocked(host, port)) throw new AppError('delivery.blocked-address', { host });
};
