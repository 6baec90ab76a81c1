import { contract } from '@larder/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { preferences } from '../../../../test/samples.ts';
import { answerFrame, screenStates, visit } from '../../../../test/screens.tsx';

const megabyte = 1024 ** 2;
const none = { count: 0, bytes: 0, names: [] };
const storage = {
  ...{ tempDirSize: '0 bytes', backupsDirSize: '0 bytes', groupsDirSize: '0 bytes', recipesDirSize: '1.7 GB' },
  userDirSize: '0 bytes',
  bytes: {
    ...{ recipes: 1700 * megabyte, users: 0, exports: 0, backups: 0 },
    ...{ database: 210 * megabyte, logs: megabyte, free: 41 * 1024 * megabyte },
  },
};
const leftovers = {
  images: { count: 2, bytes: 3 * megabyte, names: ['recipes/a/images/a.jpg', 'recipes/b/images/b.jpg'] },
  ...{ folders: none, temp: none, logs: none },
};
const analytics = {
  ...{ installationId: 'x', version: 'v2', databaseType: 'sqlite', usingEmail: false, usingLdap: false },
  ...{ apiTokens: 3, users: 6, groups: 2, recipes: 1292, shoppingLists: 4, cookbooks: 5 },
};
const answerAdmin = () => {
  answerFrame({ admin: true });
  server.answers(contract.adminMaintenance.leftovers, leftovers);
  const home = { id: 'g', name: 'Home', slug: 'home', isDefault: true, recipeCount: 248, users: [], categories: [] };
  server.answers(contract.adminGroups.list, page([{ ...home, preferences, webhooks: [] }]));
  server.answers(contract.adminGroups.storage, {
    ...{
      usedStorageBytes: 1600 * megabyte,
      usedStorageStr: '1.60 GB',
      totalStorageBytes: 0,
      totalStorageStr: '',
      hasQuota: false,
    },
  });
  server.answers(contract.adminAbout.analytics, analytics);
};

screenStates('maintenance', {
  at: '/admin/maintenance',
  endpoint: contract.adminMaintenance.storage,
  full: storage,
  shows: /^Using 1.9 GB\. 41 GB are free\.$/,
  besides: answerAdmin,
});

test('it is told which group takes how much', async () => {
  answerAdmin();
  server.answers(contract.adminMaintenance.storage, storage);
  await visit('/admin/maintenance');
  expect((await screen.findByText('1.6 GB')).closest('li')?.textContent).toMatch(/^Home.*248 recipes/);
});

test('what goes is shown before it goes', async () => {
  answerAdmin();
  server.answers(contract.adminMaintenance.storage, storage);
  server.answers(contract.adminMaintenance.cleanImages, { message: '2 images cleaned', error: false });
  await visit('/admin/maintenance');
  expect(await screen.findByText('2 of them, 3 MB')).toBeTruthy();
  const [look] = screen.getAllByRole('button', { name: 'Look and clean' });
  await act(async () => look?.click());
  const dialog = within(await screen.findByRole('dialog', { name: 'Files that are no pictures' }));
  expect(dialog.getByText('recipes/b/images/b.jpg')).toBeTruthy();
  const pictures = dialog.getAllByRole('presentation').map((picture) => picture.getAttribute('src'));
  expect(pictures).toEqual(['/api/admin/maintenance/leftovers/a/a.jpg', '/api/admin/maintenance/leftovers/b/b.jpg']);
  expect(server.calls(contract.adminMaintenance.cleanImages)).toEqual([]);
  server.answers(contract.adminMaintenance.leftovers, { ...leftovers, images: none });
  await act(async () => dialog.getByRole('button', { name: 'Remove 3 MB' }).click());
  await waitFor(() => expect(screen.getAllByText('Nothing there')).toHaveLength(4));
});

test('how far it is with many is seen by what is left of them', async () => {
  answerAdmin();
  server.answers(contract.adminMaintenance.storage, storage);
  const cleaning = server.delays(contract.adminMaintenance.cleanImages);
  await visit('/admin/maintenance');
  const [look] = await screen.findAllByRole('button', { name: 'Look and clean' });
  await act(async () => look?.click());
  const dialog = within(await screen.findByRole('dialog', { name: 'Files that are no pictures' }));
  server.answers(contract.adminMaintenance.leftovers, { ...leftovers, images: { ...leftovers.images, count: 1 } });
  await act(async () => dialog.getByRole('button', { name: 'Remove 3 MB' }).click());
  const bar = () => dialog.getByRole('progressbar', { name: 'Files that are no pictures' });
  await waitFor(() => expect(bar().getAttribute('aria-valuenow')).toBe('50'), { timeout: 10_000 });
  server.answers(contract.adminMaintenance.leftovers, { ...leftovers, images: none });
  await act(async () => cleaning.answer({ message: '2 images cleaned', error: false }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what is counted of the server is shown, and that nobody is told of it', async () => {
  answerAdmin();
  server.answers(contract.adminMaintenance.storage, storage);
  await visit('/admin/maintenance');
  expect((await screen.findByText('Recipes', { selector: 'dt' })).nextSibling?.textContent).toBe('1,292');
  expect(screen.getByText('API tokens', { selector: 'dt' }).nextSibling?.textContent).toBe('3');
  expect(screen.getByText(/never sent anywhere/)).toBeTruthy();
});
