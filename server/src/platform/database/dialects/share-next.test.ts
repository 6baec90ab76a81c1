import { describe, expect, test } from 'vitest';
import { createShareNext } from './share-next.ts';

/** Queries that answer when they are told to, in the order in which they were sent. */
const pausedQueries = () => {
  const sent: { answer: (value: number) => void; fail: (error: Error) => void }[] = [];
  return { sent, ask: () => new Promise<number>((answer, fail) => void sent.push({ answer, fail })) };
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('sharing the next query', () => {
  test('who asks while a query runs is answered by one that is sent afterwards', async () => {
    const share = createShareNext<number>();
    const { sent, ask } = pausedQueries();
    const first = share('a', ask);
    const second = share('a', ask);
    const third = share('a', ask);
    expect(sent).toHaveLength(1);
    sent[0]?.answer(1);
    expect(await first).toBe(1);
    await turn();
    expect(sent).toHaveLength(2);
    const fourth = share('a', ask);
    sent[1]?.answer(2);
    expect(await Promise.all([second, third])).toEqual([2, 2]);
    await turn();
    sent[2]?.answer(3);
    expect(await fourth).toBe(3);
    expect(sent).toHaveLength(3);
  });

  test('keys do not wait for each other', () => {
    const share = createShareNext<number>();
    const { sent, ask } = pausedQueries();
    void share('a', ask);
    void share('b', ask);
    expect(sent).toHaveLength(2);
  });

  test('a query that fails is told to those who shared it, and the next one runs all the same', async () => {
    const share = createShareNext<number>();
    const { sent, ask } = pausedQueries();
    const failing = share('a', ask);
    const next = share('a', ask);
    sent[0]?.fail(new Error('gone'));
    await expect(failing).rejects.toThrow('gone');
    await turn();
    sent[1]?.answer(2);
    expect(await next).toBe(2);
    const later = share('a', ask);
    sent[2]?.answer(3);
    expect(await later).toBe(3);
  });
});
