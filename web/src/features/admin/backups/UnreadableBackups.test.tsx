import { contract } from '@larder/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { answerFrame, clickOn, visit } from '../../../../test/screens.tsx';

const name = 'larder_2026.02.28.03.15.00';

test('a backup that cannot be read is listed, with a way to its file and out of the way', async () => {
  answerFrame({ admin: true });
  server.answers(contract.backups.overview, {
    ...{ work: null, last: null, backups: [], bytes: 0, free: null, nightlyAt: null, secondPlace: null },
    unreadable: [{ name, createdAt: '2026-02-28T03:15:00.000Z', bytes: 4096 }],
    keep: { days: 7, weeks: 4, months: 12 },
  });
  server.answers(contract.backups.remove, { message: 'The backup is deleted.', error: false });
  await visit('/admin/backups');
  expect(await screen.findByRole('heading', { name: 'A backup that cannot be read' })).toBeTruthy();
  const row = screen.getByText('Cannot be read').closest('li') ?? expect.fail('no row');
  expect(within(row).queryByRole('link')).toBeNull();
  await clickOn(within(row).getByRole('button'));
  expect(await screen.findByRole('menuitem', { name: 'Download' })).toBeTruthy();
  await clickOn(screen.getByRole('menuitem', { name: 'Delete backup' }));
  const asked = await screen.findByRole('dialog', { name: 'Delete this backup?' });
  await clickOn(within(asked).getByRole('button', { name: 'Delete backup' }));
  expect(server.calls(contract.backups.remove)[0]?.params).toEqual({ name });
});
