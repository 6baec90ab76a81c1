import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { Reply } from '../caller.ts';
import type { TestMember } from '../factories/household.ts';

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A reply that says truly how things are, while the database may be away. */
export const isTold = ({ status, body }: Reply) =>
  status < 300 || (status === 503 && body.detail.code === 'database.unavailable');

/** Recipes are made and lists are read by several at once for as long as something is done to the database. */
export const underLoad = async (
  cook: TestMember,
  work: () => Promise<void>,
): Promise<{ acknowledged: string[]; replies: Reply[] }> => {
  const acknowledged: string[] = [];
  const replies: Reply[] = [];
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const name = `recipe ${randomUUID()}`;
      const reply = await cook.call('POST', '/recipes', { body: { name } });
      replies.push(reply);
      if (reply.status === 201) acknowledged.push(name);
    }
  };
  const read = async () => {
    while (!isOver) replies.push(await cook.call('GET', `/recipes?search=${randomUUID()}`));
  };
  const load = [write(), write(), read(), read(), read()];
  await work();
  isOver = true;
  await Promise.all(load);
  return { acknowledged, replies };
};

/** Once the database is there again, so is everything that was acknowledged, and more can be written. */
export const expectAllThere = async (cook: TestMember, acknowledged: string[]) => {
  const list = await vi.waitFor(
    async () => {
      const reply = await cook.call('GET', `/recipes?perPage=-1&after=${randomUUID()}`);
      expect(reply.status).toBe(200);
      return reply;
    },
    { timeout: 20_000 },
  );
  const names = list.body.items.map(({ name }: { name: string }) => name);
  expect(acknowledged.filter((name) => !names.includes(name))).toEqual([]);
  expect((await cook.call('POST', '/recipes', { body: { name: 'afterwards' } })).status).toBe(201);
};
