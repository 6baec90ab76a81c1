import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { paprikaExport, sendFiles } from '../../../test/sent-files.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const lines = (name: string) => [
  name,
  '',
  'Ingredients',
  '2 leeks',
  '200 g flour',
  '',
  'Method',
  'Cook the leeks until soft.',
];
const page = (name: string) =>
  `<!DOCTYPE html><html><head><title>${name}</title></head><body><h1>${name}</h1><h2>Ingredients</h2><ul><li>2 leeks</li><li>200 g flour</li></ul><h2>Method</h2><p>Cook the leeks until they are soft.</p></body></html>`;
const text = (name: string) => lines(name).join('\n');
const note = (name: string) =>
  `<note><title>${name}</title><content><![CDATA[<en-note>${lines(name)
    .map((line) => `<div>${line}</div>`)
    .join('')}</en-note>]]></content></note>`;
const mhtml = (name: string) =>
  [
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary="b"',
    '',
    '--b',
    'Content-Type: text/html',
    '',
    page(name),
    '--b--',
  ].join('\r\n');

/** Files of a kind, whose names say nothing of it. */
const kinds: Record<string, (name: string) => string | Promise<Uint8Array>> = {
  bookmarks: (name) =>
    `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p><DT><A HREF="https://pies.example/${encodeURIComponent(name)}">${name}</A></DL>`,
  evernote: (name) => `<en-export>${note(name)}</en-export>`,
  markdown: (name) =>
    `# ${name}\n\n## Ingredients\n\n- 2 leeks\n- 200 g flour\n\n## Method\n\nCook the leeks until soft.\n`,
  paprika: (name) => paprikaExport([{ name }]),
  pepperplate: (name) => `Title: ${name}\nIngredients:\n2 leeks\nInstructions:\nCook.\n`,
  saffron: (name) => `Title: ${name}\nOriginal URL: \nCookbook: Pies\nIngredients:\n2 leeks\nInstructions:\nCook.\n`,
  schema: (name) =>
    JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['2 leeks'], recipeInstructions: 'Cook.' }),
  bigoven: (name) => `Title,PrimaryIngredient,Ingredients,Instructions\n${name},Leeks,2 leeks,Cook.\n`,
  table: (name) => `Name,Ingredients,Instructions\n${name},2 leeks,Cook.\n`,
  text,
  url_list: (name) => `name,url\n${name},https://pies.example/list/${encodeURIComponent(name)}\n`,
  web_pages: page,
};

forEachDialect('a mixed folder', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(database);
  });
  afterAll(() => app.close());

  test('of 30 files of 12 kinds is found out file by file', async () => {
    const cook = (await createHousehold(app)).member;
    const files: Record<string, string | Uint8Array> = {};
    for (const [at, [kind, write]] of Object.entries(kinds).entries()) {
      files[`mixed/${at}.bin`] = await write(`${kind} one`);
      files[`mixed/deeper/${at}.dat`] = await write(`${kind} two`);
    }
    files['mixed/saved.eml'] = mhtml('web_pages three');
    files['mixed/another.eml'] = mhtml('web_pages four');
    files['mixed/letter.txt'] = 'Dear Sam,\nwe arrive on Monday.';
    files['mixed/style.css'] = 'a { color: red; }';
    files['mixed/film.mov'] = 'no recipe';
    files['mixed/cut.zip'] = (await paprikaExport([{ name: 'Cut' }])).subarray(0, 100);

    const { status, body } = await sendFiles(app, cook, files);
    expect(status).toBe(201);
    await app.jobs.runDue();

    const { body: move } = await cook.call('GET', `/groups/moves/${body.id}`);
    expect(Object.keys(files)).toHaveLength(30);
    expect(move).toMatchObject({ state: 'ready', recipes: 26 });
    expect(move.apps.toSorted()).toEqual(Object.keys(kinds).sort());
    expect(
      new Map(move.problems.map(({ path, problem }: { path: string; problem: string }) => [path, problem])),
    ).toEqual(
      new Map([
        ['mixed/letter.txt', 'unknown'],
        ['mixed/style.css', 'unknown'],
        ['mixed/film.mov', 'unknown'],
        ['mixed/cut.zip', 'cut-short'],
        ['mixed/cut.zip/0.paprikarecipe', 'not-a-zip'],
      ]),
    );
  });
});
