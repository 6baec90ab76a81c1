import { type AdminGroup, contract } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { preferences } from '../../../../test/samples.ts';
import { answerFrame, mia, screenStates, visit } from '../../../../test/screens.tsx';

const nobody = { users: [], categories: [], webhooks: [], preferences };
const home: AdminGroup = {
  ...nobody,
  id: 'home',
  name: 'Home',
  slug: 'home',
  users: [mia],
  recipeCount: 248,
  isDefault: true,
};
const flat: AdminGroup = { ...nobody, id: 'flat', name: 'Old flat', slug: 'flat', recipeCount: 3, isDefault: false };
const gigabyte = 1024 ** 3;
const storage = {
  ...{ usedStorageBytes: 1.6 * gigabyte, usedStorageStr: '1.60 GB' },
  ...{ totalStorageBytes: 5 * gigabyte, totalStorageStr: '5.00 GB', hasQuota: false },
};

const answerAdmin = () => {
  answerFrame({ admin: true });
  server.answers(contract.adminGroups.storage, storage);
};

screenStates('the groups of the server', {
  at: '/admin/manage/groups',
  endpoint: contract.adminGroups.list,
  full: page([home]),
  shows: /248 recipes · 1.6 GB of files/,
  besides: answerAdmin,
});

const open = async () => {
  answerAdmin();
  server.answers(contract.adminGroups.list, page([home, flat]));
  await visit('/admin/manage/groups');
  await screen.findByRole('heading', { name: 'Old flat' });
};

test('where there is a quota, it is seen how much of it is taken', async () => {
  answerAdmin();
  server.answers(contract.adminGroups.storage, { ...storage, hasQuota: true });
  server.answers(contract.adminGroups.list, page([home]));
  await visit('/admin/manage/groups');
  expect(await screen.findByText('1.6 GB of 5 GB')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Storage of Home' }).getAttribute('aria-valuenow')).toBe('32');
});

test('a group is added; a name that is taken is told', async () => {
  await open();
  server.fails(contract.adminGroups.create, 'group.name-taken');
  await act(async () => screen.getByRole('button', { name: 'Add a group' }).click());
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a group' }));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Allotment' } });
  await act(async () => dialog.getByRole('button', { name: 'Add group' }).click());
  expect(await dialog.findByText('Refused: group.name-taken')).toBeTruthy();
  server.answers(contract.adminGroups.create, { ...flat, id: 'new', name: 'Allotment' });
  await act(async () => dialog.getByRole('button', { name: 'Add group' }).click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a group gets another name and is made private with its recipes', async () => {
  await open();
  server.answers(contract.adminGroups.change, flat);
  await act(async () => screen.getByRole('button', { name: 'Edit Home' }).click());
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Home' }));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Lindenweg' } });
  fireEvent.click(dialog.getByRole('switch', { name: /^Private/ }));
  await act(async () => dialog.getByRole('button', { name: 'Save' }).click());
  const isPrivate = !preferences.privateGroup;
  expect(server.calls(contract.adminGroups.change)[0]?.body).toEqual({
    name: 'Lindenweg',
    preferences: { privateGroup: isPrivate, recipePublic: !isPrivate },
  });
});

test('a group that nobody is in can be deleted, the first one cannot', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Delete Home' })).toBeNull();
  server.answers(contract.adminGroups.remove, flat);
  await act(async () => screen.getByRole('button', { name: 'Delete Old flat' }).click());
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Old flat?' }));
  expect(dialog.getByText(/Its 3 recipes go for ever/)).toBeTruthy();
  server.answers(contract.adminGroups.list, page([home]));
  await act(async () => dialog.getByRole('button', { name: 'Delete Old flat' }).click());
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Old flat' })).toBeNull());
});
