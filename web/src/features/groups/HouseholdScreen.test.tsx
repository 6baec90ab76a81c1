import { contract, type GroupPreferences, type Invitation, type User } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { counts, mealTimes, storage } from '../../../test/samples.ts';
import { answerFrame, clickOn, mia, visit } from '../../../test/screens.tsx';

const preferences: GroupPreferences = {
  id: mia.groupId,
  groupId: mia.groupId,
  privateGroup: true,
  firstDayOfWeek: 1,
  recipePublic: false,
  recipeShowNutrition: false,
  recipeShowAssets: false,
  recipeLandscapeView: false,
  recipeDisableComments: false,
  recipeDisableAmount: false,
  currency: '',
  mealTimes,
};
const home = { id: mia.groupId, name: 'Home', slug: 'home', preferences };
const jonas: User = { ...mia, id: 'jonas', fullName: 'Jonas Kastner', canInvite: false, canManage: false };
const ada: User = { ...mia, id: 'ada', fullName: 'Ada Admin', admin: true };
const invitation: Invitation = {
  token: 'open-door',
  uses: 3,
  usesLeft: 2,
  expiresAt: '2026-11-26T10:00:00.000Z',
  groupId: mia.groupId,
  sentTo: 'bea@home.example',
};

const answerHousehold = (me: Partial<User> = {}) => {
  answerFrame(me);
  server.answers(contract.groups.self, home);
  server.answers(contract.groups.members, [{ ...mia, ...me }, jonas, ada]);
  server.answers(contract.groups.invitations, [invitation]);
  server.answers(contract.statistics.counts, counts);
  answerStorage(3, 4, false);
};
const answerStorage = (used: number, total: number, hasQuota: boolean) =>
  server.answers(contract.statistics.storage, storage(used, total, hasQuota));
beforeEach(() => answerHousehold());

const memberRow = async (name: string) => (await screen.findByText(name)).closest('button') ?? expect.fail(name);
const switchOf = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

test('what a member may do is changed by a switch, said to be saved, and taken back', async () => {
  server.answers(contract.groups.setPermissions, { ...jonas, canInvite: true });
  await visit('/household');
  fireEvent.click(await memberRow('Jonas Kastner'));
  expect([switchOf('Tidy up').checked, switchOf('Invite people').checked]).toEqual([true, false]);

  server.answers(contract.groups.members, [mia, { ...jonas, canInvite: true }, ada]);
  await act(async () => fireEvent.click(switchOf('Invite people')));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(screen.getByText('May also tidy up tags and foods, and invite people.')).toBeTruthy();

  await act(async () => screen.getByRole('button', { name: 'Undo' }).click());
  const rights = { userId: 'jonas', canOrganize: true, canManage: false };
  expect(server.calls(contract.groups.setPermissions).map(({ body }) => body)).toEqual([
    { ...rights, canInvite: true },
    { ...rights, canInvite: false },
  ]);
});

test('how much there is of what is said with the way there', async () => {
  await visit('/household');
  const recipes = await screen.findByText('1,250');
  const named = within(recipes.closest('dl') ?? expect.fail('dl')).getAllByRole('link');
  expect(named.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Recipes', '/g/home'],
    ['Categories', '/g/home/recipes/categories'],
    ['Tags', '/g/home/recipes/tags'],
    ['Tools', '/g/home/recipes/tools'],
  ]);
});

test.each([
  ['Mia Miller', /up to somebody else/],
  ['Ada Admin', /Administrators may do everything/],
])('the rights of %s are locked, with the reason', async (name, reason) => {
  await visit('/household');
  fireEvent.click(await memberRow(name));
  expect(screen.getByText(reason)).toBeTruthy();
  expect(['Tidy up', 'Invite people', 'Look after the household'].map((label) => switchOf(label).disabled)).toEqual([
    true,
    true,
    true,
  ]);
});

test('a member is removed with a choice of who gets what they made, and a file of what only they see', async () => {
  const leah = { id: 'leah', fullName: 'Leah Amari' };
  server.answers(contract.members.leaving, {
    recipes: 14,
    ownRecipes: 2,
    lists: 1,
    meals: 3,
    heirs: [{ id: 'ada', fullName: 'Ada Admin' }, leah, { id: mia.id, fullName: mia.fullName }],
  });
  server.answers(contract.members.remove, () => {
    server.answers(contract.groups.members, [mia, ada]);
    server.raise('household');
    return { ownRecipes: 2, exportPath: 'exports/home/1.zip' };
  });
  server.answers(contract.bulkRecipes.downloadExport, { fileToken: 'file-token' });
  await visit('/household');
  fireEvent.click(await memberRow('Jonas Kastner'));
  await act(async () => screen.getByRole('button', { name: 'Remove Jonas Kastner' }).click());
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Jonas Kastner?' }));
  expect(await dialog.findByText(/^2 recipes that only Jonas Kastner sees go to your bin/)).toBeTruthy();
  const recipes = dialog.getByLabelText<HTMLSelectElement>('14 recipes go to');
  expect(recipes.value).toBe(mia.id);
  fireEvent.change(recipes, { target: { value: leah.id } });
  expect(dialog.getByLabelText<HTMLSelectElement>('1 shopping list and the planned meals go to').value).toBe(mia.id);
  await act(async () => dialog.getByRole('button', { name: 'Remove member' }).click());
  const [removal] = server.calls(contract.members.remove);
  expect([removal?.params, Object.fromEntries(removal?.query ?? [])]).toEqual([
    { userId: 'jonas' },
    { export: 'true', recipesTo: leah.id, listsTo: mia.id },
  ]);
  await waitFor(() => expect(server.calls(contract.bulkRecipes.downloadExport)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Jonas Kastner')).toBeNull());
});

test('nobody removes themselves, and an administrator is removed by another one alone', async () => {
  await visit('/household');
  fireEvent.click(await memberRow('Mia Miller'));
  fireEvent.click(await memberRow('Ada Admin'));
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('a name that is taken stands in the field with what is wrong with it, until another is written', async () => {
  server.fails(contract.groups.rename, 'group.name-taken');
  await visit('/household');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the household' });
  fireEvent.change(field, { target: { value: 'Next door' } });
  await act(async () => fireEvent.blur(field));
  expect(await screen.findByText('Refused: group.name-taken')).toBeTruthy();
  expect(field.value).toBe('Next door');

  server.answers(contract.groups.rename, { ...home, name: 'Lindenweg' });
  server.answers(contract.groups.self, { ...home, name: 'Lindenweg' });
  fireEvent.change(field, { target: { value: 'Lindenweg' } });
  expect(screen.queryByText('Refused: group.name-taken')).toBeNull();
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('a household that is opened shows its recipes; taken back, both are as they were', async () => {
  server.answers(contract.groups.changePreferences, preferences);
  await visit('/household');
  const isPrivate = await screen.findByRole('switch', { name: 'Private household' });
  await act(async () => fireEvent.click(isPrivate));
  await act(async () => screen.getByRole('button', { name: 'Undo' }).click());
  expect(server.calls(contract.groups.changePreferences).map(({ body }) => body)).toEqual([
    { privateGroup: false, recipePublic: true },
    { privateGroup: true, recipePublic: false },
  ]);
});

test('comments of new recipes are on unless they are switched off, which is what is stored', async () => {
  server.answers(contract.groups.changePreferences, { ...preferences, recipeDisableComments: true });
  await visit('/household');
  const comments = await screen.findByRole<HTMLInputElement>('switch', { name: 'Comments' });
  expect(comments.checked).toBe(true);
  await act(async () => fireEvent.click(comments));
  await act(async () => screen.getByRole('button', { name: 'Undo' }).click());
  expect(server.calls(contract.groups.changePreferences).map(({ body }) => body)).toEqual([
    { recipeDisableComments: true },
    { recipeDisableComments: false },
  ]);
});

test('an invitation is made as one says, shown with its link and code, and one that is open is taken back', async () => {
  const made = { ...invitation, token: 'new-door', uses: 5, usesLeft: 5 };
  server.answers(contract.groups.invite, made);
  server.answers(contract.groups.takeInvitationBack, invitation);
  await visit('/household');
  expect(await screen.findByText(/^1 of 3 joined · ends Thursday/)).toBeTruthy();
  expect(screen.getByText('Sent to bea@home.example')).toBeTruthy();

  fireEvent.change(screen.getByLabelText('For how many'), { target: { value: '5' } });
  fireEvent.change(screen.getByLabelText('Until when'), { target: { value: '30' } });
  server.answers(contract.groups.invitations, [invitation, made]);
  await act(async () => screen.getByRole('button', { name: 'Make a link' }).click());
  expect(server.calls(contract.groups.invite)[0]?.body).toEqual({ uses: 5, days: 30 });
  expect(await screen.findByText(/register\?token=new-door$/)).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Copy');

  const [open] = await screen.findAllByRole('button', { name: 'Take back' });
  await act(async () => open?.click());
  const dialog = await screen.findByRole('dialog', { name: 'Take this invitation back?' });
  await act(async () => within(dialog).getByRole('button', { name: 'Take back' }).click());
  expect(server.calls(contract.groups.takeInvitationBack)[0]?.params).toEqual({ token: 'open-door' });
});

test('an invitation goes out by mail, or it is said why not', async () => {
  server.answers(contract.groups.mailInvitation, { success: false, error: 'No mail server is set up.' });
  await visit('/household');
  await clickOn(await screen.findByRole('button', { name: 'Show link' }));
  const field = screen.getByLabelText('Send it by e-mail to');
  fireEvent.change(field, { target: { value: 'bea@example.org' } });
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  expect(await screen.findByText('No mail server is set up.')).toBeTruthy();

  server.answers(contract.groups.mailInvitation, { success: true, error: null });
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  expect(await screen.findByText('The invitation to bea@example.org is on its way.')).toBeTruthy();
  expect(server.calls(contract.groups.mailInvitation).map(({ body }) => body)).toEqual([
    { email: 'bea@example.org', token: 'open-door' },
    { email: 'bea@example.org', token: 'open-door' },
  ]);
});

test('who may do none of it sees who is here, and changes nothing', async () => {
  answerHousehold({ canManage: false, canInvite: false, canOrganize: false });
  await visit('/household');
  expect(await screen.findByText('Cooks, shops and adds recipes.')).toBeTruthy();
  expect(screen.getByRole('main').querySelectorAll('input, [aria-expanded]')).toHaveLength(0);
  expect(screen.queryByText('Invitations')).toBeNull();
});

test.each(['/group', '/group/members', '/household/members'])('%s leads to the household', async (address) => {
  const where = await visit(address);
  await waitFor(() => expect(where()).toBe('/household'));
});

test.each([
  [3, false, '3 MB in pictures and files', null],
  [3, true, '3 MB of 10 MB', /^7 MB are left/],
  [9.5, true, '9.5 MB of 10 MB', /^Only 512 kB/],
  [12, true, '12 MB of 10 MB', /^No more pictures/],
])('%d MB of files with a limit (%s) are told as such', async (used, hasQuota, sentence, left) => {
  answerStorage(used, 10, hasQuota);
  await visit('/household');
  const storage = within(await screen.findByRole('region', { name: 'Storage' }));
  expect(await storage.findByText(sentence)).toBeTruthy();
  expect(left === null || storage.getByText(left) !== null).toBe(true);
  expect(storage.queryByText(/left|No more/) !== null).toBe(hasQuota);
});
