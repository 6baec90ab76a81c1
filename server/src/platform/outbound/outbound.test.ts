import { createServer, type RequestListener, type Server } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createOutbound, type Outbound, OutboundError, type OutboundOptions } from './index.ts';

const servers: Server[] = [];
const outbounds: Outbound[] = [];
afterEach(async () => {
  await Promise.all(outbounds.splice(0).map((outbound) => outbound.close()));
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A real server on this machine, its origin, and how many connections it saw. */
async function serve(
  listener: RequestListener,
): Promise<{ origin: string; host: string; port: number; connections: () => number }> {
  const server = createServer(listener);
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const host = `127.0.0.1:${address.port}`;
  return { origin: `http://${host}`, host, port: address.port, connections: () => connections };
}

function open(options: OutboundOptions = {}): Outbound {
  const outbound = createOutbound({ timeout: 3000, ...options });
  outbounds.push(outbound);
  return outbound;
}

const problemOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => new Error('it worked'),
    (reason: unknown) => reason,
  );
  return error instanceof OutboundError ? error.problem : String(error);
};

/** A resolver that knows just these names. */
const names =
  (known: Record<string, string[]>): OutboundOptions['findAddresses'] =>
  (name, answer) => {
    const addresses = known[name];
    if (!addresses) return answer(new Error(`ENOTFOUND ${name}`), []);
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };

test('a page of a trusted address comes with its text, its type and where it was at last', async () => {
  const { origin, host } = await serve((request, response) => {
    if (request.url === '/old') return response.writeHead(301, { location: '/new?a=1#top' }).end();
    response.setHeader('content-type', 'text/html; charset=iso-8859-1').end(Buffer.from('Crème brûlée', 'latin1'));
  });

  const page = await open({ allow: [host] }).fetchPage(`${origin}/old`);

  expect(page).toMatchObject({
    url: `${origin}/new?a=1`,
    status: 200,
    contentType: 'text/html; charset=iso-8859-1',
    text: 'Crème brûlée',
  });
});

test('a picture comes as bytes, asked for as a browser asks', async () => {
  const { origin, host } = await serve((request, response) => {
    const { 'user-agent': agent, accept, 'accept-language': language, referer } = request.headers;
    response.setHeader('content-type', 'image/png').end(JSON.stringify({ agent, accept, language, referer }));
  });

  const image = await open({ allow: [host] }).fetchImage(origin, {
    acceptLanguage: 'de',
    referer: 'https://a.example/',
  });

  expect(image.contentType).toBe('image/png');
  expect(JSON.parse(String(image.bytes))).toEqual({
    agent: expect.stringMatching(/^Mozilla\/5\.0 /),
    accept: expect.stringMatching(/^image\//),
    language: 'de',
    referer: 'https://a.example/',
  });
});

test.each(['gzip', 'br', 'identity'])('a page packed as %s is unpacked', async (encoding) => {
  const pack = { gzip: gzipSync, br: brotliCompressSync, identity: (text: string) => text }[encoding];
  const { origin, host } = await serve((_, response) =>
    response.setHeader('content-encoding', encoding).end(pack?.('Apple pie')),
  );

  expect((await open({ allow: [host] }).fetchPage(origin)).text).toBe('Apple pie');
});

test('own addresses are not reached, however they are written', async () => {
  const { port, connections } = await serve((_, response) => response.end('secret'));
  const outbound = open();

  for (const host of [
    ...[
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '0x7f.1',
      '127.0.0.1.',
      '①②⑦.0.0.1',
      '0',
      '0.0.0.0',
    ],
    ...[
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
    ],
    ...['localhost', 'LOCALHOST'],
  ]) {
    expect(await problemOf(outbound.fetchPage(`http://${host}:${port}/`)), host).toBe('blocked-address');
  }
  for (const url of [
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1',
    'https://192.168.1.1/',
    'http://[fd00:ec2::254]/',
  ]) {
    expect(await problemOf(outbound.fetchImage(url)), url).toBe('blocked-address');
  }
  expect(connections()).toBe(0);
});

test('a name is judged by the address it has at the moment of connecting', async () => {
  const { port, connections } = await serve((_, response) => response.end('secret'));
  const outbound = open({
    findAddresses: names({ 'rebind.test': ['127.0.0.1'], 'v6.test': ['::1', '::ffff:127.0.0.1'] }),
  });

  expect(await problemOf(outbound.fetchPage(`http://rebind.test:${port}/`))).toBe('blocked-address');
  expect(await problemOf(outbound.fetchPage(`http://v6.test:${port}/`))).toBe('blocked-address');
  expect(connections()).toBe(0);
});

test('of several addresses of a name only the free ones are tried', async () => {
  const { host, port } = await serve((_, response) => response.end('hello'));
  const findAddresses = names({ 'mixed.test': ['10.255.255.1', '127.0.0.1', '::1'] });

  expect((await open({ allow: [host], findAddresses }).fetchPage(`http://mixed.test:${port}/`)).text).toBe('hello');
});

test('a name that the owner trusts is reached where it is', async () => {
  const { port } = await serve((request, response) => response.end(request.headers.host));
  const findAddresses = names({ 'nas.lan': ['127.0.0.1'], 'other.lan': ['127.0.0.1'] });
  const outbound = open({ allow: [`nas.lan:${port}`], findAddresses });

  expect((await outbound.fetchPage(`http://nas.lan:${port}/`)).text).toBe(`nas.lan:${port}`);
  expect(await problemOf(outbound.fetchPage(`http://other.lan:${port}/`))).toBe('blocked-address');
});

test('a redirect leads nowhere that the address itself would not', async () => {
  const inner = await serve((_, response) => response.end('secret'));
  let location = '';
  const { origin, host } = await serve((_, response) => response.writeHead(302, { location }).end('moved'));
  const outbound = open({ allow: [host], findAddresses: names({ 'rebind.test': ['127.0.0.1'] }) });

  for (const [to, problem] of [
    [inner.origin, 'blocked-address'],
    [`http://rebind.test:${inner.port}/`, 'blocked-address'],
    [`http://[::ffff:127.0.0.1]:${inner.port}/`, 'blocked-address'],
    [`//2130706433:${inner.port}/`, 'blocked-address'],
    ['http://169.254.169.254/', 'blocked-address'],
    ['file:///etc/passwd', 'bad-url'],
    ['ftp://example.org/', 'bad-url'],
    ['javascript:alert(1)', 'bad-url'],
    ['http://user:password@example.org/', 'bad-url'],
    ['http://', 'bad-url'],
    ['/', 'too-many-redirects'],
  ] as const) {
    location = to;
    expect(await problemOf(outbound.fetchPage(origin)), to).toBe(problem);
  }
  expect(inner.connections()).toBe(0);
});

test('five redirects are followed, six are not', async () => {
  const { origin, host } = await serve((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) return response.end('there');
    response.writeHead(307, { location: `/${left - 1}` }).end();
  });
  const outbound = open({ allow: [host] });

  expect((await outbound.fetchPage(`${origin}/5`)).text).toBe('there');
  expect(await problemOf(outbound.fetchPage(`${origin}/6`))).toBe('too-many-redirects');
});

test.each([
  '',
  'hello',
  'ftp://example.org',
  'file:///etc/passwd',
  'data:text/html,x',
  'http://',
  'https://u@example.org',
  `http://example.org/${'x'.repeat(5000)}`,
])('the address %.40j is no address of a page', async (url) => {
  expect(await problemOf(open().fetchPage(url))).toBe('bad-url');
});

test('an answer that is too large is cut, also one that only becomes so when unpacked', async () => {
  let written = 0;
  // Packed beforehand, and lightly: the time limit is for the answer alone.
  const zeros = Buffer.alloc(50_000_000);
  const gzipped = gzipSync(zeros, { level: 1 });
  const brotlied = brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  const { origin, host } = await serve((request, response) => {
    if (request.url === '/announced') return response.setHeader('content-length', 1e9).write('x');
    if (request.url === '/gzip') return response.setHeader('content-encoding', 'gzip').end(gzipped);
    if (request.url === '/br') return response.setHeader('content-encoding', 'br').end(brotlied);
    const more = () => {
      while (!response.destroyed && written < 1e9) {
        written += 65_536;
        if (!response.write(Buffer.alloc(65_536))) return;
      }
    };
    response.on('drain', more);
    more();
  });
  const outbound = open({ allow: [host], maxPageBytes: 1_000_000 });

  for (const path of ['/announced', '/endless', '/gzip', '/br']) {
    expect(await problemOf(outbound.fetchPage(origin + path)), path).toBe('too-large');
  }
  expect(written).toBeLessThan(50_000_000);
});

test('an answer that drips is given up when the time is over, and its connection closed', async () => {
  let closed = 0;
  const { origin, host } = await serve((request, response) => {
    response.on('close', () => {
      closed += 1;
    });
    if (request.url === '/silent') return;
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  });
  const outbound = open({ allow: [host], timeout: 300 });

  expect(await problemOf(outbound.fetchPage(`${origin}/drip`))).toBe('timeout');
  expect(await problemOf(outbound.fetchPage(`${origin}/silent`))).toBe('timeout');
  await expect.poll(() => closed).toBe(2);
});

test('a name that is never resolved does not hang', async () => {
  expect(await problemOf(open({ timeout: 200, findAddresses: () => undefined }).fetchPage('http://slow.test/'))).toBe(
    'timeout',
  );
});

test.each([404, 403, 500, 304])('status %i is told', async (status) => {
  const { origin, host } = await serve((_, response) => response.writeHead(status).end());

  await expect(open({ allow: [host] }).fetchPage(origin)).rejects.toMatchObject({ problem: 'status', status });
});

test('what breaks below is one problem, with the cause kept for the log', async () => {
  const { origin, host } = await serve((request, response) => {
    if (request.url === '/cut')
      return response.writeHead(200, { 'content-length': 100 }).write('x', () => response.destroy());
    if (request.url === '/gzip') return response.setHeader('content-encoding', 'gzip').end('not packed');
    if (request.url === '/odd') return response.setHeader('content-encoding', 'zip').end('?');
    response.socket?.end('nonsense\r\n\r\n');
  });
  const outbound = open({ allow: [host, '127.0.0.1'], findAddresses: names({}) });

  for (const url of [
    ...['/cut', '/gzip', '/odd', '/nonsense'].map((path) => origin + path),
    'http://127.0.0.1:1/',
    'http://nowhere.test/',
    `https://${host}/`,
  ]) {
    await expect(outbound.fetchPage(url), url).rejects.toMatchObject({
      problem: 'connection',
      cause: expect.any(Error),
    });
  }
});

test('who asked can stop asking', async () => {
  const { origin, host } = await serve(() => undefined);
  const stop = new AbortController();
  const fetching = open({ allow: [host] }).fetchPage(origin, { signal: stop.signal });
  setTimeout(() => stop.abort(new Error('no longer needed')), 50);

  await expect(fetching).rejects.toThrow('no longer needed');
});

test('a wrong allowance stops the start', () => {
  expect(() => createOutbound({ allow: ['http://nas.lan'] })).toThrow('"http://nas.lan"');
});
