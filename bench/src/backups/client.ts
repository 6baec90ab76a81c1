import { setTimeout as sleep } from 'node:timers/promises';
import type { Backup, BackupOverview } from '../../../contract/src/index.ts';
import { logIn } from '../load/log-in.ts';

/** What is asked of a server by its administrator. */
export interface Client {
  url: string;
  get<Reply>(path: string): Promise<Reply>;
  send<Reply>(method: string, path: string, body?: unknown): Promise<Reply>;
  bytes(path: string): Promise<Buffer | null>;
  overview(): Promise<BackupOverview>;
  /** Waits until nothing is done with backups. @throws where it went wrong */
  rested(): Promise<Backup[]>;
}

/** Milliseconds between two looks at whether work has ended. */
const lookEvery = 50;

export const connect = async (url: string): Promise<Client> => {
  const { token } = await logIn(url);
  const authorization = `Bearer ${token}`;
  const ask = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const isForm = body instanceof FormData;
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!reply.ok && reply.status !== 404) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply;
  };
  const send = async <Reply>(method: string, path: string, body?: unknown): Promise<Reply> => {
    const reply = await ask(method, path, body);
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status}`);
    return (await reply.json()) as Reply;
  };
  const overview = () => send<BackupOverview>('GET', '/admin/backups/overview');
  return {
    url,
    get: (path) => send('GET', path),
    send,
    bytes: async (path) => {
      const reply = await ask('GET', path);
      const bytes = Buffer.from(await reply.arrayBuffer());
      return reply.ok ? bytes : null;
    },
    overview,
    rested: async () => {
      for (;;) {
        const { work, last, backups } = await overview();
        if (!work && last?.problem) throw new Error(`${last.kind}: ${last.problem}`);
        if (!work) return backups;
        await sleep(lookEvery);
      }
    },
  };
};

/** Makes a backup that has to be proven. */
export const backUp = async (client: Client): Promise<Backup> => {
  await client.send('POST', '/admin/backups/start');
  const [newest] = await client.rested();
  if (!newest?.proof?.isProven) throw new Error(`${newest?.name} is not proven: ${JSON.stringify(newest?.proof)}`);
  return newest;
};
