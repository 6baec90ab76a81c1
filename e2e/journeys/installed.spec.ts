import type { Page } from '@playwright/test';
import { callsOf, logIn, withAda } from '../ada.ts';
import { expect, test } from '../larder.ts';
import { wholeBrowser } from '../playwright.config.ts';
import { freePort } from '../server.ts';
import { storedApplication } from '../shopping.ts';
import { openUpgradable } from '../upgraded-server.ts';

test.use({ settings: withAda, serviceWorkers: 'allow', launchOptions: wholeBrowser });

/** What the system does with the share target of an installed application. */
const share = (page: Page, words: Record<string, string>, files: { name: string; type: string; text: string }[] = []) =>
  page.evaluate(
    ({ words, files }) => {
      const form = document.createElement('form');
      form.method = 'POST';
      form.enctype = 'multipart/form-data';
      form.action = '/r/create/url';
      for (const [name, value] of Object.entries(words)) {
        form.append(Object.assign(document.createElement('input'), { name, value }));
      }
      const chosen = new DataTransfer();
      for (const { name, type, text } of files) chosen.items.add(new File([text], name, { type }));
      const field = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true });
      field.files = chosen.files;
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    { words, files },
  );

test('what the manifest promises is there, in the sizes that it says', async ({ page }) => {
  await page.goto('/');
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute('href', '/manifest-en-US.webmanifest');
  const manifestAt = async (path: string) => (await page.request.get(path)).json();
  const manifest = await manifestAt((await link.getAttribute('href')) ?? '');
  const german = await manifestAt('/manifest-de-DE.webmanifest');
  expect([german.id, german.lang, german.shortcuts[0].name]).toEqual([manifest.id, 'de-DE', 'Rezept hinzufügen']);
  const pictures = [...manifest.icons, ...manifest.screenshots].map(({ src, sizes }) => ({ src, sizes }));
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(
    expect.arrayContaining(['any', 'maskable', 'monochrome']),
  );
  const real = await page.evaluate(
    (wanted) =>
      Promise.all(
        wanted.map(async ({ src }) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          return { src, sizes: `${image.naturalWidth}x${image.naturalHeight}` };
        }),
      ),
    pictures,
  );
  expect(real).toEqual(pictures);
  await logIn(page);
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Page not found')).toBeHidden();
  }
});

test('a link, a text, a photo and a file that are shared lead to the import', async ({ page, recipeSite }) => {
  await logIn(page);
  await storedApplication(page);
  await share(page, { title: 'Soup', recipe_import_url: `Try this: ${recipeSite}/tomato-soup` });
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(/tomato soup/i);

  await page.goto('/g/home');
  await share(page, { recipe_import_url: 'Pancakes\n250 g flour\n3 eggs\nWhisk everything.' });
  await expect(page.getByRole('textbox').first()).toHaveValue(/250 g flour/);

  await page.goto('/g/home');
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Shared pie',
    recipeIngredient: ['1 egg'],
  };
  await share(page, {}, [{ name: 'pie.json', type: 'application/json', text: JSON.stringify(recipe) }]);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Shared pie');

  await page.goto('/g/home');
  await share(page, {}, [{ name: 'page.jpg', type: 'image/jpeg', text: 'no picture at all' }]);
  await expect(page).toHaveURL(/\/r\/create\/ocr/);
  await expect(page.getByText('page.jpg').or(page.getByAltText('page.jpg')).first()).toBeVisible();

  // What a file that is opened with the installed application leads to.
  await page.addInitScript(() => {
    const file = new File(['>> servings: 2\n\nBoil the @leeks{2} for ~{20%minutes}.'], 'Leek soup.cook');
    const setConsumer = (take: (launch: { files: { getFile: () => Promise<File> }[] }) => void) =>
      take({ files: [{ getFile: async () => file }] });
    Object.defineProperty(window, 'launchQueue', { configurable: true, value: { setConsumer } });
  });
  await page.goto('/group/migrations');
  await expect(page.getByText('Leek soup').first()).toBeVisible();
});

/** Longer than Chromium keeps a former worker that still has work, which is 5 minutes. */
const ofFormerWorker = 330_000;

/** Waits until the newest worker does the work. It waits itself for what the one before still does for a page. */
const takenOver = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const { installing, waiting } = await navigator.serviceWorker.ready;
          return [installing, waiting].flatMap((worker) => worker?.state ?? []);
        }),
      { timeout: ofFormerWorker },
    )
    .toEqual([]);

test('a new version is fetched beside, takes nobody from the stove, and is there at the next opening', async ({
  browser,
  larder,
}) => {
  // The application is stored twice.
  test.setTimeout(3 * test.info().timeout + 2 * ofFormerWorker);
  const proxy = await openUpgradable({ port: await freePort(), to: larder.url });
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  const call = await callsOf(page.request);
  const slug = await call('POST', '/recipes', { name: 'Leek soup' });
  await call('PATCH', `/recipes/${slug}`, {
    recipeInstructions: [{ text: 'Wash the leek.' }, { text: 'Boil it for 20 minutes.' }],
  });
  await logIn(page, `/g/home/r/${slug}?cook=true`);
  await storedApplication(page);
  const buildsStored = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('larder-files-')));
  const [build = ''] = await buildsStored();

  proxy.upgrade({ build: build.replace('larder-files-', ''), version: 'v99.0.0' });
  await page.getByRole('button', { name: 'Next' }).first().click();
  await page
    .getByRole('button', { name: /20 min/ })
    .first()
    .click();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(buildsStored).toEqual([build, 'larder-files-next']);
  await takenOver(page);
  await expect(page.getByText('Boil it for').first()).toBeVisible();
  await expect(page.locator('meta[name=upgraded]')).toHaveCount(0);

  await page.close();
  const next = await context.newPage();
  await next.goto('/g/home');
  await expect(next.locator('meta[name=upgraded]')).toHaveCount(1);
  // Its scripts are still those of the version before, as far as the server's word goes.
  await expect(next.getByText('The server has another version.')).toBeVisible();

  // A server that is put back to the version before is followed as well.
  proxy.rollBack();
  await next.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await takenOver(next);
  await next.goto(`/g/home/r/${slug}`);
  await expect(next.getByRole('heading', { name: 'Leek soup', level: 1 })).toBeVisible();
  await expect(next.locator('meta[name=upgraded]')).toHaveCount(0);
  await context.close();
  await proxy.close();
});
