import { contract, type ImportPreview, type ReplyOf } from '@larder/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { page } from '../../../test/pages.ts';
import { recipe } from '../../../test/samples.ts';
import { answerFrame, visit } from '../../../test/screens.tsx';
import { previewOfFound } from './preview/preview-draft.ts';

const found = previewOfFound({ url: '', name: 'Pea soup', description: '', pictures: [] });
const soup: ImportPreview = {
  ...found,
  draftId: 'draft',
  kind: 'text',
  recipe: {
    ...found.recipe,
    ingredients: [{ title: null, text: '500 g peas', isDoubtful: false }],
    notes: [{ title: 'Notes', text: 'will keep for a week.' }],
  },
  unplaced: ['Hi Sam!'],
};

type Parsed = ReplyOf<typeof contract.ingredients.parseAll>;

/** Pastes a text and looks at what was read. */
async function look(preview: ImportPreview, parsed: Parsed = []) {
  answerFrame();
  server.answers(contract.importPreviews.read, preview);
  server.answers(contract.ingredients.parseAll, parsed);
  server.answers(contract.tags.list, page([]));
  server.answers(contract.categories.list, page([]));
  await visit('/g/home/r/create/url');
  fireEvent.change(await screen.findByLabelText('Link, text or data'), { target: { value: 'Pea soup\n\n500 g peas' } });
  await act(async () => screen.getByRole('button', { name: 'Read it' }).click());
  await screen.findByRole('heading', { name: 'Check before saving' });
}

async function save() {
  server.answers(contract.importPreviews.save, {
    slug: 'pea-soup',
    recipe: { ...recipe('Pea soup'), slug: 'pea-soup' },
    isPictureMissing: false,
    isRoomMissing: false,
  });
  server.answers(contract.recipes.get, { ...recipe('Pea soup'), slug: 'pea-soup' });
  server.answers(contract.sourcePages.get, null);
  server.answers(contract.timeline.list, page([]));
  server.answers(contract.users.ownRating, { recipeId: 'r', rating: null, isFavorite: false });
  await act(async () => screen.getByRole('button', { name: 'Save recipe' }).click());
  await waitFor(() => expect(server.calls(contract.importPreviews.save)).toHaveLength(1));
  return server.calls(contract.importPreviews.save)[0]?.body;
}

test('notes of a pasted text are saved as somebody left them, and what found no place as another one', async () => {
  await look(soup);
  fireEvent.change(screen.getByRole('textbox', { name: 'Note 1' }), { target: { value: 'will keep for two weeks.' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Title of note 1' }), { target: { value: 'Storage' } });
  expect(await save()).toMatchObject({
    recipe: {
      notes: [
        { title: 'Storage', text: 'will keep for two weeks.' },
        { title: 'Also in the text', text: 'Hi Sam!' },
      ],
    },
  });
});

test('before it is saved, a text gets tags, categories, notes and a picture of its own', async () => {
  await look({ ...soup, unplaced: [], tags: ['Winter'], recipe: { ...soup.recipe, notes: [], categories: ['Soups'] } });
  expect(screen.getByRole('button', { name: 'Winter', pressed: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Soups', pressed: true })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'More tags' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'More categories' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add a note' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Note 1' }), { target: { value: 'Mild.' } });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const file = new File(['picture'], 'soup.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText(/^Drop a picture/), { target: { files: [file] } });
  expect(await screen.findByRole('img', { name: 'Your picture, soup.jpg' })).toBeTruthy();

  server.answers(contract.recipes.replaceImage, { image: 'key' });
  expect(await save()).toMatchObject({
    image: null,
    recipe: {
      tags: [{ name: 'Winter' }],
      recipeCategory: [{ name: 'Soups' }],
      notes: [{ title: '', text: 'Mild.' }],
    },
  });
  await waitFor(() => expect(server.calls(contract.recipes.replaceImage)).toHaveLength(1));
});

test('the ingredients are understood unless somebody says otherwise, with one hint at a line in doubt', async () => {
  const doubtful = { ...soup.recipe, ingredients: [{ title: null, text: 'a good knob', isDoubtful: true }] };
  await look({ ...soup, recipe: doubtful });
  const ingredients = within(screen.getByRole('region', { name: 'Ingredients' }));
  const understand = ingredients.getByRole('switch', { name: /^Understand the ingredients/ });
  expect(understand).toHaveProperty('checked', true);
  expect(ingredients.getAllByText('Check')).toHaveLength(1);
  await save();
  expect(server.calls(contract.ingredients.parseAll).length).toBeGreaterThan(0);
});

test('a page that no longer matches the rule for its site is to be compared with the original', async () => {
  await look({ ...soup, unplaced: [], kind: 'page', url: 'https://kitchen.example/soup', isRuleOutdated: true });
  expect(screen.getByText(/have changed since Larder learned them/)).toBeTruthy();
  await save();
});
