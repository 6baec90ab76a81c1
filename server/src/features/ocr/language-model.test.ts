import { contract, type OcrEvent } from '@larder/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { type ModelQuestion, openLocalModel } from '../../../test/local-model.ts';
import type { LocalSite } from '../../../test/local-site.ts';
import { printedLines, printedPage } from '../../../test/printed-page.ts';
import { pdfOf } from '../../../test/sample-pdf.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';

const pancakes = {
  name: 'Pancakes',
  servings: 4,
  cookMinutes: 20,
  ingredients: [
    { section: 'Batter', text: '200 g flour' },
    { section: 'Batter', text: '30 eggs' },
  ],
  steps: [{ text: 'Whisk everything together and fry it.' }],
};

/** A busy computer takes a minute for what an idle one reads in two seconds. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

forEachDialect('photos that a language model may look at', (database) => {
  let app: TestApp;
  let model: LocalSite;
  let cook: TestMember;
  let questions: ModelQuestion[];
  let answer: () => string | number | Promise<string>;

  // One server for all tests: the program that reads pictures takes longer to start than a picture takes.
  beforeAll(async () => {
    model = await openLocalModel((question) => {
      questions.push(question);
      return answer();
    });
    app = await createTestApp(database, {
      OUTBOUND_ALLOW: '',
      OPENAI_BASE_URL: `${model.origin}/v1/`,
      OPENAI_API_KEY: 'sk-secret',
      OPENAI_MODEL: 'seeing-model',
    });
    cook = (await createHousehold(app)).member;
  });
  beforeEach(() => {
    questions = [];
  });
  afterAll(async () => {
    await app.close();
    await model.close();
  });

  const read = async (file: Buffer, askModel = true, by = { app, cook }): Promise<OcrEvent[]> => {
    const upload = { files: { file }, form: {}, token: by.cook.token };
    const { body: recipeSlug } = await send(by.app, contract.ocr.create, '/recipes/create-ocr', upload);
    const { body } = await by.app.server.inject({
      method: 'POST',
      url: '/api/ocr/readings',
      headers: { authorization: `Bearer ${by.cook.token}` },
      payload: { recipeSlug, askModel },
    });
    const events: OcrEvent[] = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    return events.filter(({ kind }) => kind !== 'progress' && kind !== 'waiting');
  };
  const own = { name: 'Pancakes', ingredients: [{ text: '200 g flour' }, { text: '3 eggs' }] };

  test('are read here first, and its answer follows, doubtful where our own reading found other words', async () => {
    answer = () => JSON.stringify(pancakes);
    const events = await read(await printedPage());

    expect(events.map(({ kind }) => kind)).toEqual(['page', 'guess', 'asking', 'guess']);
    expect(events[1]).toMatchObject({ guess: own });
    expect(events[3]).toMatchObject({
      guess: {
        name: 'Pancakes',
        recipeServings: 4,
        performTime: expect.stringMatching(/^20 min/),
        totalTime: '',
        ingredients: [
          { title: 'Batter', text: '200 g flour', confidence: 1 },
          { title: '', text: '30 eggs', confidence: 0.5 },
        ],
        instructions: [{ title: '', text: 'Whisk everything together and fry it.', confidence: 1 }],
        confidence: { name: 1, performTime: 0 },
      },
    });
  });

  test('go to it as upright pictures, with the key', async () => {
    answer = () => JSON.stringify(pancakes);
    const onItsSide = await sharp(await printedPage())
      .rotate(90)
      .png()
      .toBuffer();
    await read(onItsSide);

    expect(questions).toMatchObject([{ key: 'Bearer sk-secret', model: 'seeing-model' }]);
    const [text, picture] = questions[0]?.content ?? [];
    expect(text).toEqual({ type: 'text', text: '{"pages":1,"language":"en"}' });
    const { url = '' } = (typeof picture === 'object' && picture.image_url) || {};
    expect(url).toMatch(/^data:image\/jpeg;base64,/);
    const { format, width = 0, height = 0 } = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).metadata();
    expect({ format, isUpright: width > height }).toEqual({ format: 'jpeg', isUpright: true });
  });

  test.each<[string, string, () => string | number]>([
    ['says something else', 'ocr.model-unreadable', () => 'What a lovely pancake!'],
    ['sees no recipe', 'ocr.model-unreadable', () => JSON.stringify({ ingredients: [], steps: [] })],
    ['answers in another shape', 'ocr.model-unreadable', () => JSON.stringify({ ...pancakes, steps: 'Fry it.' })],
    [
      'gives amounts of time that are none',
      'ocr.model-unreadable',
      () => JSON.stringify({ ...pancakes, cookMinutes: -5 }),
    ],
    ['refuses', 'ocr.model-unreachable', () => 429],
  ])('keep what was read here when it %s', async (_, code, said) => {
    answer = said;
    const events = await read(await printedPage());

    expect(events.slice(1)).toMatchObject([
      { kind: 'guess', guess: own },
      { kind: 'asking' },
      { kind: 'model-failed', code, message: expect.stringContaining('What the server itself read is in the fields.') },
    ]);
    expect(app.logged() + JSON.stringify(events)).not.toContain('sk-secret');
  });

  test('are not sent when nobody asks for it, nor a booklet of which it would forget half', async () => {
    answer = () => JSON.stringify(pancakes);
    expect((await read(await printedPage(), false)).map(({ kind }) => kind)).toEqual(['page', 'guess']);
    const booklet = pdfOf(Array.from({ length: 11 }, () => printedLines));
    expect((await read(booklet)).at(-1)).toMatchObject({ code: 'ocr.model-too-many-pages' });
    expect(questions).toEqual([]);
  });

  test('are offered to it only where one is set up', async () => {
    const without = await createTestApp(database);
    try {
      const offers = async (app: TestApp) =>
        (await app.server.inject('/api/app/about')).json().enableOpenaiImageServices;
      expect([await offers(app), await offers(without)]).toEqual([true, false]);
      const events = await read(await printedPage(), true, {
        app: without,
        cook: (await createHousehold(without)).member,
      });
      expect(events.at(-1)).toMatchObject({ kind: 'model-failed', code: 'ocr.model-not-configured' });
    } finally {
      await without.close();
    }
  });
});
