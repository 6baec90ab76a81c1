import { expect, test } from 'vitest';
import { readReadme, withSettings } from './settings-table.mjs';

test('the README lists the settings that the server reads; npx tsx tools/settings-table.mjs brings it up to date', () => {
  const readme = readReadme();

  expect(withSettings(readme)).toBe(readme);
});
