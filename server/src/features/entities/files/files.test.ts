import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

forEachDialect('a table as a file', (database) => {
  let app: TestApp;
  let organizer: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  beforeEach(async () => {
    const { group } = await createHousehold(app);
    organizer = await createMember(app, group.id, 'organizer');
  });
  afterAll(() => app.close());

  const send = async (path: string, content: string | Buffer, mode?: string) => {
    const form = new FormData();
    if (mode) form.append('mode', mode);
    form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'table');
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const response = await app.server.inject({
      method: 'POST',
      url: `/api${path}/import`,
      headers: {
        authorization: `Bearer ${organizer.token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: response.statusCode, body: response.json() };
  };
  const outcomes = (rows: { name: string; outcome: string }[]) =>
    rows.map(({ name, outcome }) => `${name}: ${outcome}`);
  const total = async (path: string): Promise<number> => (await organizer.call('GET', path)).body.total;

  test.each(['csv', 'json'])('goes out as %s and comes in elsewhere as it was', async (format) => {
    const { body: label } = await organizer.call('POST', '/groups/labels', { body: { name: 'Produce' } });
    const food = {
      name: 'Onion, "red"',
      pluralName: 'Onions',
      description: 'Two\nlines; and more',
      aliases: [{ name: 'Zwiebel' }, { name: 'Cipolla' }],
      onHand: true,
      labelId: label.id,
    };
    await organizer.call('POST', '/foods', { body: food });
    await organizer.call('POST', '/foods', { body: { name: 'Salt' } });
    const { body, headers } = await organizer.call('GET', `/foods/export?format=${format}`);
    expect(headers['content-disposition']).toContain(`foods.${format}`);
    const file = typeof body === 'string' ? body : JSON.stringify(body);

    const { group } = await createHousehold(app);
    organizer = await createMember(app, group.id, 'organizer');
    const { body: report } = await send('/foods', file);
    expect(report).toMatchObject({ isDone: true, created: 2, changed: 0, failed: 0 });
    const { body: list } = await organizer.call('GET', '/foods?orderBy=name:asc');
    expect(list.items).toMatchObject([
      { ...food, labelId: expect.any(String), label: { name: 'Produce' } },
      { name: 'Salt', label: null, onHand: false },
    ]);
    expect((await send('/foods', file)).body).toMatchObject({ isDone: true, created: 0, changed: 0, unchanged: 2 });
  });

  test.each([
    [
      '/units',
      { name: 'teaspoon', abbreviation: 'tsp', fraction: false, standardQuantity: 5, standardUnit: 'milliliter' },
    ],
    ['/groups/labels', { name: 'Produce', color: '#00ff00' }],
    ['/organizers/categories', { name: 'Dinner' }],
    ['/organizers/tags', { name: 'Quick' }],
    ['/organizers/tools', { name: 'Pot', onHand: true }],
  ])('%s go out and come in as well', async (path, thing) => {
    await organizer.call('POST', path, { body: thing });
    const { body: file } = await organizer.call('GET', `${path}/export?format=csv`);
    const { group } = await createHousehold(app);
    organizer = await createMember(app, group.id, 'organizer');
    expect((await send(path, file)).body).toMatchObject({ isDone: true, created: 1 });
    expect((await organizer.call('GET', path)).body.items).toMatchObject([thing]);
  });

  test('holds nothing that a spreadsheet would compute, and comes back unharmed', async () => {
    const names = ['=1+2', '+cmd', '-5', '@sum', "'quoted", "'=9", "''+8"];
    for (const name of names) await organizer.call('POST', '/organizers/tags', { body: { name: `${name} x` } });
    const { body: file } = await organizer.call('GET', '/organizers/tags/export?format=csv');
    for (const line of file.split('\r\n').slice(1)) expect(line).not.toMatch(/^"?[=+\-@\t]/);
    expect((await send('/organizers/tags', file)).body).toMatchObject({ unchanged: 7, created: 0, changed: 0 });
  });

  test('with broken rows changes nothing, and tells of each row what is wrong with it', async () => {
    await organizer.call('POST', '/foods', { body: { name: 'Scallion', aliases: ['Green onion'] } });
    const file = [
      'Name;Plural name;Label;On hand;Unknown',
      'Leek;Leeks;Produce;yes;x',
      ';;;;',
      ' ;Nothing;;;',
      'Too;few',
      'leek;again;;;',
      'Green Onion;;;;',
      `${'x'.repeat(300)};;;;`,
      'scallion;Scallions;;no;',
    ].join('\r\n');
    const { status, body } = await send('/foods', file);
    expect(status).toBe(200);
    expect(body).toMatchObject({ isDone: false, created: 1, changed: 1, unchanged: 0, failed: 5 });
    expect(body.rows.map(({ row, outcome }: { row: number; outcome: string }) => [row, outcome])).toEqual([
      [2, 'created'],
      [4, 'failed'],
      [5, 'failed'],
      [6, 'failed'],
      [7, 'failed'],
      [8, 'failed'],
      [9, 'changed'],
    ]);
    for (const { outcome, message } of body.rows) expect(Boolean(message)).toBe(outcome === 'failed');
    expect(body.rows[4].message).toContain('“Scallion”');
    expect(await total('/foods')).toBe(1);

    expect((await send('/foods', file, 'check')).body).toMatchObject({ isDone: false, created: 1, failed: 5 });
    expect(await total('/foods')).toBe(1);
    expect((await send('/foods', file, 'good')).body).toMatchObject({
      isDone: true,
      created: 1,
      changed: 1,
      failed: 5,
    });
    const { body: list } = await organizer.call('GET', '/foods?orderBy=name:asc');
    expect(list.items).toMatchObject([
      { name: 'Leek', pluralName: 'Leeks', label: { name: 'Produce' }, onHand: true },
      { name: 'scallion', pluralName: 'Scallions', aliases: [{ name: 'Green onion' }] },
    ]);
  });

  test('may come from other programs: separated by tabs, in an older encoding, or as a list of JSON', async () => {
    const latin = Buffer.from('name\tpluralName\nJalapeño\tJalapeños\n', 'latin1');
    expect(outcomes((await send('/foods', latin)).body.rows)).toEqual(['Jalapeño: created']);
    const sparse = await send('/foods', 'name\tpluralName\tdescription\nOregano\t\t\n');
    expect(outcomes(sparse.body.rows)).toEqual(['Oregano: created']);
    const wide = Buffer.from('\ufeffname,color\nMüsli,#123456\n', 'utf16le');
    expect(outcomes((await send('/groups/labels', wide)).body.rows)).toEqual(['Müsli: created']);
    const exported = JSON.stringify({
      items: [{ name: 'Basil', id: 'x', aliases: [{ name: 'Basilikum' }, 'Basilico'] }],
    });
    expect(outcomes((await send('/foods', exported)).body.rows)).toEqual(['Basil: created']);
    const odd = JSON.stringify([{ name: 7 }, null, 'text', { name: 'Dill', onHand: 'perhaps' }, { ['__proto__']: 1 }]);
    expect((await send('/foods', odd)).body).toMatchObject({ isDone: false, failed: 5 });
  });

  test('tells of each row that is broken, and takes those around it', async () => {
    const file = [
      '\ufeffname,pluralName,onHand,aliases',
      'Leek,Leeks,,',
      '',
      '"Kale,Kales,,',
      'Beet,Beets,,',
      '"Dill"weed,,,',
      'Chard,Chards,,,,too many',
      'Sorrel,,perhaps,',
      'Fennel,,nein,bulb; Beet',
      'Féve,,,',
      'feve,,,',
    ].join('\n');
    const { body } = await send('/foods', file, 'good');
    expect(outcomes(body.rows)).toEqual([
      'Leek: created',
      'null: failed',
      'Beet: created',
      'null: failed',
      'null: failed',
      'Sorrel: failed',
      'Fennel: failed',
      'Féve: created',
      'feve: failed',
    ]);
    expect(body.rows[5].message).toBe('“onHand” is not right: Write yes or no.');
    expect(body.rows[6].message).toContain('“Beet”');
    expect(await total('/foods')).toBe(3);
  });

  test('of labels may leave out colours: a new label is grey, and one that is there keeps its own', async () => {
    await organizer.call('POST', '/groups/labels', { body: { name: 'Fish', color: '#123456' } });
    const { body } = await send('/groups/labels', 'name,color\nFish,\nFruit,\n');
    expect(outcomes(body.rows)).toEqual(['Fish: unchanged', 'Fruit: created']);
    expect((await organizer.call('GET', '/groups/labels?orderBy=name:asc')).body.items).toMatchObject([
      { name: 'Fish', color: '#123456' },
      { name: 'Fruit', color: '#E0E0E0' },
    ]);
  });

  test('in which two rows have each other as another name is taken with the first of them', async () => {
    const { body } = await send('/foods', 'name,aliases\nLeek,Porree\nPorree,Leek', 'good');
    expect(outcomes(body.rows)).toEqual(['Leek: created', 'Porree: failed']);
    expect((await organizer.call('GET', '/foods')).body.items).toMatchObject([{ name: 'Leek' }]);
  });

  test.each([
    ['/units', 'name,standardQuantity,standardUnit\ncup,much,cup\npot,2,bucket\njug,2,\ngood,0.5,liter', 3],
    ['/groups/labels', 'name,color\nFruit,reddish\nFish,#12345\ngood,#123456', 2],
    ['/organizers/tags', `name\n${'x'.repeat(256)}\ngood`, 1],
    ['/organizers/tools', '[{"name":"Pot","onHand":"maybe"},{"name":["Pan"]},{"name":"good"}]', 2],
  ])('%s with values that cannot be are told of, row by row', async (path, file, failed) => {
    const { body } = await send(path, file);
    expect(body).toMatchObject({ isDone: false, created: 1, failed });
    for (const { outcome, message } of body.rows) expect(Boolean(message)).toBe(outcome === 'failed');
    expect(await total(path)).toBe(0);
  });

  test.each([
    ['nothing of a table', 'table.no-names', 'hello'],
    ['no heading for names', 'table.no-names', 'a,b\n1,2'],
    ['broken JSON', 'table.unreadable', '[{"name": "x"'],
    ['JSON that is no list', 'table.unreadable', '{"name": "x"}'],
    ['a number instead of a list', 'table.no-names', '7'],
    ['a list in a list', 'table.unreadable', '{"items": {"name": "x"}}'],
    ['too many rows', 'table.too-many-rows', `name\n${'x\n'.repeat(50_000)}`],
    ['too many rows of JSON', 'table.too-many-rows', JSON.stringify(Array(10_001).fill({ name: 'x' }))],
  ])('with %s is refused', async (_, code, content) => {
    const { status, body } = await send('/foods', content);
    expect({ status, code: body.detail.code }).toEqual({ status: 400, code });
  });

  test('with a name that its recipes are found by is found by the new one', async () => {
    await organizer.call('POST', '/recipes', { body: { name: 'Soup' } });
    await organizer.call('PATCH', '/recipes/soup', { body: { recipeIngredient: [{ food: 'leek' }] } });
    await send('/foods', 'name,pluralName\nleek,porri');
    expect((await organizer.call('GET', '/recipes?search=porri')).body.total).toBe(1);
  });
});
