import { logIn, seedDemo } from './seed.ts';

/** npx tsx e2e/src/demo/main.ts http://localhost:9000 user password: fills a server with the demo recipes. */
const [baseUrl = 'http://localhost:9000', username = '', password = ''] = process.argv.slice(2);
await seedDemo(baseUrl, await logIn(baseUrl, username, password));
