/// <reference path="./pino-roll.d.ts" />
import { createReadStream } from 'node:fs';
import { readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

const folderOf = (dataFolder: string): string => join(dataFolder, 'logs');

/** `larder.3.log`: the higher its number, the newer. */
const numberOf = (name: string): number => Number(/^larder\.(\d+)\.log$/.exec(name)?.[1] ?? Number.NaN);

/** The newest first. */
const listLogFiles = async (dataFolder: string): Promise<string[]> => {
  const names = await readdir(folderOf(dataFolder)).catch(() => []);
  return names
    .filter((name) => !Number.isNaN(numberOf(name)))
    .toSorted((one, other) => numberOf(other) - numberOf(one))
    .map((name) => join(folderOf(dataFolder), name));
};

const megabytes = 5;
const kept = 4;

/** What may wait in memory while the disk takes nothing; further lines are on the console alone. */
const mostWaitingBytes = 1_000_000;

/** Writes what is logged into files beside the data: each of a few megabytes, and a few of them. A full disk ends nothing. */
export const openLogFile = async (dataFolder: string) => {
  const { default: roll } = await import('pino-roll');
  const file = await roll({
    file: join(folderOf(dataFolder), 'larder'),
    size: `${megabytes}m`,
    // Also those of processes before this one.
    limit: { count: kept, removeOtherLogFiles: true },
    mkdir: true,
    mode: 0o600,
    maxLength: mostWaitingBytes,
  });
  // Its lines stand on the console as well, and an error that nobody listens to would end the server.
  file.on('error', () => undefined);
  return file;
};

const severities = { debug: 20, info: 30, warn: 40, error: 50 } as const;

interface Wanted {
  lines: number;
  /** That level and what is worse. */
  level?: keyof typeof severities | undefined;
  text?: string | undefined;
}

const severityOf = (line: string): number => Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0);

/** The last lines that fit, the newest at the end. */
export const readLog = async (dataFolder: string, { lines, level, text = '' }: Wanted): Promise<string[]> => {
  const least = level ? severities[level] : 0;
  const part = text.toLowerCase();
  const fits = (line: string) =>
    line !== '' && (least === 0 || severityOf(line) >= least) && (part === '' || line.toLowerCase().includes(part));
  let found: string[] = [];
  for (const file of await listLogFiles(dataFolder)) {
    const content = await readFile(file, 'utf8').catch(() => '');
    found = [...content.split('\n').filter(fits), ...found];
    if (found.length >= lines) break;
  }
  return found.slice(-lines);
};

/** All of it, the oldest first; nothing where there is none. */
export const streamLog = async (dataFolder: string): Promise<Readable | undefined> => {
  const files = (await listLogFiles(dataFolder)).toReversed();
  return files.length === 0 ? undefined : Readable.from(chunksOf(files));
};

async function* chunksOf(files: string[]): AsyncGenerator<Buffer> {
  for (const file of files) {
    // What is written meanwhile is not waited for, and a file may be gone by now.
    const size = await stat(file).then(
      (found) => found.size,
      () => 0,
    );
    if (size > 0) yield* createReadStream(file, { end: size - 1 });
  }
}

export const measureLog = async (dataFolder: string): Promise<{ files: number; bytes: number }> => {
  const files = await listLogFiles(dataFolder);
  const sizes = await Promise.all(files.map((file) => stat(file).then(({ size }) => size)));
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};

/** The file that is written just now is emptied, the others go. */
export const emptyLog = async (dataFolder: string): Promise<void> => {
  const [newest, ...older] = await listLogFiles(dataFolder);
  if (newest) await truncate(newest, 0);
  for (const file of older) await rm(file, { force: true });
};
