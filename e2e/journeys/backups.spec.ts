import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ada, callsOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { paced } from '../pace.ts';
import { createData } from '../prepared.ts';
import { freePort, startServer } from '../server.ts';

test.use({ settings: withAda });

const soup = '/g/home/r/roasted-tomato-soup';
const soon = { timeout: paced(60_000) };

/** A server on the other database that nobody has set up. */
const startOther = async () => {
  const { folder, address, remove } = await createData('postgres', {});
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = { API_PORT: String(port), BASE_URL: url, DATA_DIR: folder, DATABASE_URL: address };
  const server = await startServer(settings);
  const close = async () => {
    await server.end('SIGTERM');
    await remove();
  };
  return { url, printed: server.printed, close };
};

/** Makes a backup on the page of backups, waits until it is proven, and downloads it. */
const backUp = async (page: Page): Promise<Buffer> => {
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByText('The last backup can be restored')).toBeVisible(soon);
  await page
    .locator('main')
    .getByRole('link', { name: /Proven/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Fetch something back' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  return readFile(await (await download).path());
};

/** Whoever restores types the day of the backup. */
const typeTheDay = async (page: Page) => {
  const field = page.getByLabel(/^Type/);
  const [, day = ''] = (await page.getByText(/^Type “/).innerText()).match(/“(.*)”/) ?? [];
  await field.fill(day);
};

const archive = (buffer: Buffer) => ({ name: 'larder.zip', mimeType: 'application/zip', buffer });

const upload = async (page: Page, buffer: Buffer) => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  await (await choosing).setFiles(archive(buffer));
};

/** An archive with one file. */
const zipWith = (name: string, text: string): Buffer => {
  const [path, content] = [Buffer.from(name), Buffer.from(text)];
  const about = Buffer.alloc(26);
  about.writeUInt16LE(20, 0);
  about.writeUInt32LE(crc32(content), 10);
  about.writeUInt32LE(content.length, 14);
  about.writeUInt32LE(content.length, 18);
  about.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, path, content]);
  const made = Buffer.from('PK\x01\x02\x14\x00', 'latin1');
  const central = Buffer.concat([made, about, Buffer.alloc(14), path]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
};

const expectPicture = async (page: Page) => {
  const picture = page.locator('main img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(100);
};

const exportOf = async (page: Page, url: string): Promise<string> => {
  const form = { username: ada.username, password: ada.password };
  const { access_token } = await (await page.request.post(`${url}/api/auth/token`, { form })).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const exported = `${url}/api/recipes/roasted-tomato-soup/exports?template_name=raw`;
  return (await page.request.get(exported, { headers })).text();
};

const logInByForm = async (page: Page) => {
  await page.getByLabel('E-mail or user name').fill(ada.username);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/g\/home/);
};

test('a kitchen moves to another server and database with a backup, and back', async ({ page, larder, recipeSite }) => {
  test.slow();
  const call = await callsOf(page.request);
  await call('POST', '/recipes/create/url', { url: `${recipeSite}/tomato-soup` });
  const before = await exportOf(page, larder.url);
  const other = await startOther();
  try {
    const first = await test.step('a backup is made, proven and downloaded', async () => {
      await logIn(page, '/admin/backups');
      return backUp(page);
    });

    await test.step('what was deleted since is fetched back out of it', async () => {
      const { id } = await call('GET', '/recipes/roasted-tomato-soup');
      await call('DELETE', '/recipes/roasted-tomato-soup');
      await call('DELETE', `/groups/bin/${id}`);
      await page.reload();
      await page.getByRole('searchbox', { name: 'Find in this backup' }).fill('tomato');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Fetch back Roasted Tomato Soup' }).click();
      await expect(page.getByText('“Roasted Tomato Soup” is back in Home')).toBeVisible(soon);
      await page.getByRole('link', { name: 'Open it' }).click();
      await expect(page.getByRole('heading', { name: 'Roasted Tomato Soup', level: 1 })).toBeVisible();
      await expectPicture(page);
    });

    await test.step('a new server takes it up instead of starting empty', async () => {
      const [code = ''] = other.printed().match(/[0-9A-Z]{4}-[0-9A-Z]{4}/) ?? [];
      await page.goto(`${other.url}/setup`);
      await page.getByLabel('Setup code').fill(code);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Restore a backup instead' }).click();
      await expectAccessible(page);
      await page.getByLabel(/Drop a backup here/).setInputFiles(archive(first));
      await expect(page.getByRole('definition').first()).toHaveText('1');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Restore it' }).click();
      await expect(page.getByRole('heading', { name: 'Everything is back' })).toBeVisible(soon);
      await page.getByRole('link', { name: 'Log in' }).click();
      await logInByForm(page);
      await page.goto(`${other.url}${soup}`);
      await expect(page.getByRole('heading', { name: 'Roasted Tomato Soup', level: 1 })).toBeVisible();
      await expectPicture(page);
      expect(await exportOf(page, other.url)).toBe(before);
    });

    const second = await test.step('its own backup goes back to where it came from', async () => {
      await page.goto(`${other.url}/admin/backups`);
      return backUp(page);
    });

    await test.step('there it is looked at, and restored by typing the word', async () => {
      await call('PATCH', '/recipes/roasted-tomato-soup', { name: 'Spoiled Soup' });
      await page.goto(`${larder.url}/admin/backups`);
      await upload(page, second);
      await page.getByRole('link', { name: /Uploaded/ }).click();
      await page.getByRole('link', { name: 'Restore everything' }).click();
      await expect(page.getByRole('row', { name: /^Recipes/ })).toContainText('1 changes back');
      await typeTheDay(page);
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      // The sessions of everybody end with the data that they began in.
      await expect
        .poll(
          () => page.request.get(`${larder.url}/api/users/self`, { failOnStatusCode: false }).then((it) => it.status()),
          soon,
        )
        .toBe(401);
      await page.goto(`${larder.url}/login`);
      await logInByForm(page);
      await page.goto(`${larder.url}${soup}`);
      await expect(page.getByRole('heading', { name: 'Roasted Tomato Soup', level: 1 })).toBeVisible();
      await expectPicture(page);
      expect(await exportOf(page, larder.url)).toBe(before);
    });
  } finally {
    await other.close();
  }
});

test('a damaged backup is found by the proof, and what is none of ours is refused in words', async ({
  page,
  recipeSite,
}) => {
  test.slow();
  const call = await callsOf(page.request);
  await call('POST', '/recipes/create/url', { url: `${recipeSite}/tomato-soup` });
  await logIn(page, '/admin/backups');
  const whole = await backUp(page);

  await test.step('it goes, so that nothing here has what it held', async () => {
    await page.getByRole('button', { name: 'Delete backup' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete backup' }).click();
    await expect(page.getByText('There is no backup yet')).toBeVisible();
  });

  await test.step('a byte of its pictures is another one', async () => {
    const damaged = Buffer.from(whole);
    // Each of them, as one that is there twice is taken from where it is whole.
    for (let at = damaged.indexOf('WEBPVP8'); at > 0; at = damaged.indexOf('WEBPVP8', at + 1)) {
      damaged.writeUInt8(damaged.readUInt8(at + 12) ^ 1, at + 12);
    }
    await upload(page, damaged);
    await page.getByRole('link', { name: /Uploaded/ }).click();
    await page.getByRole('button', { name: 'Prove it' }).click();
    await expect(page.getByText(/images\/.*missing/).first()).toBeVisible(soon);
    await page.getByRole('link', { name: 'Restore everything' }).click();
    await expect(page.getByRole('list', { name: 'What can’t be read' })).toContainText(/images\/.*missing/);
    await expect(page.getByRole('table')).toBeVisible();
    await typeTheDay(page);
    await expect(page.getByRole('button', { name: /^Restore/ })).toBeDisabled();
    await expect(page.getByLabel(/Restore it without/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one of Mealie without anything in it is told as that, and a text is no backup', async () => {
    await page.goto('/admin/backups');
    await upload(page, zipWith('database.json', '{}'));
    await expect(page.getByText(/This looks like a backup of Mealie/)).toBeVisible();
    await upload(page, Buffer.from('a shopping list'));
    await expect(page.getByText('This is no backup of Larder.')).toBeVisible();
  });

  await test.step('the list of backups says which of them can be restored', async () => {
    await expect(page.getByRole('link', { name: /damaged/ })).toBeVisible();
    await expectAccessible(page);
  });
});
