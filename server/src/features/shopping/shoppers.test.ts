import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, startBeside, type TestApp } from '../../../test/test-app.ts';

forEachDialect('who shops right now', (database) => {
  let app: TestApp;
  let [ada, ben]: TestMember[] = [];
  let listId: string;
  const [phone, tablet] = [randomUUID(), randomUUID()];
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { group } = await createHousehold(app);
    [ada, ben] = [await createMember(app, group.id), await createMember(app, group.id)];
    listId = (await ada.call('POST', '/groups/shopping/lists', { body: { name: 'Saturday' } })).body.id;
  });

  const others = async (who: TestMember | undefined, device = phone, isHere = true): Promise<string[]> => {
    const { status, body } = (await who?.call('POST', `/groups/shopping/lists/${listId}/shoppers`, {
      body: { device, isHere },
    })) ?? { status: 0, body: [] };
    expect(status).toBe(200);
    return body.map(({ userId }: { userId: string }) => userId);
  };

  test('is told to the others once, on however many devices, until they leave', async () => {
    expect(await others(ada)).toEqual([]);
    expect(await others(ada, tablet)).toEqual([]);
    expect(await others(ben)).toEqual([ada?.id]);
    await others(ada, phone, false);
    expect(await others(ben)).toEqual([ada?.id]);
    await others(ada, tablet, false);
    expect(await others(ben)).toEqual([]);
  });

  test('is forgotten when nothing is heard of them any more', async () => {
    await others(ada);
    app.clock.pass(20_000);
    expect(await others(ben)).toEqual([ada?.id]);
    app.clock.pass(11_000);
    expect(await others(ben)).toEqual([]);
  });

  test('raises nothing that would make anybody read the list anew', async () => {
    const revisions = async () => (await ben?.call('GET', '/groups/revisions'))?.body;
    const before = await revisions();
    await others(ada);
    expect(await revisions()).toEqual(before);
  });

  test('what somebody ticks off is heard of within a second by whoever listens to another process', async () => {
    const beside = await startBeside(app);
    const origin = await beside.server.listen({ host: '127.0.0.1', port: 0 });
    const ending = new AbortController();
    const stream = await fetch(`${origin}/api/groups/revisions/stream`, {
      headers: { authorization: `Bearer ${ben?.token}` },
      signal: ending.signal,
    });
    const told: { shopping: number; at: number }[] = [];
    const listening = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of stream.body ?? [])
        for (const line of decoder.decode(chunk).split('\n'))
          if (line.startsWith('data: ')) told.push({ ...JSON.parse(line.slice(6)), at: performance.now() });
    })().catch(() => undefined);
    await expect.poll(() => told.length).toBe(1);
    const itemId = randomUUID();
    const operations = [{ id: randomUUID(), kind: 'add', itemId, fields: { note: 'milk', checked: true } }];
    const { status } = (await ada?.call('POST', `/groups/shopping/lists/${listId}/operations`, {
      body: { device: phone, operations },
    })) ?? { status: 0 };
    expect(status).toBe(200);
    await expect.poll(() => told.at(-1)?.shopping).toBeGreaterThan(told[0]?.shopping ?? 0);
    const list = await fetch(`${origin}/api/groups/shopping/lists/${listId}`, {
      headers: { authorization: `Bearer ${ben?.token}` },
    });
    expect(await list.json()).toMatchObject({ listItems: [{ id: itemId, checked: true }] });
    ending.abort();
    await listening;
    await beside.close();
  });
});
