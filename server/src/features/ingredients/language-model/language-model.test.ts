import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { openLocalModel } from '../../../../test/local-model.ts';
import type { LocalSite } from '../../../../test/local-site.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

interface Question {
  key: string | undefined;
  model: string;
  lines: string[];
}

const flour = { input: '500 g Mehl', quantity: 500, unit: 'g', food: 'Mehl', note: '', confidence: 0.9 };

forEachDialect('a language model that the owner has set up', (database) => {
  let app: TestApp;
  let model: LocalSite;
  let cook: TestMember;
  let questions: Question[] = [];
  /** What the model says, or the status with which its server refuses. */
  let answer: (question: Question) => string | number;

  beforeEach(async () => {
    questions = [];
    model = await openLocalModel(({ content, ...asked }) => {
      const question = { ...asked, lines: JSON.parse(String(content)).lines };
      questions.push(question);
      return answer(question);
    });
    app = await createTestApp(database, {
      // Only the setting below makes the server trust the model's host.
      OUTBOUND_ALLOW: '',
      OPENAI_BASE_URL: `${model.origin}/v1/`,
      OPENAI_API_KEY: 'sk-secret',
      OPENAI_MODEL: 'small-model',
    });
    cook = (await createHousehold(app)).member;
  });
  afterEach(async () => {
    await app.close();
    await model.close();
  });

  const parse = (ingredients: string[]) =>
    cook.call('POST', '/parser/ingredients', { body: { ingredients, parser: 'openai' } });
  const saying = (ingredients: object[]) => () => JSON.stringify({ ingredients });

  test('is asked for the lines, and its answer is matched with the group’s foods', async () => {
    await cook.call('POST', '/foods', { body: { name: 'mehl' } });
    answer = saying([flour]);
    const { status, body } = await parse(['500 g Mehl']);

    expect(status).toBe(200);
    expect(body[0]).toMatchObject({
      input: '500 g Mehl',
      confidence: { quantity: 0.9 },
      ingredient: { quantity: 500, unit: { id: null, name: 'g' }, food: { name: 'mehl' }, originalText: '500 g Mehl' },
    });
    expect(body[0].ingredient.food.id).not.toBeNull();
    expect(questions).toEqual([{ key: 'Bearer sk-secret', model: 'small-model', lines: ['500 g Mehl'] }]);
    expect(model.asked).toEqual(['/v1/chat/completions']);
    expect((await cook.call('GET', '/parser')).body).toEqual(['nlp', 'brute', 'openai']);
  });

  test('may wrap its answer in a code block and leave out what a line has not', async () => {
    answer = () => `\`\`\`json\n${JSON.stringify({ ingredients: [{ input: 'Salz', food: 'Salz' }] })}\n\`\`\``;
    expect((await parse(['Salz'])).body[0]).toMatchObject({
      confidence: { average: null },
      ingredient: { quantity: null, unit: null, food: { name: 'Salz' }, note: '' },
    });
  });

  test('gets many lines in several questions', async () => {
    answer = ({ lines }) => JSON.stringify({ ingredients: lines.map((input) => ({ ...flour, input })) });
    const lines = Array.from({ length: 120 }, (_, number) => `${number} g Mehl`);
    expect((await parse(lines)).body).toHaveLength(120);
    expect(questions.map(({ lines }) => lines.length)).toEqual([50, 50, 20]);
  });

  test.each<[string, () => string | number]>([
    ['no JSON', () => 'Here you are: flour!'],
    ['another shape', () => '{"lines": []}'],
    ['a line too few', saying([])],
    ['another line', saying([{ ...flour, input: '600 g Zucker' }])],
    ['an amount that is none', saying([{ ...flour, quantity: -1 }])],
    ['an amount in words', saying([{ ...flour, quantity: 'much' }])],
    ['a food without end', saying([{ ...flour, food: 'x'.repeat(300) }])],
  ])('that answers with %s is not believed', async (_, said) => {
    answer = said;
    const { status, body } = await parse(['500 g Mehl']);
    expect([status, body.detail.code]).toEqual([400, 'parser.model-unreadable']);
  });

  test.each([401, 404, 429, 500, 302])(
    'that refuses with %d is named as the cause, and its key stays secret',
    async (status) => {
      answer = () => status;
      const reply = await parse(['500 g Mehl']);
      expect([reply.status, reply.body.detail.code]).toEqual([400, 'parser.model-unreachable']);
      expect(model.asked).toHaveLength(1);
      expect(app.logged() + JSON.stringify(reply.body)).not.toContain('sk-secret');
    },
  );

  test('that is not there is named as the cause', async () => {
    await model.close();
    expect((await parse(['500 g Mehl'])).body.detail.code).toBe('parser.model-unreachable');
  });

  test('does not open its host to imports', async () => {
    const { body } = await cook.call('POST', '/recipes/create-url', { body: { url: `${model.origin}/v1/models` } });
    expect(body.detail.code).toBe('import.blocked-address');
  });

  test('corrections win over it', async () => {
    answer = saying([flour]);
    const food = (await cook.call('POST', '/foods', { body: { name: 'Weizenmehl' } })).body;
    await cook.call('POST', '/parser/corrections', {
      body: { parser: 'openai', corrections: [{ input: '500 g Mehl', ingredient: { quantity: 500, food, note: '' } }] },
    });
    expect((await parse(['500 g Mehl'])).body[0].ingredient.food.name).toBe('Weizenmehl');
  });
});
