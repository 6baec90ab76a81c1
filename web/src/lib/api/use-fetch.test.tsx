import { contract } from '@larder/contract';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { hook } from '../../../test/hooks.tsx';
import { page } from '../../../test/pages.ts';
import { cacheReply, queryClient, request, useFetch, usePagedFetch } from './index.ts';
import { learnRevisions, ownScope } from './revisions.ts';

const { group } = contract.explore;
const { list: labels } = contract.labels;
const { list: reports } = contract.reports;

const household = (name: string) => ({ id: 'g', name, slug: 'home' });
const anyCall = contract.ingredients.parsers;

/** Somebody else has changed something, and the next call of this browser hears of it. */
async function hearOf(...topics: Parameters<typeof server.raise>) {
  server.raise(...topics);
  server.answers(anyCall, ['nlp']);
  await act(() => request(anyCall));
}

test('one answer serves every component that asks the same', async () => {
  server.answers(reports, []);
  const { result } = hook(() => [useFetch(reports), useFetch(reports)]);
  await waitFor(() => expect(result.current.map(({ data }) => data)).toEqual([[], []]));
  expect(server.calls(reports)).toHaveLength(1);
});

test('a failure is told in words, and tried again when asked', async () => {
  server.fails(reports, 'server.failed');
  const { result } = hook(() => useFetch(reports));
  await waitFor(() => expect(result.current.error?.message).toBe('Refused: server.failed'));
  server.answers(reports, []);
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.data).toEqual([]));
});

test('nothing is asked for that is not wanted yet', async () => {
  hook(() => useFetch(reports, {}, { enabled: false }));
  await new Promise((done) => setTimeout(done, 20));
  expect(server.calls(reports)).toEqual([]);
});

test('what is on the screen is asked for again when any reply tells of a change', async () => {
  server.answers(labels, page([]));
  server.answers(reports, []);
  const { result } = hook(() => ({ labels: useFetch(labels), reports: useFetch(reports) }));
  await waitFor(() => expect(result.current.labels.data && result.current.reports.data).toBeDefined());

  await hearOf('groupData');
  await waitFor(() => expect(server.calls(labels)).toHaveLength(2));
  expect(server.calls(reports)).toHaveLength(1);
});

test('what is not on the screen is asked for when it is next shown, and only if something has changed', async () => {
  server.answers(labels, page([]));
  let isShown = true;
  const { result, rerender } = hook(() => useFetch(labels, {}, { enabled: isShown }));
  await waitFor(() => expect(result.current.data).toBeDefined());
  const show = (shown: boolean) => {
    isShown = shown;
    rerender();
  };
  show(false);
  show(true);
  await hearOf('plans');
  expect(server.calls(labels)).toHaveLength(1);

  show(false);
  await hearOf('groupData');
  expect(server.calls(labels)).toHaveLength(1);
  show(true);
  await waitFor(() => expect(server.calls(labels)).toHaveLength(2));
});

test('a change that happens while a reply is under way is asked for after it', async () => {
  const waiting = server.delays(labels);
  const { result } = hook(() => useFetch(labels));
  await waitFor(() => expect(server.calls(labels)).toHaveLength(1));
  learnRevisions(ownScope, server.revisions);
  const before = server.revisions;
  await hearOf('groupData');

  server.answers(labels, page([]));
  waiting.answer(page([]), before);
  await waitFor(() => expect(server.calls(labels)).toHaveLength(2));
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  expect(server.calls(labels)).toHaveLength(2);
});

test('a server that tells an older revision than before is not asked in a circle', async () => {
  server.answers(labels, page([]));
  const { result } = hook(() => useFetch(labels));
  await waitFor(() => expect(result.current.data).toBeDefined());
  act(() => learnRevisions(ownScope, { groupData: 100 }));
  await waitFor(() => expect(server.calls(labels)).toHaveLength(2));
  await new Promise((done) => setTimeout(done, 50));
  expect(server.calls(labels)).toHaveLength(2);
});

test("another group's revisions say nothing of one's own", async () => {
  server.answers(labels, page([]));
  server.answers(group, household('Neighbours'));
  const { result } = hook(() => useFetch(labels));
  await waitFor(() => expect(result.current.data).toBeDefined());
  server.raise('groupData');
  await act(() => request(group, { params: { groupSlug: 'neighbours' } }));
  expect(server.calls(labels)).toHaveLength(1);
});

test('what a change has answered is shown without asking, until something else changes', async () => {
  const book = { params: { itemId: 'b' } };
  const label = { id: 'b', name: 'Fruit', color: '#ff0000', groupId: 'g' };
  const { get, replace } = contract.labels;
  const reply = { ...label, createdAt: null, updatedAt: null };
  server.answers(replace, () => {
    server.raise('groupData');
    return reply;
  });
  cacheReply(queryClient, get, book, await request(replace, { ...book, body: { name: 'Fruit' } }));
  server.answers(get, reply);
  const { result } = hook(() => useFetch(get, book));
  expect(result.current.data?.name).toBe('Fruit');
  await new Promise((done) => setTimeout(done, 20));
  expect(server.calls(get)).toEqual([]);

  await hearOf('groupData');
  await waitFor(() => expect(server.calls(get)).toHaveLength(1));
});

test('of a long list only the pages on the screen are asked for', async () => {
  const all = Array.from({ length: 100 }, (_, index) => ({ index }));
  server.answers(contract.timeline.list, ({ query }) => {
    const from = (Number(query.get('page')) - 1) * 10;
    return page(all.slice(from, from + 10), 100) as never;
  });
  const { result } = hook(() => usePagedFetch(contract.timeline.list, {}, { perPage: 10 }));
  await waitFor(() => expect(result.current.total).toBe(100));
  expect([result.current.itemAt(3), result.current.itemAt(55)]).toEqual([{ index: 3 }, undefined]);

  act(() => result.current.show(55, 61));
  await waitFor(() => expect(result.current.itemAt(61)).toEqual({ index: 61 }));
  expect(server.calls(contract.timeline.list).map(({ query }) => query.get('page'))).toEqual(['1', '6', '7']);

  await hearOf('recipes');
  await waitFor(() => expect(server.calls(contract.timeline.list)).toHaveLength(5));
});

test('a page that fails can be asked for again', async () => {
  server.fails(contract.timeline.list, 'server.failed');
  const { result } = hook(() => usePagedFetch(contract.timeline.list, {}, { perPage: 10 }));
  await waitFor(() => expect(result.current.error?.code).toBe('server.failed'));
  server.answers(contract.timeline.list, page([]));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.total).toBe(0));
  expect(result.current.error).toBeNull();
});
