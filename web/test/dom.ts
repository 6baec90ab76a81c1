import words from '@larder/messages/en-US.json' with { type: 'json' };
import { cleanup, configure, renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { clearDevice } from '../src/features/shopping/sync/leave-device.ts';
import { queryClient } from '../src/lib/api/index.ts';
import { provideWords } from '../src/lib/messages/index.ts';
import { forgetToken } from '../src/lib/session/token.ts';
import { lifetimes, toast, useToasts } from '../src/lib/toasts/toasts.ts';
import { compiledWhenRead } from './compiled-when-read.ts';
import { server } from './fake-server.ts';

document.documentElement.lang = 'en-US';
provideWords(compiledWhenRead(words));
// Whether each element can be seen takes jsdom seconds on a whole page; a screen's code takes a while to load.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 * Number(process.env.LARDER_TEST_PACE ?? 1) });
// On a busy machine eight seconds are over before a test reaches the button.
lifetimes.undoable = 60_000;

beforeEach(() => server.start());

// Files run in one process, one after the other: each leaves it as it was.
afterEach(async () => {
  cleanup();
  for (const { id } of renderHook(useToasts).result.current) toast.close(id);
  cleanup();
  // Not before nothing is drawn any more: without a token, the screen would turn into that of a visitor.
  forgetToken();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  // Where a file has brought a database into the process, what one test leaves waiting there is not the next one's.
  for (const name of (await globalThis.indexedDB?.databases?.()) ?? [])
    if (name.name?.startsWith('larder.shopping.')) await clearDevice(name.name.slice('larder.shopping.'.length));
  vi.restoreAllMocks();
  server.stop();
});

// A screen that is still loading when its file ends could be loaded by none of the files after it.
afterAll(() => vi.dynamicImportSettled());
