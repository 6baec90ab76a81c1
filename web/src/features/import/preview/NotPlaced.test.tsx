import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useToasts } from '../../../lib/toasts/toasts.ts';
import { NotPlaced } from './NotPlaced.tsx';
import { draftOf, type PreviewDraft, previewOfFound, recipeOf } from './preview-draft.ts';

const preview = (unplaced: string[]) => ({
  ...previewOfFound({ url: '', name: 'Pea soup', description: '', pictures: [] }),
  unplaced,
});

let draft: PreviewDraft;

function Host({ of }: { of: ReturnType<typeof preview> }) {
  const [now, setNow] = useState(() => draftOf(of, { takeTags: false }));
  draft = now;
  return (
    <NotPlaced
      preview={of}
      draft={now}
      change={(part) => setNow((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }))}
    />
  );
}

const three = preview(['Hi Sam!', '2 bay leaves', 'Love, Nan']);
const lines = () => within(screen.getByRole('list')).getAllByRole('button', { expanded: false });
const open = (line: string) => fireEvent.click(screen.getByRole('button', { name: line }));
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const texts = (all: { text: string }[]) => all.map(({ text }) => text);

test('a text whose lines all stand somewhere shows nothing', () => {
  const { container } = render(<Host of={preview([])} />);
  expect(container.textContent).toBe('');
});

test('each line that stands nowhere is shown, and what is left becomes a note unless somebody says otherwise', () => {
  render(<Host of={three} />);
  expect(screen.getByRole('heading', { name: 'Not placed 3 lines' })).toBeTruthy();
  expect(lines().map(({ textContent }) => textContent)).toEqual(['Hi Sam!', '2 bay leaves', 'Love, Nan']);
  const left = within(screen.getByRole('group', { name: '3 lines were not placed' }));
  expect(left.getByRole('button', { name: 'Keep as a note', pressed: true })).toBeTruthy();
  expect(recipeOf(three, draft).notes).toEqual([
    { title: 'Also in the text', text: 'Hi Sam!\n2 bay leaves\nLove, Nan' },
  ]);

  fireEvent.click(left.getByRole('button', { name: 'Leave them out' }));
  expect(recipeOf(three, draft).notes).toEqual([]);
});

test('an opened line offers the fields, and closes by itself or by Escape', () => {
  render(<Host of={three} />);
  open('2 bay leaves');
  const choice = screen.getByRole('group', { name: 'Put “2 bay leaves” into' });
  expect(
    within(choice)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Notes', 'Description', 'Ingredients', 'Method', 'Leave out']);
  fireEvent.keyDown(choice, { key: 'Escape' });
  expect(screen.queryByRole('group', { name: /^Put/ })).toBeNull();
});

test('when the last line has its place, it says so', () => {
  render(<Host of={preview(['Hi Sam!'])} />);
  open('Hi Sam!');
  choose('Leave out');
  expect(screen.getByText('Every line has its place.')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.activeElement?.id).toBe('not-placed');
  expect(recipeOf(three, draft).notes).toEqual([]);
});

test('of hundreds of lines the first are shown, and all when somebody asks', () => {
  render(<Host of={preview(Array.from({ length: 60 }, (_, at) => `Line ${at}`))} />);
  expect(lines()).toHaveLength(20);
  choose('Show 40 more');
  expect(lines()).toHaveLength(60);
});

test.each([
  ['Notes', () => draft.notes],
  ['Ingredients', () => draft.ingredients],
  ['Method', () => draft.instructions],
])('a line goes into %s, and back by undoing', (name, field) => {
  render(<Host of={three} />);
  open('2 bay leaves');
  choose(name);
  expect(texts(field())).toEqual(['2 bay leaves']);
  expect(texts(draft.unplaced)).toEqual(['Hi Sam!', 'Love, Nan']);
  expect(screen.getByRole('status').textContent).toMatch(/^It is in the/);
  expect(document.activeElement?.textContent).toBe('Love, Nan');
  undo();
  expect(field()).toEqual([]);
  expect(texts(draft.unplaced)).toEqual(['Hi Sam!', '2 bay leaves', 'Love, Nan']);
});

test('a line joins the description behind what is there', () => {
  render(<Host of={{ ...three, recipe: { ...three.recipe, description: 'For cold days.' } }} />);
  open('Love, Nan');
  choose('Description');
  expect(draft.description).toBe('For cold days.\nLove, Nan');
  undo();
  expect(draft.description).toBe('For cold days.');
});

function undo() {
  const { result } = renderHook(useToasts);
  const last = result.current.at(-1)?.action ?? expect.fail('nothing to undo');
  expect(last.label).toBe('Undo');
  act(last.run);
}
