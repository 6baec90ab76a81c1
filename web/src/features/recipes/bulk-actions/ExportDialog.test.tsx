import { contract } from '@larder/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { clickOn, draw } from '../../../../test/screens.tsx';
import ExportDialog from './ExportDialog.tsx';

test('a book may have a title, which no other form asks for', async () => {
  server.answers(contract.bulkRecipes.startExport, null);
  const onDone = vi.fn();
  await draw(() => <ExportDialog slugs={['pie']} onClose={() => undefined} onDone={onDone} />);
  expect(screen.queryByLabelText('Title of the book')).toBeNull();
  await clickOn(await screen.findByLabelText('Book (EPUB)'));
  fireEvent.change(screen.getByLabelText('Title of the book'), { target: { value: ' Sundays ' } });
  await clickOn(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(server.calls(contract.bulkRecipes.startExport)[0]?.body).toEqual({
    exportType: 'epub',
    recipes: ['pie'],
    title: 'Sundays',
  });
});
