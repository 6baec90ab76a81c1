import type { HealthCheck } from '../../../platform/health/index.ts';

/** Which program runs. Whether there is a newer one is asked of nobody: that would tell them of this server. */
export const versionHealth = (version: string): HealthCheck => ({
  id: 'version',
  name: 'health.version',
  run: () => ({ status: 'ok', says: 'health.version.runs', values: { version, node: process.versions.node } }),
});
