import { contract } from '@larder/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { answerFrame, screenStates, visit } from '../../../../test/screens.tsx';

const line = (level: number, msg: string, more: object = {}) =>
  JSON.stringify({ level, time: '2026-03-01T12:00:00Z', msg, ...more });

screenStates('the log', {
  at: '/admin/maintenance/logs',
  endpoint: contract.adminMaintenance.logs,
  full: { logs: [line(30, 'Server listening')] },
  shows: /Server listening/,
  empty: { logs: [] },
  invites: /Nothing to show/,
  besides: () => answerFrame({ admin: true }),
});

test('the newest line comes first and opens to what it says besides; one narrows by level and text', async () => {
  answerFrame({ admin: true });
  const error = line(50, 'mail refused', { err: { message: '535', host: 'smtp.example' } });
  server.answers(contract.adminMaintenance.logs, { logs: [line(30, 'began'), error, 'no json'] });
  await visit('/admin/maintenance/logs');
  const refused = await screen.findByRole('button', { name: /mail refused/ });
  const messages = screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
  expect(messages.findIndex((text) => text?.includes('no json'))).toBeLessThan(
    messages.findIndex((text) => text?.includes('began')),
  );
  expect(refused.textContent).toContain('535');
  expect(screen.getByRole('heading', { name: /^March 1/ })).toBeTruthy();
  await act(async () => refused.click());
  expect(screen.getByText('err.host').nextSibling?.textContent).toBe('smtp.example');

  await act(async () => screen.getByRole('button', { name: 'Errors' }).click());
  fireEvent.change(screen.getByRole('searchbox', { name: 'Only lines with…' }), { target: { value: 'mail' } });
  await waitFor(() => {
    const last = server.calls(contract.adminMaintenance.logs).at(-1)?.query;
    expect([last?.get('level'), last?.get('text')]).toEqual(['error', 'mail']);
  });
});

test('the whole log is downloaded by a token', async () => {
  answerFrame({ admin: true });
  server.answers(contract.adminMaintenance.logs, { logs: [line(30, 'began')] });
  server.answers(contract.adminMaintenance.logFile, { fileToken: 'file-token' });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await visit('/admin/maintenance/logs');
  await act(async () => screen.getByRole('button', { name: 'Download' }).click());
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  const [link] = click.mock.contexts as HTMLAnchorElement[];
  expect(link?.getAttribute('href')).toBe('/api/utils/download?token=file-token');
});

test('the part of the server that tells something stands before it', async () => {
  answerFrame({ admin: true });
  server.answers(contract.adminMaintenance.logs, { logs: [line(40, 'a mail could not be sent', { part: 'mail' })] });
  await visit('/admin/maintenance/logs');
  const shown = await screen.findByRole('button', { name: /mail could not be sent/ });
  expect([...shown.children].map(({ textContent }) => textContent).slice(1)).toEqual([
    'Warn',
    'mail',
    'a mail could not be sent',
  ]);
});

test('who has stopped to read is told how much is new, and sees it when they want to', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerFrame({ admin: true });
  server.answers(contract.adminMaintenance.logs, { logs: [line(30, 'began')] });
  await visit('/admin/maintenance/logs');
  await screen.findByRole('button', { name: /began/ });
  fireEvent.click(screen.getByRole('switch', { name: 'Follow' }));
  server.answers(contract.adminMaintenance.logs, { logs: [line(30, 'began'), line(30, 'went on'), line(30, 'ended')] });
  await act(async () => vi.advanceTimersByTimeAsync(4000));
  const pill = await screen.findByRole('button', { name: '2 new lines' });
  expect(screen.queryByText('ended')).toBeNull();
  await act(async () => pill.click());
  expect(screen.getByText('ended')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /new lines/ })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Follow' }).checked).toBe(true);
  vi.useRealTimers();
});
