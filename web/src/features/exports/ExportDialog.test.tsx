import { contract } from '@larder/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { clickOn, draw } from '../../../test/screens.tsx';
import ExportDialog from './ExportDialog.tsx';

test('a book may have a title, which no other form asks for', async () => {
  server.answers(contract.bulkRecipes.startExport, null);
  const onDone = vi.fn();
  await draw(() => <ExportDialog what={{ slugs: ['pie'] }} onClose={() => undefined} onDone={onDone} />);
  expect(screen.queryByLabelText('Title of the book')).toBeNull();
  await clickOn(await screen.findByLabelText('Book (EPUB)'));
  fireEvent.change(screen.getByLabelText('Title of the book'), { target: { value: ' Sundays ' } });
  await clickOn(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(server.calls(contract.bulkRecipes.startExport)[0]?.body).toEqual({
    exportType: 'epub',
    recipes: ['pie'],
    title: 'Sundays',
    chapters: 'category',
    paper: 'letter',
  });
});

test('a cookbook becomes a PDF in its order, on the paper that is chosen', async () => {
  server.answers(contract.cookbooks.startExport, null);
  const onClose = vi.fn();
  await draw(() => <ExportDialog what={{ cookbook: { id: 'b1', name: 'Winter' } }} onClose={onClose} />);
  expect(await screen.findByRole('dialog', { name: 'Export “Winter”' })).toBeDefined();
  await clickOn(screen.getByRole('combobox', { name: 'Paper' }));
  await clickOn(await screen.findByRole('option', { name: 'A4' }));
  await clickOn(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.calls(contract.cookbooks.startExport)[0]?.body).toEqual({
    exportType: 'pdf',
    cookbooks: ['b1'],
    chapters: 'none',
    paper: 'a4',
  });
});

test('all recipes may be parted by cookbooks', async () => {
  server.answers(contract.cookbooks.startExport, null);
  const onClose = vi.fn();
  await draw(() => <ExportDialog what="all" onClose={onClose} />);
  await clickOn(await screen.findByLabelText('Printed book (PDF)'));
  await clickOn(screen.getByRole('combobox', { name: 'Chapters' }));
  await clickOn(await screen.findByRole('option', { name: 'One for each cookbook' }));
  await clickOn(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.calls(contract.cookbooks.startExport)[0]?.body).toEqual({ exportType: 'pdf', paper: 'letter' });
});
