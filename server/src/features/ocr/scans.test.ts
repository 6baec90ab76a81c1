import { contract, type OcrEvent } from '@larder/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { printedPage } from '../../../test/printed-page.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';

/** A busy computer takes a minute for what an idle one reads in two seconds. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

forEachDialect('pages that are no recipe yet', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
  });
  afterAll(() => app.close());

  const add = async (file: Buffer, scanId?: string, by = cook) =>
    send(app, contract.ocr.addToScan, '/ocr/scans', {
      files: { file },
      form: { ...(scanId && { scanId }) },
      token: by.token,
    });
  const read = async (scanId: string): Promise<OcrEvent[]> => {
    const { body } = await app.server.inject({
      method: 'POST',
      url: `/api/ocr/scans/${scanId}/readings`,
      headers: { authorization: `Bearer ${cook.token}` },
      payload: {},
    });
    return body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  const names = async () => (await cook.call('GET', '/recipes')).body.items.map(({ name }: { name: string }) => name);

  test('become one when they are saved, with the pages attached and what was read of them', async () => {
    const { status, body } = await add(await printedPage());
    expect(status).toBe(201);
    const { scanId } = body;
    expect((await add(await printedPage(), scanId)).body).toEqual({ scanId });
    const events = await read(scanId);
    const page = events.find((event) => event.kind === 'page')?.page;
    expect(events.at(-1)).toMatchObject({ guess: { name: 'Pancakes', unplaced: expect.any(Array) } });
    expect(events.filter(({ kind }) => kind === 'page')).toHaveLength(2);
    const picture = await app.server.inject({
      url: `/api/ocr/scans/${scanId}/pages/${page?.name}`,
      headers: { authorization: `Bearer ${cook.token}` },
    });
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(await names()).toEqual([]);

    const saved = await cook.call('POST', `/ocr/scans/${scanId}/recipe`, {
      body: { recipe: { name: 'Pancakes', recipeIngredient: [{ note: '3 eggs' }] }, page: page?.name },
    });
    expect([saved.status, saved.body]).toEqual([
      201,
      expect.objectContaining({ slug: 'pancakes', isPictureMissing: false }),
    ]);
    expect(saved.body.recipe).toMatchObject({
      image: expect.any(String),
      assets: [{ fileName: 'page-001.png' }, { fileName: 'page-002.png' }],
    });
    expect(await names()).toEqual(['Pancakes']);
    const again = await cook.call('POST', `/ocr/scans/${scanId}/recipe`, { body: { recipe: {} } });
    expect([again.status, again.body.detail.code]).toEqual([404, 'import.no-draft']);
  });

  test('leave nothing behind when they are discarded, and are nobody else’s', async () => {
    const { scanId } = (await add(await printedPage())).body;
    const stranger = (await createHousehold(app)).member;
    expect((await add(await printedPage(), scanId, stranger)).status).toBe(404);
    expect((await stranger.call('POST', `/ocr/scans/${scanId}/recipe`, { body: { recipe: {} } })).status).toBe(404);
    expect((await cook.call('DELETE', `/recipes/import/preview/${scanId}`)).status).toBe(200);
    expect((await cook.call('POST', `/ocr/scans/${scanId}/readings`, { body: {} })).status).toBe(404);
    expect(await app.platform.files.list('imports')).toEqual([]);
  });

  test('are pictures or PDFs', async () => {
    const { status, body } = await add(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([status, body.detail.code]).toEqual([400, 'image.not-an-image']);
  });
});
