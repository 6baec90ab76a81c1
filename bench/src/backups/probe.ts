import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LarderProcess } from '../load/larder-process.ts';

/** What a piece of work costs whoever uses the server meanwhile. */
export interface Cost {
  seconds: number;
  /** Most resident memory in MB. */
  memory: number;
  /** Milliseconds for which the event loop did nothing else. */
  loop: { p99: number; max: number };
  /** Milliseconds until a small request was answered. */
  latency: { asked: number; median: number; p99: number; max: number };
}

/** Settings by which a server notes how long its event loop is held up. */
export const probedBy = (file: string): Record<string, string> => ({
  NODE_OPTIONS: `--import=${new URL('./loop-delay.mjs', import.meta.url).href}`,
  LOOP_DELAY_FILE: file,
});

const status = (pid: number, name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const steadyProgram = fileURLToPath(new URL('./steady-requests.ts', import.meta.url));

/** Asks for one address each 10 ms, from a process of its own. */
export const askSteadily = (address: string, token: string) => {
  const steady = spawn(process.execPath, ['--import', 'tsx', steadyProgram, address, token], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return {
    /** How long it took since this was asked the last time. */
    latency: async (): Promise<Cost['latency']> => {
      steady.stdin.write('tell\n');
      const [told] = await once(steady.stdout, 'data');
      return JSON.parse(String(told));
    },
    end: async () => {
      steady.kill();
      await once(steady, 'exit');
    },
  };
};

/** Watches a server from outside. */
export const createProbe = async (larder: LarderProcess, pid: number, file: string, token: string) => {
  const { latency, end } = askSteadily(`${larder.url}/api/recipes?perPage=1`, token);
  const loop = async (): Promise<Cost['loop']> => {
    rmSync(file, { force: true });
    process.kill(pid, 'SIGUSR2');
    for (;;) {
      await sleep(20);
      try {
        return JSON.parse(readFileSync(file, 'utf8'));
      } catch {
        // It is not written yet.
      }
    }
  };
  return {
    memory: () => status(pid, 'VmRSS'),
    measure: async (work: () => Promise<unknown>): Promise<Cost> => {
      await Promise.all([latency(), loop()]);
      // Begins to count the most memory anew.
      writeFileSync(`/proc/${pid}/clear_refs`, '5');
      const began = performance.now();
      await work();
      const seconds = (performance.now() - began) / 1000;
      return { seconds, memory: status(pid, 'VmHWM'), loop: await loop(), latency: await latency() };
    },
    end,
  };
};
