import { buffer } from 'node:stream/consumers';
import { contract } from '@larder/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../../test/for-each-dialect.ts';
import { picture } from '../../../../../test/pictures.ts';
import { type PrintedPage, pagesOf } from '../../../../../test/read-pdf.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { send } from '../../../../../test/walk/send.ts';

const a4 = { width: 595, height: 842 };
const letter = { width: 612, height: 792 };

forEachDialect('a printed cookbook', (database) => {
  let app: TestApp;
  let cook: TestMember;

  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
  });

  const add = async (name: string, body: object = {}, color?: string) => {
    const { body: slug } = await cook.call('POST', '/recipes', { body: { name } });
    await cook.call('PATCH', `/recipes/${slug}`, {
      body: { recipeIngredient: [{ note: '200 g flour' }], recipeInstructions: [{ text: 'Stir.' }], ...body },
    });
    if (!color) return slug;
    const image = await picture(color, 900, 600).png().toBuffer();
    const sent = { files: { image }, form: {}, token: cook.token };
    await send(app, contract.recipes.replaceImage, `/recipes/${slug}/image`, sent);
    return slug;
  };

  const print = async (path: string, body: object): Promise<PrintedPage[]> => {
    expect((await cook.call('POST', path, { body: { exportType: 'pdf', ...body } })).status).toBe(202);
    await app.jobs.runDue();
    const [made] = (await cook.call('GET', '/recipes/bulk-actions/export')).body;
    expect(made).toMatchObject({ status: 'ready', filename: expect.stringMatching(/\.pdf$/) });
    const stored = await app.platform.files.find(made.path);
    return pagesOf(stored ? await buffer(stored.stream()) : Buffer.alloc(0));
  };
  const textOf = (pages: PrintedPage[]) => pages.map(({ text }) => text);

  test('has a cover, contents with the right pages, and a chapter for each category', async () => {
    await add('Leek Soup', { recipeCategory: ['Soups'] }, '#2e7d32');
    await add('Apple Pie', { recipeCategory: ['Cakes'], totalTime: '1 hour' });
    await add('Toast');
    const pages = await print('/recipes/bulk-actions/export', { title: 'Winter evenings' });

    const [cover, title, contents] = textOf(pages);
    expect(cover).toContain('Winter evenings');
    expect(title).toContain('3 recipes, printed on');
    // Front pages are counted apart, and the first page after them is a right one.
    const front = 4;
    const [cakes, soups, more] = ['Cakes', 'Soups', 'More recipes'];
    const begun = [cakes, 'Apple Pie', soups, 'Leek Soup', more, 'Toast'];
    expect(contents?.split('\n').slice(1)).toEqual(begun.map((name, index) => `${name} ${index + 1}`));
    for (const [index, name] of begun.entries()) expect(pages[front + index]?.text).toContain(name);
    expect(pages.map(({ width, height }) => ({ width: Math.round(width), height: Math.round(height) }))).toEqual(
      pages.map(() => a4),
    );
    expect(pages[front + 1]?.text).toContain('Total');
  });

  test('holds the letters of Latin, Cyrillic, Greek and other scripts, and signs that fonts lack', async () => {
    const words = ['Zażółć gęślą jaźń', 'Борщ со сметаной', 'Πίτα με φέτα', 'Phở bò', '½ ⅓ → ☐', 'Խաչապուրի'];
    await add('Letters', { recipeInstructions: words.map((text) => ({ text })) });
    const pages = await print('/recipes/bulk-actions/export', { paper: 'letter' });
    const text = textOf(pages).join('\n').normalize('NFC');
    for (const word of words) expect(text).toContain(word);
    expect(pages.map(({ width, height }) => ({ width, height }))).toEqual(pages.map(() => letter));
  });

  test('leaves out pictures among letters, and tells which scripts it has no letters for', async () => {
    await add('🍲 Mapo 🌶️ Tofu', { recipeInstructions: [{ text: '把豆腐切成小块' }, { text: 'ต้มน้ำ ⅓' }] }, '#2e7d32');
    const text = textOf(await print('/recipes/bulk-actions/export', { title: '🎄 Feasts' }));
    expect(text[0]).toMatch(/^Feasts\n/);
    expect(text.at(-1)).toContain('Mapo Tofu');
    const [made] = (await cook.call('GET', '/recipes/bulk-actions/export')).body;
    expect(made.unprinted).toEqual(['Hani', 'Thai']);
    await print('/recipes/bulk-actions/export', { recipes: [await add('Plain'), await add('Other')] });
    const listed = (await cook.call('GET', '/recipes/bulk-actions/export')).body;
    expect(listed.find(({ recipesInAll }: { recipesInAll: number }) => recipesInAll === 2).unprinted).toEqual([]);
  });

  test('cuts long names at the top of its pages', async () => {
    const name = 'A very long name of a soup '.repeat(9).trim();
    const steps = Array.from({ length: 60 }, (_, index) => ({ text: `Step ${index}. ${'Stir it well. '.repeat(8)}` }));
    await add(name, { recipeInstructions: steps, recipeCategory: ['Soups of all kinds and all countries '.repeat(6)] });
    const pages = textOf(await print('/recipes/bulk-actions/export', {}));
    const heads = pages.slice(-2).map((page) => page.split('\n').slice(0, 4).join(' '));
    for (const head of heads) {
      expect(head).toMatch(/A very long name[\w ]*…/);
      expect(head).not.toContain(name);
      expect(head).toMatch(/Soups of all kinds[\w ]*…/);
    }
  });

  test('is read from the right where its letters are', async () => {
    const words = ['מרק עדשים כתומות (לחורף), עם 200 גרם', 'شوربة العدس مع 200 غرام'];
    await add('Lentils', { recipeInstructions: words.map((text) => ({ text })) });
    const text = textOf(await print('/recipes/bulk-actions/export', { paper: 'letter' })).join('\n');
    for (const word of words) expect(text.replaceAll(/\s+/g, ' ')).toContain(word);
  });

  test('has the ingredients at the right of the method where the recipe is read from the right', async () => {
    const recipeIngredient = [{ note: '777 קמח' }, { note: '555 מים' }];
    const recipeInstructions = [{ text: '888 ערבבו היטב עם המים' }, { text: '999 אפו בתנור חם' }];
    await add('לחם פשוט', { recipeIngredient, recipeInstructions, totalTime: '1 hour' });
    await add('Bread', { recipeIngredient, recipeInstructions: [{ text: '888 stir' }, { text: 'Bake it well.' }] });
    const pages = await print('/recipes/bulk-actions/export', { chapters: 'none' });
    const [plain, turned] = ['Bread', 'לחם פשוט'].map((name) => pages.findLast(({ text }) => text.includes(name)));
    const leftOf = (page: PrintedPage | undefined, word: string) =>
      page?.words.find(({ text }) => text === word)?.left ?? Number.NaN;
    expect(leftOf(turned, '777')).toBeGreaterThan(leftOf(turned, '888'));
    expect(leftOf(plain, '777')).toBeLessThan(leftOf(plain, '888'));
    // Numbers of steps stand before them, at the right of the words.
    const numbers = turned?.words.filter(({ text }) => text === '2').map(({ left }) => left) ?? [];
    expect(Math.max(...numbers)).toBeGreaterThan(leftOf(turned, '999'));
  });

  test('parts no title from its recipe, and goes on over as many pages as it takes', async () => {
    const steps = Array.from({ length: 60 }, (_, index) => ({
      title: index % 7 === 0 ? `Part ${index}` : '',
      text: `Step number ${index + 1}. ${'Stir the pot and look at the colour of the onions. '.repeat(4)}`,
    }));
    const recipeIngredient = Array.from({ length: 90 }, (_, index) => ({ note: `${index} g of something chopped` }));
    await add('Long Stew', { recipeInstructions: steps, recipeIngredient, notes: [{ title: 'Tip', text: 'Wait.' }] });
    await add('Short Toast');
    const pages = await print('/recipes/bulk-actions/export', { chapters: 'none' });
    const text = textOf(pages);
    const start = pages.findIndex((page, index) => index > 2 && page.text.includes('Long Stew'));
    const end = pages.findIndex((page, index) => index > 2 && page.text.includes('Short Toast'));
    expect(end - start).toBeGreaterThan(3);
    const own = text.slice(start, end).join('\n');
    for (const { text } of steps) expect(own).toContain(text.split('.')[0]);
    for (const { note } of recipeIngredient) expect(own.replaceAll(/\s+/g, ' ')).toContain(note);
    // Each further page says whose it is, and none ends with a heading.
    for (const page of text.slice(start + 1, end)) expect(page).toContain('Long Stew');
    for (const page of text.slice(start, end)) expect(page.trimEnd()).not.toMatch(/Part \d+$/);
    expect(text[end]).toContain('Stir.');
  });
});
