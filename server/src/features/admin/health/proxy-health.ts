import type { HealthCheck } from '../../../platform/health/index.ts';

/** Whether a reverse proxy passes on who asks, for which address and by which protocol, and is believed. */
export const proxyHealth: HealthCheck = {
  id: 'proxy',
  name: 'health.proxy',
  run: ({ address, origin }) => {
    const { peer, isForwarded, isBelieved } = origin;
    const received = `${origin.protocol}://${origin.host}`;
    const values = { peer, received, seen: address?.origin ?? received };
    if (isForwarded && !isBelieved) {
      return {
        status: 'warning',
        says: 'health.proxy.not-believed',
        remedy: 'health.proxy.not-believed-remedy',
        values,
        setting: `TRUSTED_PROXIES=${peer}`,
        page: 'settings',
      };
    }
    if (address && address.origin !== new URL(received).origin) {
      return { status: 'warning', says: 'health.proxy.differs', remedy: 'health.proxy.differs-remedy', values };
    }
    if (!isForwarded) return { status: 'off', says: 'health.proxy.none' };
    return { status: 'ok', says: 'health.proxy.passes', values };
  },
};
