import { contract } from '@larder/contract';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { page } from '../../../test/pages.ts';
import { organizer } from '../../../test/samples.ts';
import { answerFrame, clickOn, visit } from '../../../test/screens.tsx';

const common = { ...organizer('Common'), id: '1' };
const ofBook = { ...organizer('Of a book'), id: '2' };
const unused = { ...organizer('Nobody has it'), id: '3' };

beforeEach(async () => {
  answerFrame();
  server.answers(contract.tags.list, page([common, ofBook, unused]));
  server.answers(contract.tags.references, { [common.id]: 1234, [ofBook.id]: 0 });
  await visit('/group/data/tags');
  await screen.findAllByText('Common');
});

test('each row tells how many recipes have it', () => {
  expect(screen.getAllByText(/1,234/).length).toBeGreaterThan(0);
});

test('what only a cookbook refers to is not unused', async () => {
  await act(async () => screen.getByText('Unused').click());

  expect(screen.queryAllByText('Nobody has it').length).toBeGreaterThan(0);
  expect([...screen.queryAllByText('Common'), ...screen.queryAllByText('Of a book')]).toEqual([]);
});

test('what is about to be deleted tells who has it', async () => {
  for (const [name, told] of [
    ['Common', /in 1,234 recipes/],
    ['Of a book', /Cookbooks or remembered corrections use Of a book/],
    ['Nobody has it', /Nothing uses it/],
  ] as const) {
    await act(async () => screen.getByLabelText(`Actions for ${name}`).click());
    await clickOn(await screen.findByText('Delete'));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(told)).toBeTruthy();
    await act(async () => within(dialog).getByText('Cancel').click());
  }
});
