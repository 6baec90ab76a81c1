import { expect, test } from 'vitest';
import { type Editing, editReducer } from './edit-history.ts';
import { exampleDraft } from './example-recipe.ts';
import type { RecipeDraft } from './recipe-draft.ts';

const draft = exampleDraft({ name: 'Bread' });
const beginning: Editing = { version: 1, base: draft, draft, past: [], future: [] };

const type = (name: string, at: number, field = 'name') =>
  ({ type: 'edit', change: (draft: RecipeDraft) => ({ ...draft, name }), field, at }) as const;

const after = (...actions: Parameters<typeof editReducer>[1][]) => actions.reduce(editReducer, beginning);

test('typing on in one field is one step back', () => {
  const typed = after(type('B', 1000), type('Br', 1200), type('Bri', 1400));
  expect(editReducer(typed, { type: 'undo' }).draft.name).toBe('Bread');
});

test('a pause, or another field, begins a new step', () => {
  const paused = after(type('A', 1000), type('Ab', 9000));
  expect(editReducer(paused, { type: 'undo' }).draft.name).toBe('A');
  const elsewhere = after(type('A', 1000), type('Ab', 1100, 'description'));
  expect(editReducer(elsewhere, { type: 'undo' }).draft.name).toBe('A');
});

test('what was taken back can be done again, until something else is done', () => {
  const undone = after(type('A', 1000), { type: 'undo' });
  expect(editReducer(undone, { type: 'redo' }).draft.name).toBe('A');
  expect(editReducer(editReducer(undone, type('C', 9000)), { type: 'redo' }).draft.name).toBe('C');
});

test('a file that was attached is no change to be saved', () => {
  const asset = { name: 'Card', icon: 'mdi-file', fileName: 'card.pdf' };
  const { base, draft } = after({ type: 'attached', asset }, { type: 'attached', asset: { ...asset, name: 'Again' } });
  expect(base.assets).toEqual(draft.assets);
  expect(draft.assets).toEqual([{ ...asset, name: 'Again' }]);
});
