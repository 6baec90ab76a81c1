import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '../../../../test/receiver.ts';
import { createOutbound, type Outbound, OutboundError, type Sending } from '../../../platform/outbound/index.ts';
import { hintOf, reachedBy } from './index.ts';

let program: Receiver;
let outbound: Outbound;
beforeEach(async () => {
  program = await startReceiver();
  outbound = createOutbound({ allow: ['127.0.0.1'], timeout: 3000 });
});
afterEach(async () => {
  await outbound.close();
  await program.close();
});

const note = {
  id: 'note-1',
  title: 'Recipe Created',
  body: 'Mac & Cheese <hot>',
  fields: { event_type: 'recipe_created' },
};

const send = async (address: string, through: Outbound = outbound) => {
  const reached = reachedBy(address) ?? expect.fail(`nobody at ${address}`);
  return reached.service.send(through, reached.address, note);
};
const sent = async (address: string) => {
  await send(address);
  return program.received;
};

test('a program is sent JSON, with fields, headers and a query that its address names', async () => {
  const [one] = await sent(`json://me:pw@${program.host}/hook/1?:room=kitchen&+X-Key=abc&-token=t%20t&+Host=evil`);
  expect(one).toMatchObject({
    method: 'POST',
    path: '/hook/1?token=t+t',
    json: {
      version: '1.0',
      title: note.title,
      message: note.body,
      type: 'info',
      room: 'kitchen',
      event_type: 'recipe_created',
    },
  });
  expect(one?.headers).toMatchObject({ 'x-key': 'abc', authorization: `Basic ${btoa('me:pw')}`, host: program.host });
});

test('a program is sent a form', async () => {
  const [one] = await sent(`form://${program.host}`);
  expect(Object.fromEntries(new URLSearchParams(one?.text))).toMatchObject({
    title: note.title,
    message: note.body,
    event_type: 'recipe_created',
  });
});

test('a program is sent XML that no name of a recipe breaks', async () => {
  const [one] = await sent(`xml://${program.host}/soap`);
  expect(one?.headers['content-type']).toBe('application/xml');
  expect(one?.text).toContain('<Subject>Recipe Created</Subject>');
  expect(one?.text).toContain('<Message>Mac &amp; Cheese &lt;hot&gt;</Message>');
  expect(one?.text).toContain('<event_type>recipe_created</event_type>');
});

test.each<[string, string, object, object]>([
  ['ntfy://HOST/kitchen', '/', { topic: 'kitchen', title: note.title, message: note.body }, {}],
  [
    'ntfy://tk_secret@HOST/kitchen?priority=4',
    '/',
    { topic: 'kitchen', priority: 4 },
    { authorization: 'Bearer tk_secret' },
  ],
  [
    'gotify://HOST/sub/AbC',
    '/sub/message',
    { title: note.title, message: note.body, priority: 5 },
    { 'x-gotify-key': 'AbC' },
  ],
  ['mmost://cook@HOST/token', '/hooks/token', { text: `${note.title}\n${note.body}`, username: 'cook' }, {}],
  ['rocket://aa/bb@HOST/#home', '/hooks/aa/bb', { channel: '#home', text: `${note.title}\n${note.body}` }, {}],
  [
    'apprise://HOST/key?tags=family',
    '/notify/key',
    { title: note.title, body: note.body, type: 'info', tag: 'family' },
    {},
  ],
])('%s is sent what it understands', async (address, path, json, headers) => {
  const [one] = await sent(address.replace('HOST', program.host));
  expect(one).toMatchObject({ method: 'POST', path, json, headers });
});

test('somebody who has an account at a Rocket.Chat is logged in first', async () => {
  program.answers((response, { path }) =>
    response.end(path.endsWith('login') ? '{"data":{"authToken":"t","userId":"u"}}' : '{}'),
  );
  const [login, post] = await sent(`rocket://cook:pw@${program.host}/#home`);
  expect(login?.json).toEqual({ user: 'cook', password: 'pw' });
  expect(post).toMatchObject({ path: '/api/v1/chat.postMessage', json: { channel: '#home' } });
  expect(post?.headers).toMatchObject({ 'x-auth-token': 't', 'x-user-id': 'u' });
});

test('a room of Matrix is joined, and the same message is posted there once', async () => {
  program.answers((response, { path }) =>
    response.end(path.endsWith('/login') ? '{"access_token":"t"}' : '{"room_id":"!r:home"}'),
  );
  const [login, join, post] = await sent(`matrix://cook:pw@${program.host}/%23family:home.example`);
  expect(login?.json).toMatchObject({ identifier: { user: 'cook' }, password: 'pw' });
  expect(join?.path).toBe('/_matrix/client/v3/join/%23family%3Ahome.example');
  expect(post).toMatchObject({
    method: 'PUT',
    path: '/_matrix/client/v3/rooms/!r%3Ahome/send/m.room.message/note-1-0',
    json: { msgtype: 'm.text', body: `${note.title}\n${note.body}` },
    headers: { authorization: 'Bearer t' },
  });
});

/** What log-ins and rooms are answered with. */
const answer = { access_token: 't', room_id: '!r:home', data: { authToken: 't', userId: 'u' } };

/** What would go out to services of one company, which are where they are, and by TLS. */
const calls = async (address: string): Promise<(Sending & { url: string })[]> => {
  const made: (Sending & { url: string })[] = [];
  const noted: Outbound = {
    ...outbound,
    send: async (url, sending) => {
      made.push({ url, ...sending });
      return { url, status: 200, contentType: '', bytes: Buffer.from(JSON.stringify(answer)) };
    },
  };
  await send(address, noted);
  return made;
};

test.each<[string, string, object]>([
  ['discord://123/abc-D', 'https://discord.com/api/webhooks/123/abc-D', { content: `${note.title}\n${note.body}` }],
  [
    'https://discord.com/api/webhooks/123/abc',
    'https://discord.com/api/webhooks/123/abc',
    { allowed_mentions: { parse: [] } },
  ],
  [
    'slack://T1/B2/c3',
    'https://hooks.slack.com/services/T1/B2/c3',
    { text: `${note.title}\nMac &amp; Cheese &lt;hot&gt;` },
  ],
  ['slack://xoxb-1-2/#home', 'https://slack.com/api/chat.postMessage', { channel: '#home' }],
  ['tgram://123456:AbC-d_e/42', 'https://api.telegram.org/bot123456:AbC-d_e/sendMessage', { chat_id: '42' }],
  [
    'pover://user@token/pixel',
    'https://api.pushover.net/1/messages.json',
    { token: 'token', user: 'user', device: 'pixel' },
  ],
  ['ntfy://kitchen', 'https://ntfy.sh', { topic: 'kitchen' }],
])('%s is reached at %s', async (address, url, body) => {
  const [call] = await calls(address);
  expect(call?.url).toBe(url);
  expect(JSON.parse(String(call?.body ?? ''))).toMatchObject(body);
});

test.each<[string, string[], string]>([
  ['jsons://kitchen.example/told', ['https://kitchen.example:443/told'], '"title":"Recipe Created"'],
  ['xmls://kitchen.example:8443/told', ['https://kitchen.example:8443/told'], '<Subject>Recipe Created</Subject>'],
  ['forms://kitchen.example', ['https://kitchen.example:443/'], 'title=Recipe+Created'],
  ['ntfys://kitchen.example/soup', ['https://kitchen.example:443/'], '"topic":"soup"'],
  ['gotifys://kitchen.example/AbC', ['https://kitchen.example:443/message'], '"title":"Recipe Created"'],
  ['mmosts://kitchen.example/token', ['https://kitchen.example:443/hooks/token'], '"text":"Recipe Created'],
  ['rockets://aa/bb@kitchen.example/#home', ['https://kitchen.example:443/hooks/aa/bb'], '"channel":"#home"'],
  ['apprises://kitchen.example/key', ['https://kitchen.example:443/notify/key'], '"title":"Recipe Created"'],
  [
    'matrixs://token@kitchen.example/#family',
    [
      'https://kitchen.example:443/_matrix/client/v3/join/%23family%3Akitchen.example',
      'https://kitchen.example:443/_matrix/client/v3/rooms/!r%3Ahome/send/m.room.message/note-1-0',
    ],
    '"body":"Recipe Created',
  ],
])('%s goes out encrypted', async (address, urls, body) => {
  const made = await calls(address);
  expect(made.map(({ url }) => url)).toEqual(urls);
  expect(made.at(-1)?.body).toContain(body);
});

test.each([
  ['that knows no encryption', { disabledCommands: ['STARTTLS'] }],
  // What the server of the tests shows, nobody has signed.
  ['whose certificate nobody knows', {}],
])('a mail that is to be encrypted, and its password, go to no server %s', async (_, options) => {
  const came: string[] = [];
  const server = new SMTPServer({
    ...options,
    allowInsecureAuth: true,
    onAuth: ({ username }, __, done) => {
      came.push(username ?? '');
      done(null, { user: username });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number };
  const sending = send(`mailtos://cook:pw@127.0.0.1:${port}?from=cook@home.example`);
  await expect(sending).rejects.toMatchObject({ problem: 'mail' });
  expect(came).toEqual([]);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test('a mail goes out by the server that its address names', async () => {
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      password === 'pw' ? done(null, { user: username }) : done(new Error('wrong')),
    onData: async (stream, session, done) => {
      let text = '';
      for await (const piece of stream) text += piece;
      mails.push(`${session.envelope.rcptTo.map(({ address }) => address)} ${text}`);
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number };
  await send(`mailto://cook:pw@127.0.0.1:${port}?from=cook@home.example&to=mia@home.example,jonas@home.example`);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('mia@home.example,jonas@home.example');
  expect(mails[0]).toContain('Subject: Recipe Created');
  const wrong = send(`mailto://cook:no@127.0.0.1:${port}?from=cook@home.example`);
  await expect(wrong).rejects.toMatchObject({ problem: 'mail' });
  const guarded = createOutbound();
  const blocked = send(`mailto://cook:pw@127.0.0.1:${port}?from=cook@home.example`, guarded);
  await expect(blocked).rejects.toBeInstanceOf(OutboundError);
  await expect(blocked).rejects.toMatchObject({ problem: 'blocked-address' });
  expect(mails).toHaveLength(1);
  await guarded.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test.each([
  ['ntfys://tk_secret@ntfy.home.example/topic', 'ntfys://ntfy.home.example/••••••'],
  ['discord://123/secret', 'discord://••••••'],
  ['tgram://123:secret/42', 'tgram://••••••'],
  ['mailtos://cook:secret@gmail.com?to=a@b.example', 'mailtos://smtp.gmail.com/••••••'],
  ['pover://secret@secret', 'pover://••••••'],
])('%s is shown as %s', (address, hint) => {
  expect(hintOf(address).addressHint).toBe(hint);
});
