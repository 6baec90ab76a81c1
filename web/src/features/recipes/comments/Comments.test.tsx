import { type Comment, contract } from '@larder/contract';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { recipe } from '../../../../test/samples.ts';
import { answerFrame, draw, mia, visit } from '../../../../test/screens.tsx';
import { Toasts } from '../../../components/Toasts.tsx';
import { findMe } from '../../../lib/session/index.ts';
import { keepToken } from '../../../lib/session/token.ts';
import Comments from './Comments.tsx';

const soup = recipe('Lentil soup');
const ida = { ...mia, id: '00000000-0000-4000-8000-00000000000b', username: 'ida', fullName: 'Ida Miller' };

const said = (text: string, more: Partial<Comment> = {}): Comment => ({
  id: `id of ${text}`,
  groupId: soup.groupId,
  recipeId: soup.id,
  userId: mia.id,
  user: mia,
  text,
  createdAt: new Date(Date.now() - 86_400_000).toISOString(),
  updatedAt: null,
  ...more,
});
const mine = said('Labneh works **too**');
const hers = said('More salt', { userId: ida.id, user: ida });

let listed: Comment[];

beforeEach(() => {
  localStorage.clear();
  listed = [hers, mine];
  answerFrame();
  server.answers(contract.comments.ofRecipe, () => listed);
});

const open = async (me = mia) => {
  answerFrame(me);
  server.answers(contract.comments.ofRecipe, () => listed);
  keepToken('token-of-mia');
  await findMe().catch(() => null);
  await draw(() => <Comments recipe={soup} />);
  await screen.findByText('More salt');
};
const messages = () =>
  render(
    <MantineProvider>
      <Toasts />
    </MantineProvider>,
  );
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const type = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
const itemOf = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement);

test('are told with who said them and when, in their formatting', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Comments 2' })).toBeTruthy();
  expect(itemOf('More salt').getByText('Ida Miller')).toBeTruthy();
  const own = within((await screen.findByText('too')).closest('li') as HTMLElement);
  expect([own.getByText('You').tagName, screen.getByText('too').tagName]).toEqual(['B', 'STRONG']);
  expect(own.getByText('yesterday')).toBeTruthy();
  expect(itemOf('More salt').queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('one is there at once, and the field is empty for the next', async () => {
  await open();
  const waiting = server.delays(contract.comments.create);
  await type(field(), 'Good cold too');
  await act(async () => void fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true }));
  expect(await screen.findByText('Good cold too')).toBeTruthy();
  expect(field().value).toBe('');
  const sent = said('Good cold too');
  listed = [...listed, sent];
  await act(async () => waiting.answer(sent));
  expect(server.calls(contract.comments.create)[0]?.body).toEqual({ recipeId: soup.id, text: 'Good cold too' });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('comment-draft'))).toEqual([]);
});

test('one that cannot be sent is in the field again, also on the next visit', async () => {
  await open();
  server.fails(contract.comments.create, 'database.unavailable');
  await type(field(), 'Good cold too');
  await click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field().value).toBe('Good cold too'));
  expect(screen.getByRole('heading', { name: 'Comments 2' })).toBeTruthy();
  expect(Object.values({ ...localStorage })).toContain('Good cold too');
});

test('an own one is changed in its place; Escape leaves it as it was', async () => {
  await open();
  server.answers(contract.comments.change, () => {
    listed = [hers, { ...mine, text: 'Feta' }];
    return listed[1] ?? mine;
  });
  await click(screen.getByRole('button', { name: 'Edit' }));
  const edited = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
  await type(edited(), 'Never mind');
  await act(async () => void fireEvent.keyDown(edited(), { key: 'Escape' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));

  await click(screen.getByRole('button', { name: 'Edit' }));
  await type(edited(), 'Feta');
  await click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Feta')).toBeTruthy();
  expect(server.calls(contract.comments.change)[0]?.params).toEqual({ itemId: mine.id });
});

test('what cannot be saved stays in its field', async () => {
  await open();
  server.fails(contract.comments.change, 'database.unavailable');
  await click(screen.getByRole('button', { name: 'Edit' }));
  await type(screen.getByRole('textbox', { name: 'Your comment' }), 'Feta');
  await click(screen.getByRole('button', { name: 'Save' }));
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
  expect(again.value).toBe('Feta');
});

test('a deleted one is gone at once, and back with Undo', async () => {
  await open();
  messages();
  server.answers(contract.comments.remove, () => {
    listed = [hers];
    server.raise('recipes');
    return { message: 'Comment deleted', error: false };
  });
  server.answers(contract.bin.restore, () => {
    listed = [hers, mine];
    server.raise('recipes');
    return [{ id: mine.id, kind: 'comment' as const, name: 'Lentil soup: Labneh', slug: null, isRenamed: false }];
  });
  await click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('too')).toBeNull());
  await click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('too')).toBeTruthy();
  expect(server.calls(contract.bin.restore)[0]?.body).toEqual({ ids: [mine.id] });
});

test('administrators may change those of others', async () => {
  await open({ ...mia, admin: true });
  expect(itemOf('More salt').getByRole('button', { name: 'Edit' })).toBeTruthy();
});

test('where the recipe’s settings say so, there are none', async () => {
  const silent = { ...soup, settings: { ...soup.settings, disableComments: true } };
  server.answers(contract.recipes.get, silent);
  server.answers(contract.users.ownRating, { recipeId: soup.id, rating: null, isFavorite: false });
  server.answers(contract.timeline.list, page([]));
  await visit(`/g/home/r/${soup.slug}`);
  await screen.findByRole('heading', { name: 'Lentil soup' });
  expect(server.calls(contract.comments.ofRecipe)).toEqual([]);
});
