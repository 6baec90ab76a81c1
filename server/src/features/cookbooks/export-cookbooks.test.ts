import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { openZip } from '../../platform/files/index.ts';

const limits = { entries: 100, entryBytes: 1_000_000, totalBytes: 10_000_000 };

forEachDialect('taking cookbooks away', (database) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());

  test('one has its recipes in their order, of several each one is a chapter, and of all nothing is left out', async () => {
    const cook = (await createHousehold(app)).member;
    const add = async (name: string) => (await cook.call('POST', '/recipes', { body: { name } })).body;
    const [soup, pie] = [await add('Leek Soup'), await add('Apple Pie')];
    await add('Toast');
    const book = async (name: string, add: string[]) => {
      const { id } = (await cook.call('POST', '/groups/cookbooks', { body: { name, byRules: false } })).body;
      await cook.call('POST', `/groups/cookbooks/${id}/recipes`, { body: { add } });
      return id;
    };
    const winter = await book('Winter', [soup, pie]);
    const sweet = await book('Sweet', [pie]);
    const exported = async (body: object) => {
      app.clock.pass(1000);
      const sent = { body: { exportType: 'epub', ...body } };
      expect((await cook.call('POST', '/groups/cookbooks/export', sent)).status).toBe(202);
      const [made] = (await cook.call('GET', '/recipes/bulk-actions/export')).body;
      expect(made).toMatchObject({ status: 'ready', filename: expect.stringMatching(/[.]epub$/) });
      const archive = (await app.platform.files.read(made.path)) ?? Buffer.alloc(0);
      const { entries, close } = await openZip(archive, limits);
      const textOf = async (path: string) => String(await entries.find((entry) => entry.path === path)?.read());
      const [opf, contents] = [await textOf('book/book.opf'), await textOf('book/contents.xhtml')];
      close();
      return {
        title: /<dc:title>([^<]*)/.exec(opf)?.[1],
        contents: [...contents.matchAll(/<a href="(?!cover)[^>]*>([^<]*)</g)].map(([, name]) => name),
      };
    };

    expect(await exported({ cookbooks: [winter] })).toEqual({ title: 'Winter', contents: ['Leek Soup', 'Apple Pie'] });
    expect((await exported({ cookbooks: [sweet, winter], title: 'Both' })).contents).toEqual([
      'Sweet',
      'Apple Pie',
      'Winter',
      'Leek Soup',
    ]);
    expect((await exported({})).contents).toEqual(['Winter', 'Leek Soup', 'Apple Pie', 'More recipes', 'Toast']);
    const none = await cook.call('POST', '/groups/cookbooks/export', { body: { cookbooks: [cook.id] } });
    expect([none.status, none.body.detail.code]).toEqual([404, 'cookbook.not-found']);
  });
});
