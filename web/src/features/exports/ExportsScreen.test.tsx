import { contract, type RecipeExport } from '@larder/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { clickOn, draw } from '../../../test/screens.tsx';
import { ExportsScreen } from './ExportsScreen.tsx';

const made = (fields: Partial<RecipeExport> = {}): RecipeExport => ({
  id: 'e1',
  groupId: 'g1',
  name: 'Data Export',
  filename: 'recipes-everything-2026-01-02.zip',
  path: 'exports/g1/e1.zip',
  size: '1.2 MB',
  expires: '2026-01-03T10:00:00Z',
  createdAt: '2026-01-02T10:00:00Z',
  format: 'everything',
  status: 'ready',
  recipesDone: 12,
  recipesInAll: 12,
  unprinted: [],
  ...fields,
});

test('everything is taken along in all formats by one press', async () => {
  server.answers(contract.bulkRecipes.listExports, []);
  server.answers(contract.bulkRecipes.startExport, null);
  await draw(ExportsScreen);
  expect(await screen.findByText(/Nothing has been exported/)).toBeDefined();
  await clickOn(screen.getByRole('button', { name: 'Take everything along' }));
  await waitFor(() => expect(server.calls(contract.bulkRecipes.startExport)).toHaveLength(1));
  expect(server.calls(contract.bulkRecipes.startExport)[0]?.body).toEqual({ exportType: 'everything' });
});

test('it tells how far a file is, and hands it over when it is written', async () => {
  server.answers(contract.bulkRecipes.listExports, [
    made({ status: 'in-progress', recipesDone: 3 }),
    made({ id: 'e2', format: 'pdf', unprinted: ['Hani', 'Thai', 'Zsym'] }),
  ]);
  await draw(ExportsScreen);
  const list = await screen.findByRole('region', { name: 'Exports' });
  expect(within(list).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  expect(within(list).getByRole('button', { name: 'Download Printed book (PDF)' })).toBeDefined();
  expect(within(list).getByText(/no letters for Han, Thai, and other signs/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Take everything along' })).toHaveProperty('disabled', true);
});

test('one that is being written is cancelled alone, and one that is there is deleted', async () => {
  server.answers(contract.bulkRecipes.listExports, [
    made({ status: 'in-progress', recipesDone: 3 }),
    made({ id: 'e2', format: 'pdf' }),
  ]);
  server.answers(contract.bulkRecipes.removeExport, { message: '', error: false });
  await draw(ExportsScreen);
  await clickOn(await screen.findByRole('button', { name: 'Cancel All formats' }));
  await waitFor(() => expect(server.calls(contract.bulkRecipes.removeExport)).toHaveLength(1));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Exports' })));
  await clickOn(screen.getByRole('button', { name: 'Delete Printed book (PDF)' }));
  await waitFor(() => expect(server.calls(contract.bulkRecipes.removeExport)).toHaveLength(2));
  const asked = server.calls(contract.bulkRecipes.removeExport).map(({ params }) => params.exportId);
  expect(asked).toEqual(['e1', 'e2']);
});

test('what could not be asked for can be asked for again', async () => {
  server.breaks(contract.bulkRecipes.listExports);
  await draw(ExportsScreen);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
