import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { printedPage } from '../../../../test/printed-page.ts';

const module = new URL('./recognise.ts', import.meta.url).href;

/** Begins to read a page, says which process reads it, and does what is asked then. */
const reader = (then: string): ChildProcess =>
  spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `import { readFileSync } from 'node:fs';
      import { recognise } from ${JSON.stringify(module)};
      const leaving = new AbortController();
      const reading = recognise(readFileSync(0), { language: 'eng', signal: leaving.signal });
      await reading.next();
      const children = readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8').trim().split(' ');
      console.log(children.find((pid) => readFileSync('/proc/' + pid + '/cmdline', 'utf8').includes('recognition')));
      ${then}`,
    ],
    { cwd: fileURLToPath(new URL('../../../..', import.meta.url)), stdio: ['pipe', 'pipe', 'inherit'] },
  );

/** What has ended and only waits to be noticed is not there. */
const isThere = async (pid: number): Promise<boolean> => {
  const state = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => ') Z');
  return !/\) [ZX]/.test(state);
};

test.each([
  ['the server ends', 'process.exit(0);'],
  [
    'nobody waits any more',
    'leaving.abort(); await reading.next().catch(() => undefined); setTimeout(() => {}, 600_000);',
  ],
])(
  'the process that reads a page does not stay behind when %s',
  async (_, then) => {
    const server = reader(then);
    try {
      server.stdin?.end(await printedPage());
      const [line] = await once(server.stdout ?? server, 'data');
      const pid = Number(line);
      expect(pid).toBeGreaterThan(0);
      await expect.poll(() => isThere(pid), { timeout: 60_000 }).toBe(false);
    } finally {
      server.kill('SIGKILL');
    }
  },
  120_000,
);
