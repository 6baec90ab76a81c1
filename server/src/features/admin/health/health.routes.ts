import { contract } from '@larder/contract';
import { type HealthCheck, runHealthChecks } from '../../../platform/health/index.ts';
import { implement, type Route } from '../../../platform/http/index.ts';

/** @param checks of every feature */
export const healthRoutes = (checks: HealthCheck[]): Route[] =>
  implement(contract.adminHealth, {
    check: async ({ query }, { platform, origin, words }) => {
      const now = platform.clock.now();
      const address = query.address && URL.canParse(query.address) ? new URL(query.address) : undefined;
      const clock = query.clock === undefined ? undefined : new Date(query.clock);
      const results = await runHealthChecks(checks, { visit: { now, origin, address, clock }, words });
      return { checkedAt: now.toISOString(), checks: results };
    },
  });
