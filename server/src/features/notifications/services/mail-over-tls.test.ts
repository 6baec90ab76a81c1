import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What a notifier does, in a process that trusts an authority of one's own: that is read once, when it begins. */
const program = `
  import { createOutbound } from ${JSON.stringify(new URL('../../../platform/outbound/index.ts', import.meta.url))};
  import { reachedBy } from ${JSON.stringify(new URL('./index.ts', import.meta.url))};
  const outbound = createOutbound({ allow: ['127.0.0.1'], timeout: 10_000 });
  const { service, address } = reachedBy(process.env.ADDRESS);
  const note = { id: 'note-1', title: 'Recipe Created', body: 'Mac & Cheese', fields: {} };
  await service.send(outbound, address, note).then(
    () => process.stdout.write('sent'),
    ({ problem, cause }) => process.stdout.write(problem + ': ' + cause.message),
  );
  await outbound.close();
`;

let folder: string;
const openssl = (...given: string[]) => execFileSync('openssl', given, { cwd: folder, stdio: 'ignore' });
const newKey = ['-newkey', 'rsa:2048', '-nodes', '-days', '2'];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-mail-'));
  for (const authority of ['ours', 'other'])
    openssl('req', '-x509', ...newKey, '-subj', `/CN=${authority}`, '-keyout', `${authority}.key`, '-out', authority);
  openssl('req', ...newKey.slice(0, 3), '-subj', '/CN=mail', '-keyout', 'mail.key', '-out', 'mail.csr');
  writeFileSync(join(folder, 'names'), 'subjectAltName=IP:127.0.0.1');
  const signed = ['-CA', 'ours', '-CAkey', 'ours.key', '-CAcreateserial', '-extfile', 'names', '-days', '2'];
  openssl('x509', '-req', '-in', 'mail.csr', ...signed, '-out', 'mail.pem');
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Arrived {
  to: string[];
  text: string;
  isEncrypted: boolean;
}

const startServer = async (secure: boolean) => {
  const mails: Arrived[] = [];
  const server = new SMTPServer({
    secure,
    key: readFileSync(join(folder, 'mail.key')),
    cert: readFileSync(join(folder, 'mail.pem')),
    onAuth: ({ username, password }, _, done) =>
      password === 'pw' ? done(null, { user: username }) : done(new Error('wrong')),
    onData: async (stream, { envelope, secure: isEncrypted }, done) => {
      let text = '';
      for await (const piece of stream) text += piece;
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), text, isEncrypted });
      done();
    },
  });
  // A client that does not trust the certificate ends the connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { mails, port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
};

const sendTrusting = async (authority: string, address: string): Promise<string> => {
  const env = { ...process.env, ADDRESS: address, NODE_EXTRA_CA_CERTS: join(folder, authority) };
  const given = ['--import', 'tsx', '--input-type=module', '--eval', program];
  return (await promisify(execFile)(process.execPath, given, { env })).stdout;
};

test.each([
  ['encrypted from the first byte', true, 'mode=ssl&'],
  ['that changes to TLS', false, ''],
])('a notice goes out by a mail server %s, and only where its certificate is trusted', async (_, secure, mode) => {
  const server = await startServer(secure);
  const address = `mailtos://cook:pw@127.0.0.1:${server.port}?${mode}from=cook@home.example&to=mia@home.example`;
  try {
    expect(await sendTrusting('other', address)).toMatch(/^mail: .*(verify|self|issuer)/i);
    expect(server.mails).toEqual([]);
    expect(await sendTrusting('ours', address)).toBe('sent');
    expect(server.mails).toMatchObject([{ to: ['mia@home.example'], isEncrypted: true }]);
    expect(server.mails[0]?.text).toContain('Subject: Recipe Created');
    expect(server.mails[0]?.text).toContain('Mac & Cheese');
  } finally {
    await server.close();
  }
});
