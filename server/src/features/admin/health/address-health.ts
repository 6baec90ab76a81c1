import type { HealthCheck } from '../../../platform/health/index.ts';

const isThisMachine = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Whether links lead to where people find the server, and nobody on the way can read what they send. */
export const addressHealth = (baseUrl: string): HealthCheck => ({
  id: 'address',
  name: 'health.address',
  run: ({ address, origin }) => {
    const links = new URL(baseUrl);
    const seen = address ?? new URL(`${origin.protocol}://${origin.host}`);
    const values = { seen: seen.origin, links: links.origin, host: seen.host };
    if (seen.origin !== links.origin) {
      return {
        status: 'warning',
        says: 'health.address.other',
        remedy: 'health.address.other-remedy',
        values,
        setting: `BASE_URL=${seen.origin}${links.pathname === '/' ? '' : links.pathname}`,
        page: 'settings',
      };
    }
    if (seen.protocol === 'https:') return { status: 'ok', says: 'health.address.https', values };
    if (isThisMachine(seen)) return { status: 'ok', says: 'health.address.here', values };
    return { status: 'warning', says: 'health.address.http', remedy: 'health.address.http-remedy', values };
  },
});
