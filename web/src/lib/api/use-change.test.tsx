import { contract } from '@larder/contract';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { hook } from '../../../test/hooks.tsx';
import { page } from '../../../test/pages.ts';
import { preferences as begin } from '../../../test/samples.ts';
import { toast } from '../toasts/toasts.ts';
import { type ChangeOptions, useChange, useFetch } from './index.ts';

const { preferences, changePreferences, members } = contract.groups;

const edit: ChangeOptions<typeof changePreferences> = {
  optimistic: (update, { body }) => update.edit(preferences, (reply) => ({ ...reply, ...body })),
};

/** A screen that shows the preferences and changes them. */
function screen(options = edit) {
  const { result } = hook(() => ({ shown: useFetch(preferences), change: useChange(changePreferences, options) }));
  return {
    firstDay: () => result.current.shown.data?.firstDayOfWeek,
    choose: (firstDayOfWeek: number) => act(() => result.current.change.mutate({ body: { firstDayOfWeek } })),
    result,
  };
}

async function screenWithData(options = edit) {
  server.answers(preferences, begin);
  const it = screen(options);
  await waitFor(() => expect(it.firstDay()).toBe(0));
  return it;
}

describe('an optimistic change', () => {
  test('shows before the server has answered, and the truth afterwards', async () => {
    const it = await screenWithData();
    const saving = server.delays(changePreferences);
    it.choose(1);
    await waitFor(() => expect(it.firstDay()).toBe(1));

    // What was saved differs from what was guessed.
    server.answers(preferences, { ...begin, firstDayOfWeek: 2 });
    server.raise('household');
    saving.answer({ ...begin, firstDayOfWeek: 2 });
    await waitFor(() => expect(it.firstDay()).toBe(2));
  });

  test('is taken back when the server refuses, and a toast says why', async () => {
    const told = vi.spyOn(toast, 'error');
    const it = await screenWithData();
    const saving = server.delays(changePreferences);
    it.choose(1);
    await waitFor(() => expect(it.firstDay()).toBe(1));

    saving.fail('access.forbidden');
    await waitFor(() => expect(it.firstDay()).toBe(0));
    expect(told.mock.calls).toEqual([['Refused: access.forbidden']]);
  });

  test('is taken back without a word where the screen tells it', async () => {
    const told = vi.spyOn(toast, 'error');
    const it = await screenWithData({ ...edit, quiet: true });
    server.fails(changePreferences, 'access.forbidden');
    it.choose(1);
    await waitFor(() => expect(it.result.current.change.error?.code).toBe('access.forbidden'));
    expect(it.firstDay()).toBe(0);
    expect(told).not.toHaveBeenCalled();
  });

  test('stays without a network only until that is known', async () => {
    const it = await screenWithData();
    server.breaks(changePreferences);
    it.choose(1);
    await waitFor(() => expect(it.result.current.change.error?.code).toBe('network'));
    expect(it.firstDay()).toBe(0);
  });

  test('does not flicker while another one is under way', async () => {
    const it = await screenWithData();
    const first = server.delays(changePreferences);
    it.choose(1);
    await waitFor(() => expect(server.calls(changePreferences)).toHaveLength(1));
    const second = server.delays(changePreferences);
    it.choose(2);
    await waitFor(() => expect(it.firstDay()).toBe(2));
    const asked = server.calls(preferences).length;

    server.answers(preferences, { ...begin, firstDayOfWeek: 1 });
    server.raise('household');
    first.answer({ ...begin, firstDayOfWeek: 1 });
    await new Promise((done) => setTimeout(done, 50));
    expect([it.firstDay(), server.calls(preferences).length]).toEqual([2, asked]);

    server.answers(preferences, { ...begin, firstDayOfWeek: 2 });
    server.raise('household');
    second.answer({ ...begin, firstDayOfWeek: 2 });
    await waitFor(() => expect(server.calls(preferences)).toHaveLength(asked + 1));
    expect(it.firstDay()).toBe(2);
  });

  test('reaches the server after the one before it', async () => {
    const it = await screenWithData();
    const first = server.delays(changePreferences);
    it.choose(1);
    await waitFor(() => expect(server.calls(changePreferences)).toHaveLength(1));
    const second = server.delays(changePreferences);
    it.choose(2);
    await waitFor(() => expect(it.firstDay()).toBe(2));
    await new Promise((done) => setTimeout(done, 20));
    expect(server.calls(changePreferences)).toHaveLength(1);

    first.answer({ ...begin, firstDayOfWeek: 1 });
    await waitFor(() => expect(server.calls(changePreferences)).toHaveLength(2));
    server.answers(preferences, { ...begin, firstDayOfWeek: 2 });
    server.raise('household');
    second.answer({ ...begin, firstDayOfWeek: 2 });
    await waitFor(() => expect(it.result.current.change.isSuccess).toBe(true));
    expect(it.firstDay()).toBe(2);
  });

  test('that fails takes nothing away from one that follows it', async () => {
    const it = await screenWithData();
    const first = server.delays(changePreferences);
    it.choose(1);
    await waitFor(() => expect(server.calls(changePreferences)).toHaveLength(1));
    const second = server.delays(changePreferences);
    it.choose(2);
    await waitFor(() => expect(it.firstDay()).toBe(2));

    first.fail('access.forbidden');
    await waitFor(() => expect(server.calls(changePreferences)).toHaveLength(2));
    server.answers(preferences, { ...begin, firstDayOfWeek: 2 });
    server.raise('household');
    second.answer({ ...begin, firstDayOfWeek: 2 });
    await waitFor(() => expect(it.firstDay()).toBe(2));
  });

  test('is not overwritten by a reply that was under way before it', async () => {
    const it = await screenWithData();
    const reading = server.delays(preferences);
    void it.result.current.shown.refetch();
    await waitFor(() => expect(server.calls(preferences)).toHaveLength(2));
    const saving = server.delays(changePreferences);
    it.choose(1);
    await waitFor(() => expect(it.firstDay()).toBe(1));
    reading.answer(begin);
    await new Promise((done) => setTimeout(done, 20));
    expect(it.firstDay()).toBe(1);

    server.answers(preferences, { ...begin, firstDayOfWeek: 1 });
    server.raise('household');
    saving.answer({ ...begin, firstDayOfWeek: 1 });
    await waitFor(() => expect(it.result.current.change.isSuccess).toBe(true));
    expect(it.firstDay()).toBe(1);
  });
});

test('a change asks again for what is on the screen and depends on it, and for nothing else', async () => {
  server.answers(preferences, begin);
  server.answers(members, []);
  server.answers(contract.timeline.list, page([]));
  const { result } = hook(() => ({
    household: useFetch(preferences),
    members: useFetch(members),
    timeline: useFetch(contract.timeline.list),
    change: useChange(changePreferences),
  }));
  await waitFor(() => expect(result.current.timeline.data).toBeDefined());
  await waitFor(() => expect(result.current.members.data).toBeDefined());
  server.answers(changePreferences, () => {
    server.raise('household');
    return begin;
  });
  await act(() => result.current.change.mutateAsync({ body: {} }));

  const asked = [preferences, members, contract.timeline.list].map((endpoint) => server.calls(endpoint).length);
  expect(asked).toEqual([2, 2, 1]);
});

test('a change that changed nothing asks for nothing', async () => {
  const it = await screenWithData({});
  server.answers(changePreferences, begin);
  await act(() => it.result.current.change.mutateAsync({ body: {} }));
  expect(server.calls(preferences)).toHaveLength(1);
});
