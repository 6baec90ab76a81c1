import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programBeside } from '../../../platform/workers/index.ts';
import type { Job } from './messages.ts';

export interface Program {
  process: ChildProcess;
  pid: number;
  send(job: Job): void;
  isAlive(): boolean;
  /** At once, whatever it is doing. */
  end(): void;
  /** Keeps this process alive while there is work. */
  hold(): void;
  release(): void;
}

const file = fileURLToPath(
  programBeside(import.meta.url, { source: './program/main.ts', built: './read-pictures.js' }),
);

export const startProgram = (): Program => {
  const child = fork(file, {
    serialization: 'advanced',
    execArgv: file.endsWith('.ts') ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // It is given what it needs with each job, and none of the server's secrets.
    env: { PATH: process.env.PATH ?? '', NODE_ENV: process.env.NODE_ENV ?? '' },
  });
  // Whoever waits for an answer notices that it ended.
  child.on('error', () => undefined);
  const end = () => void child.kill('SIGKILL');
  // In the middle of a page it would not notice that the server is gone.
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return {
    process: child,
    pid: child.pid ?? 0,
    send: (job) => void child.send(job),
    isAlive: () => child.exitCode === null && child.signalCode === null && child.connected,
    end,
    hold: () => {
      child.ref();
      child.channel?.ref();
    },
    release: () => {
      child.unref();
      child.channel?.unref();
    },
  };
};
