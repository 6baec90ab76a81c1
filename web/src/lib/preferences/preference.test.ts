import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { preference } from './preference.ts';

let stored: Record<string, string>;

beforeEach(() => {
  stored = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => {
      stored[key] = text;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  });
});
afterAll(() => void vi.unstubAllGlobals());

test('what was never chosen takes its default', () => {
  stored['recipe-print-preferences'] = '{"showNotes":false}';

  expect(preference('recipe-print-preferences', { imagePosition: 'left', showNotes: true }).get()).toEqual({
    imagePosition: 'left',
    showNotes: false,
  });
});

test.each(['', 'no json', '[1]', 'null', '7'])('stored nonsense (%s) is passed over', (text) => {
  stored.taste = text;

  expect(preference('taste', { sidebarOpen: true }).get()).toEqual({ sidebarOpen: true });
});

test('a choice is remembered as a whole', () => {
  preference('taste', { sidebarOpen: true, order: 'name' }).change({ order: 'rating' });

  expect(JSON.parse(stored.taste ?? '')).toEqual({ sidebarOpen: true, order: 'rating' });
});
