import { contract, type Revisions } from '@larder/contract';
import { token, watchToken } from '../session/token.ts';
import { ApiError } from './api-error.ts';
import { request, requestLines } from './request.ts';
import { knownRevisions, learnRevisions, ownScope } from './revisions.ts';

/** The server says something every 20 seconds. After a longer silence, something on the way holds back what it says. */
const longestSilence = 40_000;
const pollEvery = 30_000;
const longestPause = 30_000;

/**
 * Learns what others change, in other tabs and on other devices, for as long as somebody is logged in and sees the page.
 * @returns a function that ends it
 */
export function followRevisions(): () => void {
  let following: AbortController | undefined;
  const end = () => {
    following?.abort();
    following = undefined;
  };
  const update = () => {
    if (token() === null || document.visibilityState !== 'visible') return end();
    if (following) return;
    following = new AbortController();
    void follow(following.signal);
  };
  const stopWatching = watchToken(update);
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    stopWatching();
    document.removeEventListener('visibilitychange', update);
    end();
  };
}

type Tell = (revisions: Partial<Revisions>) => void;

/** Of several windows one listens to the server and tells the others: a browser has few connections for one server. */
async function follow(signal: AbortSignal): Promise<void> {
  const windows = new BroadcastChannel('larder.revisions');
  signal.addEventListener('abort', () => windows.close());
  let isListening = false;
  windows.onmessage = ({ data }: MessageEvent<Partial<Revisions> | 'ask'>) => {
    if (data !== 'ask') return learnRevisions(ownScope, data);
    if (isListening) windows.postMessage(knownRevisions(ownScope));
  };
  windows.postMessage('ask');
  const listen = () => {
    isListening = true;
    return listenToServer(signal, (revisions) => {
      learnRevisions(ownScope, revisions);
      if (!signal.aborted) windows.postMessage(revisions);
    });
  };
  // Browsers have locks only where the page came by https.
  const listening = 'locks' in navigator ? navigator.locks.request('larder.revisions', { signal }, listen) : listen();
  await listening.catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

async function listenToServer(signal: AbortSignal, tell: Tell): Promise<void> {
  for (let failures = 0; !signal.aborted; failures++) {
    const outcome = await readStream(
      signal,
      () => {
        failures = 0;
      },
      tell,
    );
    if (outcome === 'useless') return poll(signal, tell);
    await pause(Math.min(longestPause, 1000 * 2 ** failures), signal);
  }
}

/** Useless where the server has no stream, and where nothing of it arrives. */
async function readStream(signal: AbortSignal, onSign: () => void, tell: Tell): Promise<'ended' | 'useless'> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end, { once: true });
  let silence = setTimeout(end, longestSilence);
  try {
    for await (const line of requestLines(contract.revisions.stream, {}, ending.signal)) {
      clearTimeout(silence);
      silence = setTimeout(end, longestSilence);
      onSign();
      if (line.startsWith('data:')) tell(JSON.parse(line.slice('data:'.length)));
    }
    return 'ended';
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return (ending.signal.aborted && !signal.aborted) || isRefused ? 'useless' : 'ended';
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', end);
  }
}

async function poll(signal: AbortSignal, tell: Tell): Promise<void> {
  while (!signal.aborted) {
    // Without a network there is nothing to learn until the next time.
    await request(contract.revisions.get, {}, { signal }).then(tell, () => undefined);
    await pause(pollEvery, signal);
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
