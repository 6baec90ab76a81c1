import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

export interface LarderProcess {
  url: string;
  /** Milliseconds from the start of the process to the first answer. */
  startedIn: number;
  /** Resident memory in MB. */
  memory(): number;
  /** Milliseconds of the processor that it has used so far; other work on the machine does not lengthen them. */
  processor(): number;
  kill(signal: NodeJS.Signals): Promise<void>;
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return address.port;
};

/** Starts the built server and waits for its first answer. */
export const startLarder = async (settings: Record<string, string>): Promise<LarderProcess> => {
  if (!existsSync(program)) throw new Error('Build first: npm run build');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...settings, API_PORT: String(port), BASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await firstAnswer(child, `${url}/api/app/about`);
  return {
    url,
    startedIn: performance.now() - begin,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    processor: () => processorTime(readFileSync(`/proc/${child.pid}/stat`, 'utf8')),
    kill: async (signal) => {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
};

/** Linux counts in hundredths of a second. */
const tick = 10;

/** User and system time: the fourteenth and fifteenth value, of which the second may hold blanks. */
const processorTime = (stat: string): number => {
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * tick;
};

const firstAnswer = async (child: ChildProcess, address: string): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answered = await fetch(address).then(
      (reply) => reply.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
