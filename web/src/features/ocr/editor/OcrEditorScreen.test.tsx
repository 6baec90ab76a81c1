import { contract } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { binItem, recipe } from '../../../../test/samples.ts';
import { answerFrame, visit } from '../../../../test/screens.tsx';
import { toast } from '../../../lib/toasts/toasts.ts';

const scan = { ...recipe('New OCR Recipe'), recipeInstructions: [] };
/** Opens the editor of a scan in which nothing could be read. */
const openScan = async (of = scan) => {
  answerFrame();
  server.answers(contract.recipes.get, of);
  server.answers(contract.recipes.remove, of);
  server.answers(contract.bin.list, page([binItem('New OCR Recipe')]));
  server.answers(contract.bin.count, { recipe: 1 });
  server.responds(contract.ocr.read, () => new Response('{"kind":"failed","message":"Too dark."}\n'));
  const here = await visit(`/g/home/r/${of.slug}/ocr-editor`);
  await screen.findByText(/Too dark/);
  return here;
};
const goElsewhere = () => act(async () => screen.getAllByRole('link', { name: /^Bin/ })[0]?.click());

test('a scan that is left without a save is no recipe, and can be brought back', async () => {
  const undoable = vi.spyOn(toast, 'undoable');
  const here = await openScan();
  await goElsewhere();
  await waitFor(() => expect(here()).toBe('/group/bin'));
  await waitFor(() => expect(undoable).toHaveBeenCalledWith('The scan is in the bin', 'Undo', expect.any(Function)));
  expect(server.calls(contract.recipes.remove)).toHaveLength(1);
});

test('where something was written into its fields, leaving asks first', async () => {
  const here = await openScan();
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await act(async () => void fireEvent.change(name, { target: { value: 'Lemon cake' } }));
  await goElsewhere();
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('no recipe is made');
  expect(server.calls(contract.recipes.remove)).toEqual([]);
  await act(async () => within(dialog).getByRole('button', { name: 'Leave' }).click());
  await waitFor(() => expect(here()).toBe('/group/bin'));
  expect(server.calls(contract.recipes.remove)).toHaveLength(1);
});

test('a recipe that has been saved stays', async () => {
  const here = await openScan({ ...scan, name: 'Lemon cake', slug: 'lemon-cake' });
  await goElsewhere();
  await waitFor(() => expect(here()).toBe('/group/bin'));
  expect(server.calls(contract.recipes.remove)).toEqual([]);
});
