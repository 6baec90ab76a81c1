import { contract } from '@larder/contract';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { hook } from '../../../test/hooks.tsx';
import { forgetToken, keepToken } from '../session/token.ts';
import { followRevisions, useFetch } from './index.ts';

const { list: reports } = contract.reports;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  keepToken('mia');
  server.answers(reports, []);
});
afterEach(() => {
  stop();
  forgetToken();
  vi.useRealTimers();
  setVisible(true);
});

/** The stream, as far as the test has written it. */
function openStream() {
  const streams: { write: (text: string) => void; end: () => void; isOpen: () => boolean }[] = [];
  server.responds(contract.revisions.stream, (_call, signal) => {
    let isOpen = true;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        signal?.addEventListener('abort', () => {
          isOpen = false;
          controller.error(new DOMException('The call was stopped.', 'AbortError'));
        });
        streams.push({
          write: (text) => controller.enqueue(new TextEncoder().encode(text)),
          end: () => {
            isOpen = false;
            controller.close();
          },
          isOpen: () => isOpen,
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  return streams;
}

const message = () => `data: ${JSON.stringify(server.revisions)}\n\n`;

function setVisible(isVisible: boolean) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: isVisible ? 'visible' : 'hidden' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function showReports() {
  const { result } = hook(() => useFetch(reports));
  await waitFor(() => expect(result.current.data).toEqual([]));
  return () => server.calls(reports).length;
}

test('what somebody else changes is asked for again, without anything being done here', async () => {
  const streams = openStream();
  const asked = await showReports();
  stop = followRevisions();
  await waitFor(() => expect(streams).toHaveLength(1));

  server.raise('household');
  streams[0]?.write(message());
  await waitFor(() => expect(asked()).toBe(2));
  server.raise('plans');
  streams[0]?.write(': still here\n\n');
  streams[0]?.write(message());
  server.raise('household');
  streams[0]?.write(message());
  await waitFor(() => expect(asked()).toBe(3));
});

test('a page that nobody sees has no connection, and catches up when it is seen again', async () => {
  const streams = openStream();
  const asked = await showReports();
  stop = followRevisions();
  await waitFor(() => expect(streams).toHaveLength(1));
  setVisible(false);
  await waitFor(() => expect(streams[0]?.isOpen()).toBe(false));

  server.raise('household');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([streams.length, asked()]).toEqual([1, 1]);
  setVisible(true);
  await waitFor(() => expect(streams).toHaveLength(2));
  streams[1]?.write(message());
  await waitFor(() => expect(asked()).toBe(2));
});

test('nobody is followed who is not logged in', async () => {
  const streams = openStream();
  forgetToken();
  stop = followRevisions();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(streams).toEqual([]);
  keepToken('mia');
  await waitFor(() => expect(streams).toHaveLength(1));
  forgetToken();
  await waitFor(() => expect(streams[0]?.isOpen()).toBe(false));
});

test('a stream that ends is opened again', async () => {
  const streams = openStream();
  stop = followRevisions();
  await waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.end();
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(streams).toHaveLength(2));
});

test('where a proxy holds the stream back, the server is asked every half minute', async () => {
  const streams = openStream();
  const asked = await showReports();
  stop = followRevisions();
  await waitFor(() => expect(streams).toHaveLength(1));
  server.answers(contract.revisions.get, () => server.revisions);
  await vi.advanceTimersByTimeAsync(41_000);
  await waitFor(() => expect(server.calls(contract.revisions.get)).toHaveLength(1));
  expect(streams.map(({ isOpen }) => isOpen())).toEqual([false]);

  server.raise('household');
  await vi.advanceTimersByTimeAsync(30_000);
  await waitFor(() => expect(asked()).toBe(2));
  expect(streams).toHaveLength(1);
});

test('a stream that says something now and then is not silent', async () => {
  const streams = openStream();
  stop = followRevisions();
  await waitFor(() => expect(streams).toHaveLength(1));
  for (let count = 0; count < 5; count++) {
    await vi.advanceTimersByTimeAsync(20_000);
    streams[0]?.write(': still here\n\n');
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(streams.map(({ isOpen }) => isOpen())).toEqual([true]);
});

test('of two windows one has a connection, and tells the other', async () => {
  const streams = openStream();
  Object.assign(navigator, { locks: oneAtATime() });
  const asked = await showReports();
  stop = followRevisions();
  const stopOther = followRevisions();
  await waitFor(() => expect(streams).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(100);
  expect(streams).toHaveLength(1);

  server.raise('household');
  streams[0]?.write(message());
  await waitFor(() => expect(asked()).toBe(2));
  stop();
  await waitFor(() => expect(streams).toHaveLength(2));
  stopOther();
  Reflect.deleteProperty(navigator, 'locks');
});

/** The one lock of the browser, as far as it is needed here. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, _options: object, work: () => Promise<void>) => {
      last = last.then(work, work);
      return last;
    },
  };
}
