import { contract, type GroupPreferences } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { mealTimes, recipe } from '../../../../test/samples.ts';
import { answerFrame, mia, visit } from '../../../../test/screens.tsx';
import { toast } from '../../../lib/toasts/toasts.ts';
import { draftOf } from './draft/recipe-draft.ts';
import { storeDraft } from './draft/stored-draft.ts';

const soup = { ...recipe('Lentil soup'), image: 'abc' };
const editor = `/g/home/r/${soup.slug}?edit=true`;
const photo = new File(['picture'], 'pot.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:pot';
  answerFrame();
  server.answers(contract.recipes.get, soup);
  server.answers(contract.recipes.replace, { ...soup, version: 2 });
  server.answers(contract.recipes.replaceImage, { image: 'def' });
  server.answers(contract.recipes.fetchImage, null);
  server.answers(contract.recipes.removeImage, null);
  for (const kind of [contract.categories, contract.tags, contract.tools]) server.answers(kind.list, page([]));
  server.answers(contract.users.ownRating, { recipeId: soup.id, rating: null, isFavorite: false });
  server.answers(contract.sourcePages.get, null);
  server.answers(contract.timeline.list, page([]));
  server.answers(contract.groups.members, [mia]);
});

const click = (name: string | RegExp, within_: HTMLElement = document.body) =>
  act(async () => within(within_).getByRole('button', { name }).click());
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const choose = (file: File) =>
  act(async () => {
    const input = document.querySelector('input[type="file"]');
    if (input) fireEvent.change(input, { target: { files: [file] } });
  });
const shown = () => document.querySelector('main img')?.getAttribute('src');
const pictureCalls = () =>
  [contract.recipes.replaceImage, contract.recipes.fetchImage, contract.recipes.removeImage].map(
    (endpoint) => server.calls(endpoint).length,
  );

const open = async (address = editor) => {
  const here = await visit(address);
  await screen.findByRole('button', { name: 'Save' });
  return here;
};

test('a picture that is chosen is shown at once, and sent by the save', async () => {
  const here = await open();
  expect(shown()).toContain('version=abc');
  await choose(photo);
  await waitFor(() => expect(shown()).toBe('blob:pot'));
  expect([pictureCalls(), screen.queryAllByText('Not saved yet').length]).toEqual([[0, 0, 0], 1]);
  await click('Save');
  await waitFor(() => expect(here()).toBe(`/g/home/r/${soup.slug}`));
  expect([pictureCalls(), server.calls(contract.recipes.replace)]).toEqual([[1, 0, 0], []]);
});

test('one from an address and none wait for the save too, and can be undone', async () => {
  await open();
  await click('Remove picture');
  expect(shown()).toBeUndefined();
  await click('Undo');
  expect(shown()).toContain('version=abc');
  await click('Picture from an address');
  const dialog = await screen.findByRole('dialog');
  await act(async () =>
    fireEvent.change(within(dialog).getByLabelText('Address of the picture'), {
      target: { value: 'https://pots.test/pot.jpg' },
    }),
  );
  await click('Take this picture', dialog);
  await waitFor(() => expect(shown()).toBe('https://pots.test/pot.jpg'));
  expect(pictureCalls()).toEqual([0, 0, 0]);
  await type('Description', 'With lemon.');
  await click('Save');
  await waitFor(() => expect(pictureCalls()).toEqual([0, 1, 0]));
  expect(server.calls(contract.recipes.fetchImage)[0]?.body).toEqual({ url: 'https://pots.test/pot.jpg' });
  expect(server.calls(contract.recipes.replace)[0]?.body).toEqual({ description: 'With lemon.', basedOnVersion: 1 });
});

test('who leaves without saving is asked, and leaves the old picture', async () => {
  const here = await open();
  await choose(photo);
  await click('Cancel');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Picture');
  await click('Discard changes', dialog);
  await waitFor(() => expect(here()).toBe(`/g/home/r/${soup.slug}`));
  expect(pictureCalls()).toEqual([0, 0, 0]);
});

test('where only the picture is refused, the rest is saved and the picture stays to be saved', async () => {
  const told = vi.spyOn(toast, 'error');
  server.fails(contract.recipes.replaceImage, 'image.not-an-image');
  await open();
  await choose(photo);
  await type('Description', 'With lemon.');
  await click('Save');
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith(expect.stringMatching(/^The recipe is saved, but not its picture/)),
  );
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  server.answers(contract.recipes.replaceImage, { image: 'def' });
  await click('Save');
  await waitFor(() => expect(pictureCalls()).toEqual([2, 0, 0]));
  expect(server.calls(contract.recipes.replace)).toHaveLength(1);
});

test('a draft of an earlier visit says that its picture has to be chosen again', async () => {
  const warned = vi.spyOn(toast, 'warning');
  const base = draftOf(soup);
  const draft = { ...base, description: 'Kept', image: { kind: 'file' as const, id: 'gone', name: 'pot.jpg' } };
  storeDraft({ userId: mia.id, recipeId: soup.id }, { version: 1, storedAt: Date.now(), base, draft });
  await open();
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).not.toContain('Picture');
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('“pot.jpg” could not be kept'));
  await click('Go on with the draft', dialog);
  expect(shown()).toContain('version=abc');
});

const preferences: GroupPreferences = {
  id: '00000000-0000-4000-8000-000000000009',
  groupId: mia.groupId,
  privateGroup: false,
  firstDayOfWeek: 0,
  recipePublic: true,
  recipeShowNutrition: true,
  recipeShowAssets: false,
  recipeLandscapeView: false,
  recipeDisableComments: false,
  recipeDisableAmount: false,
  mealTimes,
  currency: '',
};
const newRecipe = '/g/home/r/create/new';

const openNew = async () => {
  server.answers(contract.groups.preferences, preferences);
  server.answers(contract.recipes.create, soup.slug);
  return open(newRecipe);
};

test('a new recipe is made by its first save, whole and with its picture', async () => {
  const here = await openNew();
  expect(screen.getByText(/can be added once the recipe is saved/)).toBeTruthy();
  await type('Name of the recipe', 'Lentil soup');
  await type('Description', 'With lemon.');
  await choose(photo);
  expect([server.calls(contract.recipes.create), pictureCalls()]).toEqual([[], [0, 0, 0]]);
  await click('Save');
  await waitFor(() => expect(here()).toBe(`/g/home/r/${soup.slug}`));
  expect(server.calls(contract.recipes.create).map(({ body }) => body)).toEqual([
    { name: 'Lentil soup', description: 'With lemon.' },
  ]);
  expect([pictureCalls(), localStorage.length]).toEqual([[1, 0, 0], expect.any(Number)]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('larder.draft'))).toEqual([]);
});

test('an abandoned new recipe leaves nothing', async () => {
  // Where one comes from and goes back to.
  server.answers(contract.recipes.list, page([]));
  const here = await openNew();
  await type('Name of the recipe', 'Half a soup');
  await click('Cancel');
  await click('Discard changes', await screen.findByRole('dialog'));
  await waitFor(() => expect(here()).not.toContain('create'));
  expect(server.calls(contract.recipes.create)).toEqual([]);
});

test('without a name it is not made, and says so at the name', async () => {
  await openNew();
  server.fails(contract.recipes.create, 'request.invalid', {});
  await click('Save');
  await waitFor(() => expect(server.calls(contract.recipes.create)[0]?.body).toEqual({ name: '' }));
});

test('a failed save keeps everything that was written', async () => {
  const here = await openNew();
  server.breaks(contract.recipes.create);
  await type('Name of the recipe', 'Lentil soup');
  await click('Save');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).dataset.loading).toBeUndefined());
  expect([here(), screen.getByLabelText<HTMLTextAreaElement>('Name of the recipe').value]).toEqual([
    newRecipe,
    'Lentil soup',
  ]);
});
