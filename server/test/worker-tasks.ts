// A worker of the tests of the pool.
import { AppError } from '../src/platform/errors/index.ts';
import { answerTasks } from '../src/platform/workers/index.ts';

export const twice = (number: number): number => number * 2;

export const refuse = (): never => {
  throw new AppError('import.no-recipe', {}, { more: { found: { name: 'Stew' } } });
};

export const fail = (): never => {
  throw new Error('as expected');
};

export const loop = (): void => {
  for (;;);
};

export const fill = (): number => {
  const held: number[][] = [];
  for (;;) held.push(new Array(100_000).fill(held.length));
};

export const end = (): never => process.exit(1);

export const setting = (name: string): string | undefined => process.env[name];

answerTasks({ twice, refuse, fail, loop, fill, end, setting });
