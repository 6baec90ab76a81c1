import type { FastifyInstance } from 'fastify';
import { readServerMetrics } from '../../features/admin/index.ts';
import { type Backups, describeBackups } from '../../features/backups/index.ts';
import type { Connection } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import {
  createProcessMetrics,
  createRequestMetrics,
  metricsContentType,
  metricsText,
} from '../../platform/metrics/index.ts';
import { isSameSecret } from '../../platform/security/index.ts';

interface Parts {
  platform: Platform;
  connection: Connection;
  backups: Backups;
  version: string;
}

/** `/metrics` for Prometheus. */
export const addMetrics = (server: FastifyInstance, { platform, connection, backups, version }: Parts): void => {
  const { METRICS_TOKEN } = platform.settings;
  const requests = createRequestMetrics();
  const process_ = createProcessMetrics();
  server.addHook('onResponse', (request, reply, done) => {
    // Pages and what leads nowhere count as one.
    const route = request.routeOptions.url ?? 'other';
    requests.note({ method: request.method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
  server.addHook('onClose', async () => process_.close());

  server.get('/metrics', async (request, reply) => {
    const told = request.headers.authorization ?? '';
    if (METRICS_TOKEN && !isSameSecret(told, `Bearer ${METRICS_TOKEN}`)) throw new AppError('access.not-logged-in');
    const provenAt = (await describeBackups(backups.place)).find(({ proof }) => proof?.isProven)?.createdAt;
    const own = await readServerMetrics({ connection, now: platform.clock.now(), version, provenAt });
    return reply
      .header('cache-control', 'no-store')
      .type(metricsContentType)
      .send(metricsText([...own, ...requests.read(), ...process_.read()]));
  });
};
