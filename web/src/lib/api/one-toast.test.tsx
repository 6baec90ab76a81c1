import { contract } from '@larder/contract';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { hook } from '../../../test/hooks.tsx';
import { toast } from '../toasts/toasts.ts';
import { useChange } from './index.ts';

test.each([
  ['what the reply says is told', false, 1],
  ['where the screen says itself that it is done, the reply adds nothing', true, 0],
])('%s', async (_, saysDone, toasts) => {
  const told = vi.spyOn(toast, 'info');
  server.answers(contract.seeders.foods, { message: 'Foods were added.', error: false, created: 3 });
  const { result } = hook(() => useChange(contract.seeders.foods, { saysDone }));
  await act(() => result.current.mutateAsync({ body: { locale: 'en-US' } }));
  expect(told).toHaveBeenCalledTimes(toasts);
});
