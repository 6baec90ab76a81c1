import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { keptLookUps } from './kept-look-ups.ts';

const query = CompiledQuery.raw('select revision from groups where id = $1');

/** A database that answers when it is told to, with what was written by the moment it was asked. */
const database = () => {
  let state: number | undefined = 1;
  const sent: (() => void)[] = [];
  const lookUp = keptLookUps(
    () => {
      const seen = state;
      // biome-ignore lint/suspicious/noExplicitAny: the rows are of the one query of this test.
      return new Promise((resolve) => sent.push(() => resolve([seen] as any)));
    },
    () => state,
  );
  return {
    sent,
    ask: (id = 'a') => lookUp(query, [id]),
    set: (next: number | undefined) => {
      state = next;
    },
  };
};

test('what was looked up is there until something changes', async () => {
  const { sent, ask, set } = database();
  const first = ask();
  sent[0]?.();
  await first;

  expect(await ask()).toEqual([1]);
  expect(sent).toHaveLength(1);

  set(2);
  const after = ask();
  sent[1]?.();
  expect(await after).toEqual([2]);
});

test('what was read before a change and answered after it is not kept', async () => {
  const { sent, ask, set } = database();
  const before = ask();
  set(2);
  sent[0]?.();
  expect(await before).toEqual([1]);

  const after = ask();
  sent[1]?.();
  expect(await after).toEqual([2]);
});

test('nothing is kept while others may write', async () => {
  const { sent, ask, set } = database();
  set(undefined);
  const first = ask();
  const second = ask();
  for (const answer of sent) answer();
  await Promise.all([first, second]);

  expect(sent).toHaveLength(2);
});

test('each value has its own rows', async () => {
  const { sent, ask } = database();
  ask('a');
  ask('b');

  expect(sent).toHaveLength(2);
});
