import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openLogFile, readLog } from './log-files.ts';
import { createLogger } from './logging.ts';

const secrets = { password: 'hunter2', token: 'hunter2', secret: 'hunter2', apiKey: 'hunter2', cookie: 'hunter2' };

test('what is logged lands in a file, without secrets at any depth that we log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-log-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = await openLogFile(folder);
  const log = createLogger('info', file);
  const error = Object.assign(new Error('refused'), secrets);
  log.warn({ ...secrets, request: secrets, err: error }, 'mail refused');
  log.info('https://ada:hunter2@mail.example/?token=hunter2&x=1');
  await new Promise<void>((resolve) => {
    file.once('close', resolve);
    file.end();
  });
  const lines = await readLog(folder, { lines: 10 });
  expect(lines).toHaveLength(2);
  expect(lines.join('\n')).not.toContain('hunter2');
  const [name = ''] = (await readdir(join(folder, 'logs'))).filter((entry) => entry.endsWith('.log'));
  expect(await readFile(join(folder, 'logs', name), 'utf8')).toContain('mail refused');
});

test('a disk that is full ends nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-log-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'logs'));
  await symlink('/dev/full', join(folder, 'logs', 'larder.1.log'));
  const file = await openLogFile(folder);
  const log = createLogger('info', file);
  const failed = new Promise<Error>((resolve) => file.once('error', resolve));
  log.info('saved');
  expect(await failed).toMatchObject({ code: 'ENOSPC' });
  // Nobody but the file itself listens to what comes now.
  log.info('saved again');
  await sleep(200);
});

test('a file that is full is followed by another one, and the oldest goes, also one of an earlier process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-log-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'logs'));
  for (const number of [1, 2]) await writeFile(join(folder, 'logs', `larder.${number}.log`), '{"line":-1}\n');
  const file = await openLogFile(folder);
  const log = createLogger('info', file);
  const filling = 'x'.repeat(100_000);
  for (let line = 0; line < 400; line += 1) {
    const isWritten = new Promise<void>((resolve) => file.once('drain', resolve));
    log.info({ line }, filling);
    await isWritten;
  }
  await new Promise<void>((resolve) => {
    file.once('close', resolve);
    file.end();
  });
  const names = () => readdir(join(folder, 'logs'));
  await expect.poll(async () => (await names()).length).toBe(5);
  expect(await names()).not.toContain('larder.1.log');
  const lines = (await readLog(folder, { lines: 1000 })).map((text) => JSON.parse(text).line);
  expect(lines.at(-1)).toBe(399);
  expect(lines).toEqual(Array.from({ length: lines.length }, (_, at) => 400 - lines.length + at));
});
