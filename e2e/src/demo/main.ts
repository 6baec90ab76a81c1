import { fileURLToPath } from 'node:url';
import { seedDemo } from '../../../server/src/app/demo/seed-demo.ts';

/** npx tsx e2e/src/demo/main.ts http://localhost:9000 user password: fills a server with what a demo shows. */
const [baseUrl = 'http://localhost:9000', username = '', password = ''] = process.argv.slice(2);
const reply = await fetch(`${baseUrl}/api/auth/token`, {
  method: 'POST',
  body: new URLSearchParams({ username, password }),
});
const { access_token: token } = (await reply.json()) as { access_token: string };
const ask = (path: string, init: RequestInit) =>
  fetch(`${baseUrl}/api${path}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
await seedDemo(ask, fileURLToPath(new URL('../../../web/src/art', import.meta.url)));
