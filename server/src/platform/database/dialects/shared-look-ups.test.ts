import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { sharedLookUps } from './shared-look-ups.ts';

const query = CompiledQuery.raw('select revision from groups where id = $1');

/** A database that answers when it is told to, with what was written by the moment it was asked. */
const slowDatabase = () => {
  let revision = 1;
  const sent: { values: readonly unknown[]; answer(): void; fail(): void }[] = [];
  const lookUp = sharedLookUps((_query, values) => {
    const seen = revision;
    return new Promise((resolve, reject) => {
      // biome-ignore lint/suspicious/noExplicitAny: the rows are of the one query of this test.
      sent.push({ values, answer: () => resolve([seen] as any), fail: () => reject(new Error('gone')) });
    });
  });
  return {
    sent,
    ask: (id: string) => lookUp(query, [id]),
    write: () => {
      revision++;
    },
  };
};

const pause = () => new Promise(setImmediate);

test('many who ask while an answer is on its way share the next one', async () => {
  const { sent, ask } = slowDatabase();

  const first = ask('a');
  const others = [ask('a'), ask('a'), ask('a')];
  sent[0]?.answer();
  expect(await first).toEqual([1]);
  await pause();
  sent[1]?.answer();

  expect(await Promise.all(others)).toEqual([[1], [1], [1]]);
  expect(sent).toHaveLength(2);
});

test('who asks after a write sees it, even when an older answer is still on its way', async () => {
  const { sent, ask, write } = slowDatabase();

  const before = ask('a');
  write();
  const after = ask('a');
  sent[0]?.answer();
  await pause();
  sent[1]?.answer();

  expect([await before, await after]).toEqual([[1], [2]]);
});

test('who asks while a shared answer is on its way waits for another one', async () => {
  const { sent, ask, write } = slowDatabase();

  ask('a');
  const second = ask('a');
  sent[0]?.answer();
  await pause();
  write();
  const third = ask('a');
  sent[1]?.answer();
  await pause();
  sent[2]?.answer();

  expect([await second, await third]).toEqual([[1], [2]]);
});

test('different values are asked for at once', () => {
  const { sent, ask } = slowDatabase();

  ask('a');
  ask('b');

  expect(sent.map(({ values }) => values)).toEqual([['a'], ['b']]);
});

test('a query that fails fails for those who sent it, and the next one is sent all the same', async () => {
  const { sent, ask } = slowDatabase();

  const first = ask('a');
  const second = ask('a');
  sent[0]?.fail();
  await expect(first).rejects.toThrow('gone');
  await pause();
  sent[1]?.answer();
  expect(await second).toEqual([1]);

  await pause();
  const third = ask('a');
  sent[2]?.answer();
  expect(await third).toEqual([1]);
});
