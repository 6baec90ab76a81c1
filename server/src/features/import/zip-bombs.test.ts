import { contract } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';
import { harmlessZip, packedEntry, zipBombs } from '../../../test/zip-bombs.ts';

const mebibyte = 1024 * 1024;
/** The upload itself and one entry of the size that is allowed, with room for the garbage collector. */
const mostMemory = 400 * mebibyte;

/** How much the process grew while something was done, in bytes. */
const growthDuring = async (work: () => Promise<void>): Promise<number> => {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  await work();
  clearInterval(watch);
  return Math.max(most, process.memoryUsage.rss()) - before;
};

forEachDialect('a zip with an entry of 10 GB', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
  });
  afterAll(() => app.close());

  const recipe = packedEntry(
    'stew.json',
    JSON.stringify({
      slug: 'stew',
      name: 'Stew',
      recipe_ingredient: [],
      assets: [{ name: 'Film', icon: '', file_name: 'film.bin' }],
    }),
  );
  const upload = (archive: Buffer) =>
    send(app, contract.imports.fromZip, '/recipes/create-from-zip', { files: { archive }, token: cook.token });

  const bombs = [
    { name: 'recipe.json', beside: [] },
    { name: 'original.webp', beside: [recipe] },
    { name: 'assets/film.bin', beside: [recipe] },
  ].flatMap(({ name, beside }) => zipBombs(name, beside).map(([what, archive]) => ({ name, what, archive })));

  test.each(bombs)('as $name $what is refused in bounded memory, and nothing is stored', async ({ archive }) => {
    const folders = await app.platform.files.list('recipes');
    let answer: Awaited<ReturnType<typeof send>> | undefined;
    const growth = await growthDuring(async () => {
      answer = await upload(archive);
    });

    expect(answer?.status).toBe(400);
    expect(answer?.body.detail).toMatchObject({
      code: expect.stringMatching(/^import\.(bad-archive|no-recipe-in-archive)$/),
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
    expect(growth).toBeLessThan(mostMemory);
    expect((await cook.call('GET', '/recipes')).body.total).toBe(0);
    expect(await app.platform.files.list('recipes')).toEqual(folders);
  });

  test('is refused for its size alone: the same with little in it is taken', async () => {
    expect((await upload(harmlessZip('assets/film.bin', [recipe]))).status).toBe(201);
  });
});
