import type { Page } from '@playwright/test';
import { callsOf, headersOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';

test.use({ settings: withAda });

const bea = { username: 'bea', password: 'a pot of bean soup', fullName: 'Bea Miller' };
const carl = { username: 'carl', password: 'a pan of fried rice', fullName: 'Carl Adams' };

/** Follows an invitation and fills in its form. */
const join = async (page: Page, link: string, person: typeof bea) => {
  await page.goto(link);
  await page.getByLabel('Full name').fill(person.fullName);
  await page.getByLabel('User name').fill(person.username);
  await page.getByLabel('E-mail').fill(`${person.username}@example.org`);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/g\/home$/);
};

const rowOf = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

test('three people of a household each may do what is theirs, and one leaves with a choice of what stays', {
  tag: '@phone',
}, async ({ page, browser, request, larder }) => {
  test.slow();
  const opened = await Promise.all([bea, carl].map(() => browser.newContext({ baseURL: larder.url })));
  const [ofBea, ofCarl] = await Promise.all(opened.map((context) => context.newPage()));
  if (!ofBea || !ofCarl) throw new Error('two pages were opened');

  await test.step('one link brings two people in', async () => {
    await logIn(page, '/household');
    await page.getByLabel('For how many').selectOption({ label: 'For 2 people' });
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByText('/register?token=').innerText();
    await join(ofBea, link, bea);
    await join(ofCarl, link, carl);
    await page.goto('/group/members');
    await expect(page).toHaveURL(/\/household$/);
    await expect(rowOf(page, carl.fullName)).toContainText('Cooks, shops and adds recipes.');
  });

  await test.step('rights are switched for each, and those of oneself are locked', async () => {
    await rowOf(page, bea.fullName).click();
    await page.getByRole('group', { name: bea.fullName }).getByText('Tidy up', { exact: true }).click();
    await expect(rowOf(page, bea.fullName)).toContainText('May also tidy up tags and foods.');
    await rowOf(page, carl.fullName).click();
    await page.getByRole('group', { name: carl.fullName }).getByText('Look after the household').click();
    await expect(rowOf(page, carl.fullName)).toContainText('Also looks after the household.');
    await rowOf(page, 'Administrator').click();
    await expect(
      page.getByRole('group', { name: 'Administrator' }).getByRole('switch', { name: 'Tidy up' }),
    ).toBeDisabled();
    await expectAccessible(page);
  });

  await test.step('who may tidy up finds the tables, and neither switches nor invitations', async () => {
    await ofBea.goto('/group/data/foods');
    await expect(ofBea.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(ofBea).toHaveURL(/\/group\/data\/foods/);
    await ofBea.goto('/household');
    await expect(ofBea.getByText(carl.fullName)).toBeVisible();
    await expect(rowOf(ofBea, carl.fullName)).toBeHidden();
    await expect(ofBea.getByRole('heading', { name: 'Invitations' })).toBeHidden();
    await expectAccessible(ofBea);
  });

  await test.step('who looks after the household may not tidy up, is told so, and cannot touch the administrator', async () => {
    await ofCarl.goto('/group/data/foods');
    await expect(ofCarl.getByText('You are not allowed to organize data.')).toBeVisible();
    await expect(ofCarl).toHaveURL(/\/g\/home$/);
    await ofCarl.goto('/household');
    await rowOf(ofCarl, 'Administrator').click();
    await expect(ofCarl.getByRole('switch', { name: 'Look after the household' })).toBeDisabled();
    await expect(ofCarl.getByRole('button', { name: /^Remove/ })).toBeHidden();
  });

  await test.step('one is removed: recipes and list go to whom one chooses, and the log says so', async () => {
    const headers = await headersOf(request, bea);
    await request.post('/api/recipes', { headers, data: { name: 'Bean soup' } });
    await request.post('/api/groups/shopping/lists', { headers, data: { name: 'Saturday' } });
    await ofCarl.reload();
    await rowOf(ofCarl, bea.fullName).click();
    await ofCarl.getByRole('button', { name: `Remove ${bea.fullName}` }).click();
    const dialog = ofCarl.getByRole('dialog', { name: `Remove ${bea.fullName}?` });
    const recipesTo = dialog.getByLabel('1 recipe goes to');
    await expect(recipesTo.locator('option:checked')).toHaveText(carl.fullName);
    await recipesTo.selectOption({ index: 0 });
    const heir = await recipesTo.locator('option:checked').innerText();
    await expect(dialog.getByLabel('1 shopping list goes to')).toBeVisible();
    await expectAccessible(ofCarl);
    await dialog.getByRole('button', { name: 'Remove member' }).click();
    await expect(rowOf(ofCarl, bea.fullName)).toBeHidden();
    await ofCarl.goto('/group/activity');
    await expect(ofCarl.getByText(/has the recipes/).first()).toContainText(heir);
    await expectAccessible(ofCarl);

    const call = await callsOf(request);
    const soup = await call('GET', '/recipes/bean-soup');
    const members = await call('GET', '/groups/members');
    expect(members.find(({ id }: { id: string }) => id === soup.userId)?.fullName).toBe(heir);
    await ofBea.goto('/household');
    await expect(ofBea).toHaveURL(/\/login/);
  });

  await test.step('one deletes their own account, with their data in hand', async () => {
    await ofCarl.goto('/user/profile');
    await ofCarl.getByRole('button', { name: 'Delete my account…' }).click();
    const dialog = ofCarl.getByRole('dialog', { name: 'Delete your account?' });
    const download = ofCarl.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toMatch(/^my-data-.*[.]zip$/);
    await dialog.getByLabel('Your password').fill('not this one');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectAccessible(ofCarl);
    await dialog.getByLabel('Your password').fill(carl.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(ofCarl).toHaveURL(/\/login/);
    const refused = await request.post('/api/auth/token', { form: carl });
    expect(refused.status()).toBe(401);
  });

  await test.step('the last administrator stays, and is told why', async () => {
    await page.goto('/user/profile');
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByText(/only administrator of this server/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
    await expectAccessible(page);
  });
  await Promise.all(opened.map((context) => context.close()));
});
