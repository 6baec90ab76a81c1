import { z } from 'zod';
import type { Outbound } from '../../../platform/outbound/index.ts';
import { DeliveryError } from '../../deliveries/index.ts';
import type { NotifierAddress } from './notifier-address.ts';
import { hasHost, hostedAt, type Note, pathOf, postTo, type Service, textOf, webAddress } from './service.ts';

/** So many characters fit into one message there. */
const longestDiscord = 2000;

export const discord: Service = {
  accepts: ({ host, path }) => /^\d+$/.test(host) && path.length === 1,
  send: (outbound, { user, host, path }, note) =>
    postTo(
      outbound,
      `https://discord.com/api/webhooks/${host}${pathOf(path)}`,
      {
        content: textOf(note).slice(0, longestDiscord),
        // A name of a recipe such as "@everyone" calls nobody.
        allowed_mentions: { parse: [] },
        ...(user && { username: user }),
      },
      { signal: note.signal },
    ),
};

const slackMarks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** `slack://A/B/C`, or `slack://xoxb-…/#channel` for a bot. */
export const slack: Service = {
  accepts: ({ host, path }) => (host.startsWith('xoxb-') ? path.length > 0 : path.length >= 2),
  send: async (outbound, { host, path }, note) => {
    const text = textOf(note).replace(/[&<>]/g, (mark) => slackMarks[mark] ?? mark);
    if (!host.startsWith('xoxb-')) {
      const url = `https://hooks.slack.com/services${pathOf([host, ...path.slice(0, 2)])}`;
      return postTo(outbound, url, { text }, { signal: note.signal });
    }
    let status = 200;
    for (const channel of path) {
      const headers = { authorization: `Bearer ${host}` };
      const body = { channel, text };
      status = await postTo(outbound, 'https://slack.com/api/chat.postMessage', body, { headers, signal: note.signal });
    }
    return status;
  },
};

/** `tgram://123:token/chat`: half of the token stands where others have their port. */
export const telegram: Service = {
  accepts: ({ host, port, path }) => /^(bot)?\d+$/.test(host) && /^[\w-]+$/.test(port) && path.length > 0,
  send: async (outbound, { host, port, path }, note) => {
    const url = `https://api.telegram.org/bot${host.replace(/^bot/, '')}:${port}/sendMessage`;
    let status = 200;
    for (const chat of path) {
      status = await postTo(outbound, url, { chat_id: chat, text: textOf(note) }, { signal: note.signal });
    }
    return status;
  },
};

/** `mmost://name@host/path/token`. */
export const mattermost: Service = {
  accepts: (address) => hasHost(address) && address.path.length > 0,
  place: hostedAt,
  send: (outbound, address, note) => {
    const { path, user, parameters } = address;
    const url = webAddress(address, `${pathOf(path.slice(0, -1))}/hooks/${encodeURIComponent(path.at(-1) ?? '')}`);
    const channel = parameters.get('channel')?.replace(/^#/, '');
    const body = { text: textOf(note), ...(user && { username: user }), ...(channel && { channel }) };
    return postTo(outbound, url, body, { signal: note.signal });
  },
};

const answerOf = async <Answer>(
  outbound: Outbound,
  url: string,
  body: unknown,
  shape: z.ZodType<Answer>,
  signal: AbortSignal | undefined,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const { bytes } = await outbound.send(url, {
    contentType: 'application/json',
    body: JSON.stringify(body),
    headers,
    signal,
  });
  try {
    return shape.parse(JSON.parse(bytes.toString('utf8')));
  } catch (cause) {
    throw new DeliveryError('unknown', { cause });
  }
};

const RocketLogin = z.object({ data: z.object({ authToken: z.string(), userId: z.string() }) });
const roomName = (part: string): string => (/^[#@]/.test(part) ? part : `#${part}`);

const byRocketUser = async (outbound: Outbound, address: NotifierAddress, note: Note): Promise<number> => {
  const { user, password, path } = address;
  const login = { user, password };
  const { data } = await answerOf(outbound, webAddress(address, '/api/v1/login'), login, RocketLogin, note.signal);
  const headers = { 'x-auth-token': data.authToken, 'x-user-id': data.userId };
  let status = 200;
  for (const room of path) {
    const body = { channel: roomName(room), text: textOf(note) };
    status = await postTo(outbound, webAddress(address, '/api/v1/chat.postMessage'), body, {
      headers,
      signal: note.signal,
    });
  }
  return status;
};

/** `rocket://user:password@host/#room`, or `rocket://a/b@host/#room` with the token of a webhook. */
export const rocket: Service = {
  accepts: (address) =>
    hasHost(address) && (address.user.includes('/') || (address.user !== '' && address.path.length > 0)),
  place: hostedAt,
  send: async (outbound, address, note) => {
    if (!address.user.includes('/')) return byRocketUser(outbound, address, note);
    const url = webAddress(address, `/hooks${pathOf(address.user.split('/'))}`);
    let status = 200;
    for (const room of address.path.length > 0 ? address.path : ['']) {
      const body = { text: textOf(note), ...(room && { channel: roomName(room) }) };
      status = await postTo(outbound, url, body, { signal: note.signal });
    }
    return status;
  },
};

const MatrixLogin = z.object({ access_token: z.string() });
const MatrixRoom = z.object({ room_id: z.string() });

/** The id or the alias of a room, with the server that it is on. */
const matrixRoom = (part: string, host: string): string => {
  const named = /^[#!]/.test(part) ? part : `#${part}`;
  return named.includes(':') ? named : `${named}:${host}`;
};

/** `matrixs://user:password@host/#room`, or with an access token in place of both. */
export const matrix: Service = {
  accepts: (address) => hasHost(address) && address.user !== '' && address.path.length > 0,
  place: hostedAt,
  send: async (outbound, address, note) => {
    const { user, password, host, path } = address;
    const api = (rest: string) => webAddress(address, `/_matrix/client/v3${rest}`);
    const logIn = async () => {
      const body = { type: 'm.login.password', identifier: { type: 'm.id.user', user }, password };
      return (await answerOf(outbound, api('/login'), body, MatrixLogin, note.signal)).access_token;
    };
    const headers = { authorization: `Bearer ${password === '' ? user : await logIn()}` };
    let status = 200;
    for (const [at, part] of path.entries()) {
      const name = encodeURIComponent(matrixRoom(part, host));
      const room = await answerOf(outbound, api(`/join/${name}`), {}, MatrixRoom, note.signal, headers);
      // By the same id a message that arrived already is not posted once more.
      const url = api(`/rooms/${encodeURIComponent(room.room_id)}/send/m.room.message/${note.id}-${at}`);
      const body = { msgtype: 'm.text', body: textOf(note) };
      status = await postTo(outbound, url, body, { method: 'PUT', headers, signal: note.signal });
    }
    return status;
  },
};
