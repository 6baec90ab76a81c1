import words from '@larder/messages/en-US.json' with { type: 'json' };
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { queryClient } from '../src/lib/api/index.ts';
import { provideWords } from '../src/lib/messages/index.ts';

document.documentElement.lang = 'en-US';
provideWords(words);
// Whether each element can be seen takes jsdom seconds on a whole page; a screen's code takes a while to load.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});
