import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { picture } from '../../../../test/pictures.ts';
import { printedPage } from '../../../../test/printed-page.ts';
import { pdfOf } from '../../../../test/sample-pdf.ts';
import { paprikaExport, sendFiles } from '../../../../test/sent-files.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const soup = ['Pea soup', 'Ingredients', '500 g peas', '1 l stock', 'Method', 'Cook the peas in the stock until soft.'];
const markdown = '# Pie\n\n![](pie.png)\n\n## Ingredients\n\n- 2 leeks\n- 200 g flour\n\n## Method\n\nBake the pie.\n';

forEachDialect('photos and PDFs of a move', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
  });

  const move = async (files: Record<string, Uint8Array | string>) => {
    const { body } = await sendFiles(app, cook, files);
    await app.jobs.runDue();
    return (await cook.call('GET', `/groups/moves/${body.id}`)).body;
  };
  const start = async (id: string) => {
    await cook.call('POST', `/groups/moves/${id}/start`);
    await app.jobs.runDue();
    return (await cook.call('GET', `/groups/moves/${id}/recipes`)).body.items;
  };

  test('are read once they are there, and stay beside their recipes', async () => {
    const { id, apps, recipes, problemCount } = await move({
      'cards/IMG_1.png': await printedPage(),
      'cards/grandma soup.pdf': pdfOf([soup]),
    });
    expect({ apps, recipes, problemCount }).toEqual({ apps: ['scan'], recipes: 2, problemCount: 0 });
    expect(await start(id)).toMatchObject([
      { name: 'IMG 1', state: 'brought', missing: [], recipe: { slug: 'pancakes' } },
      { name: 'grandma soup', state: 'brought', missing: [], recipe: { slug: 'pea-soup' } },
    ]);
    expect((await cook.call('GET', '/recipes/pancakes')).body).toMatchObject({
      recipeIngredient: [{ originalText: '200 g flour' }, { originalText: '3 eggs' }],
      recipeInstructions: [{ text: 'Whisk everything together and fry it.' }],
      image: expect.any(String),
      assets: [{ name: 'IMG_1.png' }],
    });
    expect((await cook.call('GET', '/recipes/pea-soup')).body).toMatchObject({
      name: 'Pea soup',
      recipeIngredient: [{ originalText: '500 g peas' }, { originalText: '1 l stock' }],
      assets: [{ name: 'grandma soup.pdf' }],
    });
    await cook.call('POST', `/groups/moves/${id}/undo`);
    await app.jobs.runDue();
    expect((await cook.call('GET', '/recipes')).body.total).toBe(0);
  });

  test('are known by their content, whatever they are called', async () => {
    const { id, apps } = await move({ 'cards/IMG_1': await printedPage(), 'soup.txt': pdfOf([soup]) });
    expect(apps).toEqual(['scan']);
    await start(id);
    expect((await cook.call('GET', '/recipes/pancakes')).body).toMatchObject({
      image: expect.any(String),
      assets: [{ name: 'IMG_1.jpg' }],
    });
    expect((await cook.call('GET', '/recipes/pea-soup')).body.assets).toMatchObject([{ name: 'soup.pdf' }]);
  });

  test('in notes of Evernote are read too', async () => {
    const pdf = pdfOf([soup]).toString('base64');
    const note = `<note><title>Soup of Ada</title><content><![CDATA[<en-note><en-media/></en-note>]]></content>
<resource><data encoding="base64">${pdf}</data><mime>application/pdf</mime></resource></note>`;
    const { id, apps } = await move({ 'notes.enex': `<en-export>${note}</en-export>` });
    expect(apps).toEqual(['evernote']);
    expect(await start(id)).toMatchObject([{ state: 'brought', missing: [], recipe: { name: 'Soup of Ada' } }]);
    expect((await cook.call('GET', '/recipes/soup-of-ada')).body).toMatchObject({
      recipeIngredient: [{ originalText: '500 g peas' }, { originalText: '1 l stock' }],
      assets: [{ name: 'attachment.pdf' }],
    });
  });

  test('in which no recipe is seen come as files, and the report tells it', async () => {
    const { id } = await move({ 'cat.png': await picture('#7b3f00', 300, 200).png().toBuffer() });
    const [cat] = await start(id);
    expect(cat).toMatchObject({ name: 'cat', state: 'incomplete', missing: [{ what: 'page' }] });
    expect(cat.missing[0].message).not.toBe('');
    expect((await cook.call('GET', '/recipes/cat')).body.assets).toMatchObject([{ name: 'cat.png' }]);
    expect((await cook.call('GET', `/groups/moves/${id}`)).body.toTryAgain).toBe(1);
  });

  test('are no recipes of their own where they belong to others', async () => {
    const photo = await picture('#335500', 300, 200).png().toBuffer();
    const { recipes, problems } = await move({
      'notes/pie.md': markdown,
      'notes/pie.png': photo,
      'notes/small.png': photo,
      'export.paprikarecipes': await paprikaExport([{ name: 'Soup' }]),
    });
    expect(recipes).toBe(2);
    expect(problems).toEqual([{ path: 'notes/small.png', problem: 'picture' }]);
  });
});
