import { contract } from '@larder/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { page } from '../../../test/pages.ts';
import { binItem } from '../../../test/samples.ts';
import { answerFrame, mia, visit } from '../../../test/screens.tsx';
import { toast } from '../../lib/toasts/toasts.ts';

const day = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * day - 60_000).toISOString();
const pie = binItem('Pumpkin pie');
const quick = { ...binItem('Quick'), id: '00000000-0000-4000-8000-000000000702', kind: 'tag' as const, references: 12 };

const openBin = async (me = mia) => {
  answerFrame(me);
  server.answers(
    contract.bin.list,
    page([
      { ...pie, keptUntil: inDays(30) },
      { ...quick, keptUntil: inDays(2) },
    ]),
  );
  server.answers(contract.bin.count, { recipe: 1, tag: 1 });
  await visit('/group/bin');
  await screen.findByText('Pumpkin pie');
};

test('what is in the bin says what it was, who deleted it, and how long it stays', async () => {
  await openBin();
  const [first, second] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(/left/));
  expect(first?.textContent).toMatch(/Pumpkin pie.*Recipe · Ada, today at.*30 days left/);
  expect(second?.textContent).toMatch(/Quick.*Tag on 12 recipes · Ada.*2 days left/);
});

test('restoring says under which name it is back', async () => {
  const warned = vi.spyOn(toast, 'warning');
  await openBin();
  server.answers(contract.bin.restore, [
    { id: pie.id, kind: 'recipe', name: 'Pumpkin pie (1)', slug: 'pumpkin-pie-1', isRenamed: true },
  ]);
  await act(async () => screen.getByRole('button', { name: 'Restore Pumpkin pie' }).click());
  await waitFor(() => expect(warned).toHaveBeenCalledWith(expect.stringContaining('It is back as “Pumpkin pie (1)”')));
  expect(server.calls(contract.bin.restore)[0]?.body).toEqual({ ids: [pie.id] });
});

test('one kind alone is asked for', async () => {
  await openBin();
  await act(async () => screen.getByRole('button', { name: /Tags/ }).click());
  await waitFor(() => {
    const asked = server.calls(contract.bin.list).map(({ query }) => query.get('queryFilter'));
    expect(asked).toContain('kind = "tag"');
  });
});

test('emptying asks first, and says what cannot be undone', async () => {
  const told = vi.spyOn(toast, 'success');
  await openBin({ ...mia, canOrganize: true });
  server.answers(contract.bin.empty, { changed: 2 });
  await act(async () => screen.getByRole('button', { name: 'Empty the bin…' }).click());
  const dialog = await screen.findByRole('dialog', { name: 'Empty the bin?' });
  expect(dialog.textContent).toContain('This cannot be undone');
  await act(async () => within(dialog).getByRole('button', { name: 'Empty the bin' }).click());
  await waitFor(() => expect(told).toHaveBeenCalledWith('2 deleted for good'));
});

test('who may not organize restores, but does not empty', async () => {
  await openBin({ ...mia, canOrganize: false, admin: false });
  expect(screen.getByRole('button', { name: 'Restore Quick' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Empty the bin…' })).toBeNull();
});
