import { contract } from '@larder/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { answerFrame, draw } from '../../../../test/screens.tsx';
import { findMe } from '../../../lib/session/index.ts';
import { keepToken } from '../../../lib/session/token.ts';
import CalendarDialog from './CalendarDialog.tsx';

const address = 'https://larder.test/api/calendar/secret.ics';
const none = { address: null, createdAt: null };
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

async function show(canManage: boolean) {
  answerFrame({ canManage });
  let now: { address: string | null; createdAt: string | null } = none;
  server.answers(contract.mealplanCalendar.get, () => now);
  server.answers(contract.mealplanCalendar.create, () => {
    now = { address, createdAt: '2026-01-01T08:00:00Z' };
    server.raise('plans');
    return now;
  });
  server.answers(contract.mealplanCalendar.remove, () => {
    now = none;
    server.raise('plans');
    return now;
  });
  keepToken('token-of-mia');
  await findMe();
  await draw(() => <CalendarDialog onClose={() => undefined} />);
}

test('an address is made, handed on, and ended', async () => {
  await show(true);
  await press('Make an address');
  expect(await screen.findByText(address)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')).toBe(
    'webcal://larder.test/api/calendar/secret.ics',
  );
  expect(await screen.findByRole('img', { name: 'Code with the address of the calendar' })).toBeTruthy();
  await press('End the address');
  expect(await screen.findByText('There is no address yet.')).toBeTruthy();
});

test('who does not manage the household is told whom to ask', async () => {
  await show(false);
  expect(await screen.findByText(/Somebody who manages the household can make one/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make an address' })).toBeNull();
});
