import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { type LocalSite, openLocalSite } from '../../../test/local-site.ts';
import { picture } from '../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Pea soup',
  image: '/soup.jpg',
  recipeIngredient: ['500 g peas', '1 l stock'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil the peas in the stock.' }],
};
const page = `<!doctype html><html lang="en"><head><title>A page</title><script type="application/ld+json">${JSON.stringify(soup)}</script></head><body></body></html>`;
/** As a browser gives it, in lines that could be taken for a text. */
const withoutRecipe = `<html lang="en"><head><meta charset="utf-8"><title>Our village hall</title></head>
  <body>
    <h1>Our village hall</h1>
    <p>The hall is open on Tuesdays. Bring your own cup.</p>
  </body></html>`;
const selected = 'Leek tart\n\nIngredients\n3 leeks\n2 eggs\n\nMethod\nSlice the leeks and bake them with the eggs.';

forEachDialect('a page as a browser shows it', (database) => {
  let app: TestApp;
  let site: LocalSite;
  let cook: TestMember;

  beforeAll(async () => {
    const shown = await picture().jpeg().toBuffer();
    site = await openLocalSite(({ url }, response) =>
      url === '/soup.jpg'
        ? response.writeHead(200, { 'content-type': 'image/jpeg' }).end(shown)
        : response.writeHead(403).end(),
    );
    app = await createTestApp(database, { OUTBOUND_ALLOW: new URL(site.origin).host });
  });
  afterAll(async () => {
    await site.close();
    await app.close();
  });
  beforeEach(async () => {
    cook = (await createHousehold(app)).member;
  });

  const save = (body: object, by = cook) => by.call('POST', '/recipes/import/page', { body });
  const soupPage = () => ({ url: `${site.origin}/soup?utm_source=mail#method`, html: page });
  const total = async () => (await cook.call('GET', '/recipes')).body.total;

  test('becomes a recipe with its picture, though the server could not fetch it', async () => {
    const { status, body } = await save(soupPage());
    expect(status).toBe(200);
    expect(body).toMatchObject({ isNew: true, recipe: { name: 'Pea soup', slug: 'pea-soup' } });
    expect(body.recipe.image).toBeTruthy();
    const saved = (await cook.call('GET', `/recipes/${body.recipe.slug}`)).body;
    expect(saved.orgURL).toBe(soupPage().url);
    expect((await cook.call('GET', '/users/self')).body.groupSlug).toBe(body.groupSlug);
  });

  test('that the group has already is told, and saved again where that is wanted', async () => {
    const first = await save(soupPage());
    const second = await save({ ...soupPage(), url: `${site.origin}/soup` }, await createMember(app, cook.groupId));
    expect(second.body).toEqual({ ...first.body, isNew: false });
    expect(await total()).toBe(1);
    const again = await save({ ...soupPage(), isWantedAgain: true });
    expect(again.body).toMatchObject({ isNew: true, recipe: { slug: 'pea-soup-1' } });
    expect(await total()).toBe(2);
  });

  test('that no longer matches the rule for its site is saved, and its timeline says so', async () => {
    const url = 'https://felix.kitchen/soup';
    const { body } = await cook.call('POST', '/recipes/import/preview', { body: { url, text: page } });
    expect(body).toMatchObject({ isRuleOutdated: true, recipe: { ingredients: [{}, {}] } });
    expect((await save({ url, html: page })).body.recipe.name).toBe('Pea soup');
    const subjects = async () =>
      (await cook.call('GET', '/recipes/timeline/events')).body.items.map(
        ({ subject }: { subject: string }) => subject,
      );
    expect(await subjects()).toContainEqual(expect.stringContaining('Compare it with the original.'));
  });

  test('of another group is none that one has', async () => {
    await save(soupPage());
    const { member: stranger } = await createHousehold(app);
    expect((await save(soupPage(), stranger)).body).toMatchObject({ isNew: true, recipe: { slug: 'pea-soup' } });
  });

  test('gives its own recipe, whatever was selected', async () => {
    expect((await save({ ...soupPage(), selection: selected })).body.recipe.name).toBe('Pea soup');
  });

  test('without a recipe is refused, and gives the one that was selected', async () => {
    const news = { url: `${site.origin}/news`, html: withoutRecipe };
    const refused = await save(news);
    expect([refused.status, refused.body.detail.code]).toEqual([400, 'import.no-recipe']);
    const blank = await save({ ...news, selection: ' \n ' });
    expect([blank.status, blank.body.detail.code]).toEqual([400, 'import.no-recipe']);
    const { body } = await save({ ...news, selection: selected });
    expect(body.recipe.name).toBe('Leek tart');
    expect((await cook.call('GET', `/recipes/${body.recipe.slug}`)).body).toMatchObject({
      orgURL: news.url,
      recipeIngredient: [{ note: '3 leeks' }, { note: '2 eggs' }],
    });
  });

  test('comes from an extension with the API token of a person, which opens no other site the way', async () => {
    const { token } = (await cook.call('POST', '/users/api-tokens', { body: { name: 'Browser extension' } })).body;
    const sent = (headers: object) =>
      app.server.inject({
        method: 'POST',
        url: '/api/recipes/import/page',
        headers: { origin: 'chrome-extension://abcdefghijklmnopabcdefghijklmnop', ...headers },
        payload: soupPage(),
      });
    const reply = await sent({ authorization: `Bearer ${token}` });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
    expect((await sent({})).statusCode).toBe(401);
  });
});
