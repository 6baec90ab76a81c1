import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort, program, startServer } from '../../../e2e/server.ts';

export interface LarderProcess {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process until it answers. */
  startedIn: number;
  /** Resident memory in MB. */
  memory(): number;
  /** Milliseconds of the processor that it has used so far; other work on the machine does not lengthen them. */
  processor(): number;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** What Node is given so that it runs the server without a build. */
export const fromSource = ['--import', 'tsx', fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))];

/** Starts the built server, or its source, and waits until it answers. */
export const startLarder = async (settings: Record<string, string>, run = [program]): Promise<LarderProcess> => {
  if (!run.every((file) => file !== program || existsSync(file))) throw new Error('Build first: npm run build');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const own = { OUTBOUND_ALLOW: '', ...settings, API_PORT: String(port), BASE_URL: url };
  const { pid, end } = await startServer(own, run);
  if (pid === undefined) throw new Error('The server has no process');
  return {
    url,
    pid,
    startedIn: performance.now() - begin,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    processor: () => processorTime(readFileSync(`/proc/${pid}/stat`, 'utf8')),
    kill: end,
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
