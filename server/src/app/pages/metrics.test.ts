import { expect, onTestFinished, test } from 'vitest';
import { createHousehold } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp } from '../../../test/test-app.ts';

forEachDialect('what Prometheus reads', (database) => {
  const open = async (environment: Record<string, string>) => {
    const app = await createTestApp(database, environment);
    onTestFinished(() => app.close());
    const read = (headers: Record<string, string> = {}) => app.server.inject({ url: '/metrics', headers });
    return { app, read };
  };

  test('tells of requests by route, of the process, of jobs and of the database', async () => {
    const { app, read } = await open({ METRICS: 'true' });
    const { member } = await createHousehold(app);
    await member.call('GET', '/users/self');
    await member.call('GET', '/recipes/no-such-recipe');
    await member.call('GET', '/no/such/address');
    const reply = await read();
    expect(reply.headers['content-type']).toContain('version=0.0.4');
    const lines = reply.body.split('\n');
    expect(lines).toContain('larder_http_requests_total{method="GET",route="/api/users/self",status="200"} 1');
    expect(lines).toContain('larder_http_requests_total{method="GET",route="/api/recipes/:slug",status="404"} 1');
    expect(lines).toContain('larder_http_requests_total{method="GET",route="/api/*",status="404"} 1');
    expect(lines).toContain(
      'larder_http_request_duration_seconds_bucket{method="GET",route="/api/users/self",le="+Inf"} 1',
    );
    expect(lines).toContain('larder_jobs{state="stopped"} 0');
    expect(lines).toContain('larder_tasks_failing 0');
    expect(reply.body).toMatch(/^process_resident_memory_bytes \d{6,}$/m);
    expect(reply.body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(reply.body).toContain(`database="${app.connection.dialect.name}"`);
    expect(reply.body.includes('larder_database_connections{state="idle"}')).toBe(
      app.connection.dialect.name === 'postgres',
    );
    // Each line is a comment, or a name with labels and a number.
    const format = /^(# (HELP|TYPE) [a-z0-9_]+ .+|[a-z0-9_]+(\{[^}]*\})? [\d.e+-]+)$/;
    expect(lines.filter((line) => line !== '' && !format.test(line))).toEqual([]);
  });

  test('wants the token where one is set, and is not there unless it is wanted', async () => {
    const guarded = await open({ METRICS: 'true', METRICS_TOKEN: 'only for prometheus' });
    expect((await guarded.read()).statusCode).toBe(401);
    expect((await guarded.read({ authorization: 'Bearer another' })).statusCode).toBe(401);
    expect((await guarded.read({ authorization: 'Bearer only for prometheus' })).statusCode).toBe(200);
    const { read } = await open({});
    expect((await read()).statusCode).toBe(404);
  });
});
