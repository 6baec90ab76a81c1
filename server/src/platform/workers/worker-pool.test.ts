import { describe, expect, test } from 'vitest';
import type * as tasks from '../../../test/worker-tasks.ts';
import { AppError } from '../errors/index.ts';
import { createWorkerPool } from './worker-pool.ts';

const poolOf = (limits: { size?: number; deadline?: number; megabytes?: number } = {}) =>
  createWorkerPool<typeof tasks>({
    file: new URL('../../../test/worker-tasks.ts', import.meta.url),
    size: 2,
    deadline: 60_000,
    megabytes: 256,
    idle: 1000,
    refusal: () => new AppError('import.too-complex'),
    ...limits,
  });

describe('a worker', () => {
  test('gives what the task gives', async () => {
    expect(await poolOf().run('twice', 21)).toBe(42);
  });

  test('refuses and fails as the task does, and goes on', async () => {
    const pool = poolOf({ size: 1 });

    const refused = await pool.run('refuse').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ code: 'import.no-recipe', more: { found: { name: 'Stew' } } });
    await expect(pool.run('fail')).rejects.toThrow('as expected');
    expect(await pool.run('twice', 1)).toBe(2);
  });

  test('is ended at its deadline, while the server and other workers go on', async () => {
    const pool = poolOf({ deadline: 3000 });
    await Promise.all([pool.run('twice', 1), pool.run('twice', 1)]);
    let isOver = false;
    const endless = pool.run('loop').catch((error: unknown) => {
      isOver = true;
      return error;
    });

    expect(await pool.run('twice', 2)).toBe(4);
    expect(isOver).toBe(false);
    expect(await endless).toMatchObject({ code: 'import.too-complex' });
  });

  test('makes room for the next when it is ended', async () => {
    const pool = poolOf({ size: 1, deadline: 3000 });
    const endless = pool.run('loop').catch((error: unknown) => error);

    expect(await pool.run('twice', 2)).toBe(4);
    expect(await endless).toMatchObject({ code: 'import.too-complex' });
  });

  test('is ended where it takes too much memory', async () => {
    await expect(poolOf({ megabytes: 64 }).run('fill')).rejects.toMatchObject({ code: 'import.too-complex' });
  });

  test('that ends by itself is told as a failure', async () => {
    await expect(poolOf().run('end')).rejects.toThrow('A worker ended.');
  });

  test('sees none of the settings of the server', async () => {
    process.env.DATABASE_SECRET_OF_A_TEST = 'secret';
    expect(await poolOf().run('setting', 'DATABASE_SECRET_OF_A_TEST')).toBeUndefined();
  });
});
