import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inLanguage } from '../../../test/language.ts';
import { provideWords } from '../messages/index.ts';
import { loadTwice, MissingPart } from './lazy.ts';

inLanguage('en-US');
beforeAll(() => provideWords({ 'api.unreachable': 'The server cannot be reached.' }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const breaking = new TypeError('Failed to fetch dynamically imported module');

test('a part whose file does not come at first is there a moment later', async () => {
  const load = vi.fn(async () => 'dialog').mockRejectedValueOnce(breaking);
  const part = expect(loadTwice(load)).resolves.toBe('dialog');
  await vi.runAllTimersAsync();
  await part;
});

test('a part whose file does not come at all is missing for want of a connection', async () => {
  const load = vi.fn().mockRejectedValue(breaking);
  const part = expect(loadTwice(load)).rejects.toBeInstanceOf(MissingPart);
  await vi.runAllTimersAsync();
  await part;
  expect(load).toHaveBeenCalledTimes(2);
});
